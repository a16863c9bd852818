import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';

/** Addresses of the pages of the current version by ID; empty for an unknown ID. */
export function useDocPaths(): (id: string) => string {
  const {activeVersion} = useActiveDocContext(undefined);
  const paths = new Map(activeVersion?.docs.map(({id, path}) => [id, path]));
  return (id) => paths.get(id) ?? '';
}
