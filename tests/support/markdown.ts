import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Transformer} from '../../src/transformers';
import {root} from './project';

const syntax = unified()
  .use(remarkMdx)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkDirective);

export function transformed(
  text: string,
  transformers: Transformer | readonly Transformer[],
  {doc = 'docs/a.mdx', frontMatter = {}} = {},
): Root {
  const file = {value: text, path: path.join(root, doc), data: {frontMatter}};
  const processor = syntax().use(remarkParse).use([transformers].flat());
  return processor.runSync(processor.parse(file), file) as Root;
}

export const markdownOf = (tree: Root): string => syntax().use(remarkStringify).stringify(tree);

export const fence = (info: string, code: string): string => `~~~${info}\n${code}\n~~~\n\n`;
