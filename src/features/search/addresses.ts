import {indexName, textFolder} from '../../site/files';

/** Searchable version of the manual, from the global data of the plugin. */
export interface SearchVersion {
  /** Docusaurus version name, such as `current`. */
  readonly name: string;
  readonly label: string;
  /** URL path of the folder of the index, with a trailing slash. */
  readonly folder: string;
  /** URL path of the folder of the pages, with a trailing slash. */
  readonly root: string;
}

/** Plugin name, which is the key of its global data. */
export const pluginName = '@easyops-cn/docusaurus-search-local';

/** URL path of the index of a version; without a hash, so that pages do not change with the index. */
export function indexAddress({folder}: SearchVersion): string {
  return folder + indexName;
}

/**
 * URL path of the texts of a page.
 *
 * @param index URL path of the index
 * @param page ID of the page's title document
 */
export function textAddress(index: string, page: number): string {
  return `${index.slice(0, -indexName.length)}${textFolder}/${page}.json`;
}
