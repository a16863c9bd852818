/** A version of the manual that can be searched, as the plugin tells it. */
export interface SearchVersion {
  /** Address of the folder of its index, with `/` at its end. */
  readonly folder: string;
  /** Address of the folder of its pages, with `/` at its end. */
  readonly root: string;
  readonly label: string;
  /** Changes when a page of the version changes. */
  readonly hash: string;
}

/** Name of the file of an index. */
export const indexName = 'search-index.json';
/** Folder, beside the index, of the texts of its pages. */
export const textFolder = 'search-texts';
/** Name of the plugin, under which its global data stand. */
export const pluginName = '@easyops-cn/docusaurus-search-local';

/** Address of the index of a version. A new release has a new one, so that no cache keeps the old. */
export function indexAddress({folder, hash}: SearchVersion): string {
  return `${folder}${indexName}${hash === '' ? '' : `?_=${hash}`}`;
}

/**
 * Address of the texts of a page, from which excerpts are made.
 *
 * @param page document of the page in the index
 */
export function textAddress({folder, hash}: SearchVersion, page: number): string {
  return `${folder}${textFolder}/${page}.json?_=${hash}`;
}

/**
 * The version that an address of the search page names, as `docs/next/`. One
 * that is not known is looked for at its place, and tells there that it is not.
 *
 * @param baseUrl address of the site
 * @param name folder of the version below it; empty for the published one
 */
export function namedVersion(
  versions: readonly SearchVersion[],
  baseUrl: string,
  name: string,
): SearchVersion {
  const folder = name === '' ? baseUrl : `${baseUrl}${name}${name.endsWith('/') ? '' : '/'}`;
  return (
    versions.find((version) => version.folder === folder) ?? {
      folder,
      root: folder,
      label: name,
      hash: '',
    }
  );
}
