import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter, type FrontMatter} from '../src/schema/frontMatter';
import {readSource} from '../src/text/readSource';

/** A page of a docs tree as its file has it. */
export interface SourcePage {
  /** Path below the tree, without extension, with `/` separators. */
  readonly id: string;
  readonly frontMatter: FrontMatter;
  /** Markdown below the front matter. */
  readonly body: string;
}

/**
 * The pages below a folder of a docs tree, in the order of their paths;
 * partials are not pages.
 *
 * @param tree absolute path of the docs tree
 * @param folder path of a folder below it
 * @throws Error naming the page whose front matter is wrong
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
