import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

/** Addresses of the pages of the current version by ID; empty for an unknown ID. */
export function useDocPaths(): (id: string) => string {
  const activeVersion = useActiveVersion(undefined);
  return (id) => activeVersion?.docs.find((doc) => doc.id === id)?.path ?? '';
}
