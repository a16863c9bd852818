import {
  useDocsVersionCandidates,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The reader's version, and its page addresses. */
export interface ReaderVersion {
  readonly version: GlobalVersion;
  /**
   * Maps an address to that version.
   *
   * @param address address in the latest version
   * @returns the same address if the version has no such page
   */
  readonly addressOf: (address: string) => string;
}

/**
 * Current version; outside the docs the version that the reader last selected, or the
 * latest. The selection is known in the browser only, so static HTML and the first render
 * use the latest.
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
