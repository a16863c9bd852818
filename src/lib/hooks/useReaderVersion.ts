import {useDocsVersionCandidates, useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Current version; outside the docs the version that the reader last selected, or the latest. The
 * selection is known in the browser only, so static HTML and the first render use the latest.
 *
 * @returns the version, and a function that converts an address of the latest version to this
 * version; an address that this version does not have is returned unchanged
 */
export function useReaderVersion() {
  const [version] = useDocsVersionCandidates();
  const latest = useLatestVersion(undefined);
  return {
    version,
    addressOf: (address: string): string => {
      const id = latest.docs.find(({path}) => path === address)?.id;
      return version.docs.find((doc) => doc.id === id)?.path ?? address;
    },
  };
}
