import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';

/** A page of a docs tree as its file has it. */
export interface SourcePage {
  /** Path below the tree, without extension, with `/` separators. */
  readonly doc: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Markdown below the front matter. */
  readonly body: string;
}

/**
 * The pages below a folder of a docs tree, in the order of their paths;
 * partials are not pages.
 *
 * @param tree absolute path of the docs tree
 * @param folder path of a folder below it; the whole tree by default
 */
export async function readTree(tree: string, folder = ''): Promise<SourcePage[]> {
  const files = (await readdir(path.join(tree, folder), {recursive: true}))
    .map((file) => path.join(folder, file).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const filePath = path.join(tree, file);
      const {frontMatter, content} = await parseMarkdownFile({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        removeContentTitle: false,
      });
      return {doc: file.replace(/\.mdx$/u, ''), frontMatter, body: content};
    }),
  );
}
