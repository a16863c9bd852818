import type {List, PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {paragraph, text} from '../../content/remark/nodes';

export const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
});

export const bullets = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({type: 'listItem', children: [paragraph(children)]})),
});

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .freeze();

export const writeMarkdown = (children: readonly RootContent[]): string =>
  writer.stringify({type: 'root', children: [...children]});
