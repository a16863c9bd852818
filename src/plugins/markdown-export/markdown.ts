import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Transformer} from '../../remark';

/** Creates a parser with the syntax and the transformers of the site. */
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

/** Parses plain Markdown: CommonMark with tables. */
export const parseMarkdown = (text: string): Root => plain.parse(text);

/** Serializes a tree without MDX. */
export const writeMarkdown = (children: readonly RootContent[]): string =>
  plain.stringify({type: 'root', children: [...children]});
