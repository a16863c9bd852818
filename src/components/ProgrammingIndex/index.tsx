import React, {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/programming.json';
import {useDocPaths} from '../../lib/hooks/useDocPaths';
import FilterIndex from '../FilterIndex';

/** The attributes of all objects are one group. */
const groupOf = ({kind}: {readonly kind: string}) =>
  kind.endsWith(' attribute') ? 'UI object attribute' : kind;

/** Index of all programmable items of the version. */
export default function ProgrammingIndex(): ReactNode {
  const {version} = useDocsVersion();
  const pathOf = useDocPaths();
  const rows = useMemo(
    () =>
      (index[version] ?? []).map((row) => ({
        ...row,
        title: row.name,
        names: [row.name],
        words: [row.kind, ...(row.does === undefined ? [] : [row.does])],
      })),
    [version],
  );
  return (
    <FilterIndex
      name="programming"
      label="Filter by name or kind"
      rows={rows}
      groupOf={groupOf}
      groups={[...new Set(rows.map(groupOf))]}>
      {({name, kind, doc, anchor, does}) => (
        <>
          <Link to={`${pathOf(doc)}#${anchor}`}>
            <code>{name}</code>
          </Link>{' '}
          <span>{does === undefined ? kind : `${kind}: ${does}`}</span>
        </>
      )}
    </FilterIndex>
  );
}
