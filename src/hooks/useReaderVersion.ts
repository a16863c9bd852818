import {
  useDocsVersionCandidates,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The version that the reader follows, and the way to its pages. */
export interface ReaderVersion {
  readonly version: GlobalVersion;
  /**
   * Address of a page in that version.
   *
   * @param address address of the page in the latest version
   * @returns the same address where the version has no such page
   */
  readonly addressOf: (address: string) => string;
}

/**
 * The version that is read; outside the docs the one that the reader chose
 * last, or else the latest. What was chosen is known in the browser only: the
 * HTML, and the first render with it, has the latest.
 */
export function useReaderVersion(): ReaderVersion {
  const [version] = useDocsVersionCandidates();
  const latest = useLatestVersion(undefined);
  return {
    version,
    addressOf: (address) => {
      const id = latest.docs.find(({path}) => path === address)?.id;
      return version.docs.find((doc) => doc.id === id)?.path ?? address;
    },
  };
}
