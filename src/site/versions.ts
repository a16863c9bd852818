export interface DocsVersion {
  /** Docusaurus version name, used in data and stored preferences. */
  readonly name: string;
  /** Release number of the product. */
  readonly number: string;
  /** Label for readers. */
  readonly label: string;
  /** Path segment after `/docs/`; empty for the latest. */
  readonly path: string;
  /** Docs folder, relative to the project. */
  readonly tree: string;
  /** Whether it is the default version. */
  readonly isLatest: boolean;
}

/** All versions, newest first. No other file names them. */
export const docsVersions = [
  {
    name: 'current',
    number: '4.1',
    label: '4.1 (alpha)',
    path: 'next',
    tree: 'docs',
    isLatest: false,
  },
  {
    name: '4.0',
    number: '4.0',
    label: '4.0',
    path: '',
    tree: 'versioned_docs/version-4.0',
    isLatest: true,
  },
] as const satisfies readonly DocsVersion[];

export type VersionName = (typeof docsVersions)[number]['name'];

/** The version in preparation and the released one. */
export const versions = {next: docsVersions[0], latest: docsVersions[1]} as const;

/** All versions, the released one first. */
export const latestFirst = (): DocsVersion[] => [
  versions.latest,
  ...docsVersions.filter(({isLatest}) => !isLatest),
];

/**
 * Canonical address of a page: the page of the latest version, because most pages are the same in
 * all versions.
 *
 * @param address address without the base path
 * @param exists whether the site has an address
 * @returns `address` itself if only its version has the page
 */
export function canonicalOf(address: string, exists: (address: string) => boolean): string {
  const root = docsVersions
    .map(docsRoot)
    .sort((a, b) => b.length - a.length)
    .find((one) => address.startsWith(`${one}/`));
  const latest = `${docsRoot(versions.latest)}${address.slice(root?.length ?? 0)}`;
  return root !== undefined && exists(latest) ? latest : address;
}

/** Root path of the documents of a version. */
export function docsRoot({path}: Pick<DocsVersion, 'path'>): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}
