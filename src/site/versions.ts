/** A version of the manual. */
export interface DocsVersion {
  /** Its name for the generator, in data and in stored preferences. */
  readonly name: string;
  /** Number of the product's release. */
  readonly number: string;
  /** Its name for readers. */
  readonly label: string;
  /** Part of its addresses after `/docs/`; empty for the latest. */
  readonly path: string;
  /** Folder of its pages, below that of the project. */
  readonly tree: string;
  /** Whether it is the one that readers are led to. */
  readonly isLatest: boolean;
}

/** Every version of the manual, the newest first: the only place that names them. */
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

/** The version in preparation and the one that is released. */
export const versions = {next: docsVersions[0], latest: docsVersions[1]} as const;

/** Address below which the documents of a version stand. */
export function docsRoot({path}: Pick<DocsVersion, 'path'>): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}
