import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Transformer} from '../../remark';

/**
 * Reader of pages: the syntax that the site knows, and what its transformers
 * make of it.
 */
export function createReader(transformers: readonly Transformer[]) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use([...transformers])
    .freeze();
  return (text: string, file: string, frontMatter: object = {}): Root => {
    const place = {value: text, path: file, data: {frontMatter}};
    return processor.runSync(processor.parse(place), place) as Root;
  };
}

const plain = unified()
  .use(remarkParse)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .freeze();

/** Markdown as any reader of it knows it: CommonMark with tables. */
export const parseMarkdown = (text: string): Root => plain.parse(text);

/** The text of a tree without MDX. */
export const writeMarkdown = (children: readonly RootContent[]): string =>
  plain.stringify({type: 'root', children: [...children]});
