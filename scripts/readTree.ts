import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter, type FrontMatter} from '../src/content/schema/frontMatter';
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
  return Promise.all(
    files.map(async (file) => {
      const filePath = path.join(tree, file);
      const fileContent = readSource(filePath);
      const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      return {
        id: file.replace(/\.mdx$/u, ''),
        frontMatter: parseFrontMatter(file, frontMatter, filePath),
        body: content,
      };
    }),
  );
}
