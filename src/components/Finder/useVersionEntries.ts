import {useMemo} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import type {VersionedEntry} from '../../features/catalogue';
import type {FinderEntry} from '.';

/**
 * Entries of a version with the addresses of their pages.
 *
 * @param entryOf converts an entry of the index; defined outside the component
 */
export function useVersionEntries<T extends {readonly doc: string}>(
  index: readonly VersionedEntry<T>[],
  version: string,
  entryOf: (entry: T) => Omit<FinderEntry, 'to'>,
): readonly FinderEntry[] {
  const docs = useVersions(undefined).find(({name}) => name === version)?.docs;
  // Docs are added to the same array when the page is idle; only the length shows it.
  const count = docs?.length;
  return useMemo(() => {
    const pathOf = new Map(docs?.slice(0, count).map(({id, path}) => [id, path]));
    return index
      .filter(({versions}) => versions.includes(version))
      .map(({entry}) => ({...entryOf(entry), to: pathOf.get(entry.doc) ?? ''}));
  }, [index, version, entryOf, docs, count]);
}
