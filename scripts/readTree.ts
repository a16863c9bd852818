import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {parsePage, type FrontMatter} from '../src/content/schema/frontMatter';
import {readSource} from '../src/lib/text/readSource';

/** Source file of a page. */
export interface SourcePage {
  /** POSIX path relative to the tree, without extension. */
  readonly id: string;
  readonly frontMatter: FrontMatter;
  /** Markdown body. */
  readonly body: string;
}

/**
 * Pages in a folder of a docs tree, sorted by path, without partials.
 *
 * @param tree absolute path of the docs tree
 * @param folder path relative to the tree
 * @throws Error naming the page with invalid front matter
 */
export async function readTree(tree: string, folder: string): Promise<SourcePage[]> {
  const files = (await readdir(path.join(tree, folder), {recursive: true}))
    .map((file) => path.join(folder, file).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .sort();
  return files.map((file) => {
    const filePath = path.join(tree, file);
    return {id: file.replace(/\.mdx$/u, ''), ...parsePage(file, filePath, readSource(filePath))};
  });
}
