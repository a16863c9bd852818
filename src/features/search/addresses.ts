import {trimSlashes} from '../../lib/address';
import {indexName, textFolder} from '../../site/files';

/** A version of the manual that can be searched, from the plugin. */
export interface SearchVersion {
  /** Name of the version among the docs, such as `current`. */
  readonly name: string;
  readonly label: string;
  /** Address of the folder of its index, with `/` at its end. */
  readonly folder: string;
  /** Address of the folder of its pages, with `/` at its end. */
  readonly root: string;
}

/** Name of the plugin, under which its global data stand. */
export const pluginName = '@easyops-cn/docusaurus-search-local';

/** Address of the index of a version. It has no hash, so that pages do not change with the index. */
export function indexAddress({folder}: SearchVersion): string {
  return folder + indexName;
}

/**
 * Address of the texts of a page, from which excerpts are made.
 *
 * @param page document of the page in the index
 */
export function textAddress({folder}: SearchVersion, page: number): string {
  return `${folder}${textFolder}/${page}.json`;
}

/** Characters of what names a version; an address may have any number. */
const longestReference = 100;

/**
 * The version that a person or an old link names: by its name, its label or
 * the beginning of it, or the folder of its pages or of its index.
 *
 * @param baseUrl address of the site
 * @param reference such as `4.1`, `current` or `docs/next/`
 * @returns `undefined` where there is no such version
 */
export function namedVersion(
  versions: readonly SearchVersion[],
  baseUrl: string,
  reference: string,
): SearchVersion | undefined {
  const wanted = trimSlashes(reference.slice(0, longestReference));
  return versions.find(({name, label, folder, root}) =>
    [
      name,
      label,
      label.split(' ')[0] ?? '',
      ...[folder, root].flatMap((address) => [address, address.slice(baseUrl.length)]),
    ].some((known) => trimSlashes(known) === wanted),
  );
}
