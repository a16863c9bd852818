import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {load} from 'cheerio';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses Markdown with the extensions of GitHub. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

const textOf = (node: Nodes): string => toString(node, {includeImageAlt: false});

function nodesOf<Type extends Nodes['type']>(tree: Root, ...types: readonly Type[]) {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, [...types], (node) => void found.push(node as (typeof found)[number]));
  return found;
}

export function headingAnchors({children}: Root): Set<string> {
  const slugger = createSlugger();
  return new Set(
    children
      .filter(({type}) => type === 'heading')
      .map((heading) => {
        const {text, id} = parseMarkdownHeadingId(textOf(heading));
        return id ?? slugger.slug(text);
      }),
  );
}

const squeezed = (text: string): string => text.replaceAll(/[\s\u200B]+/gu, '');

/** Elements without a counterpart in Markdown, such as controls and notes on terms. */
const excluded = [
  '.term-note, [inert], #footnote-label, [data-footnote-ref], [data-footnote-backref]',
  '[data-browser-only], [role=status], [class*=preview-stage], [class*=preview-tools]',
  'button, svg, form, label, summary',
].join();

/** The parts of a built page that its Markdown must have, without white space. */
export function contentsOfHtml(html: string) {
  const $ = load(html);
  const article = $('.theme-doc-markdown, #__blog-post-container').first();
  if (article.length === 0) {
    throw new Error('The page has no text.');
  }
  article.find(excluded).remove();
  const texts = (selector: string) =>
    article
      .find(selector)
      .toArray()
      .map((element) => squeezed($(element).text()));
  return {
    rows: texts('tr'),
    blocks: texts('pre'),
    /** Inline code: names of options, data points, files. */
    names: texts('code:not(pre *)'),
    headings: texts('h1, h2, h3, h4, h5, h6'),
    // Text blocks without nested blocks; the nested ones are compared instead.
    paragraphs: texts(':is(p, li, dd):not(:has(p, li, pre))'),
  };
}

/** Parts of a page that are missing in its Markdown, as `kind: text`. */
export function missingIn(markdown: Root, page: ReturnType<typeof contentsOfHtml>): string[] {
  const texts = (type: Nodes['type']) => nodesOf(markdown, type).map(textOf).map(squeezed);
  const whole = squeezed(textOf(markdown));
  const checks = [
    ['row', page.rows, texts('tableRow')],
    ['block of code', page.blocks, texts('code')],
    ['name', page.names, texts('inlineCode')],
    // In Markdown, the ID of a heading follows its text.
    ['heading', page.headings, texts('heading').map((text) => text.replace(/\{#[^}]+\}$/u, ''))],
  ] as const;
  return [
    ...checks.flatMap(([kind, expected, found]) => {
      const all = new Set(found);
      return expected.filter((text) => !all.has(text)).map((text) => `${kind}: ${text}`);
    }),
    ...page.paragraphs
      .filter((text) => !whole.includes(text))
      .map((text) => `paragraph: ${text.slice(0, 120)}`),
  ];
}

/** Targets of the links and images. */
export const linksIn = (markdown: Root): string[] =>
  nodesOf(markdown, 'link', 'image').map(({url}) => url);
