import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses plain Markdown: CommonMark with tables. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

/** Anchors of the headings of a Markdown text. */
export function headingAnchors({children}: Root): Set<string> {
  const slugger = createSlugger();
  return new Set(
    children
      .filter(({type}) => type === 'heading')
      .map((heading) => {
        const {text, id} = parseMarkdownHeadingId(pieceText(heading));
        return id ?? slugger.slug(text);
      }),
  );
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** Elements below a node, in the order of the page. */
function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) =>
    isElement(child) ? [child, ...elementsIn(child)] : elementsIn(child),
  );
}

function textOf(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  if (isElement(node) && node.tagName === 'br') {
    return '\n';
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Text without white space and invisible characters. */
const squeezed = (text: string): string => text.replaceAll(/[\s\u200B]+/gu, '');

/** The parts of a page that its Markdown must have, without white space. */
export interface Contents {
  readonly rows: readonly string[];
  readonly blocks: readonly string[];
  /** Code within lines: names of options, data points, files. */
  readonly names: readonly string[];
  readonly headings: readonly string[];
  readonly paragraphs: readonly string[];
}

const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(' ').includes(name);

/**
 * Elements that are no text of the page: pictures, controls, elements for
 * browsers only, and the notes on terms, which the glossary has.
 */
const isTool = (element: Element): boolean =>
  hasClass(element, 'term-note') ||
  attribute(element, 'inert') !== undefined ||
  attribute(element, 'id') === 'footnote-label' ||
  attribute(element, 'data-footnote-ref') !== undefined ||
  attribute(element, 'data-footnote-backref') !== undefined ||
  attribute(element, 'data-browser-only') !== undefined ||
  attribute(element, 'role') === 'status' ||
  /preview-(?:stage|tools)/u.test(attribute(element, 'class') ?? '') ||
  (element.tagName === 'button' && !hasClass(element, 'term')) ||
  ['svg', 'form', 'label', 'summary'].includes(element.tagName);

function without(node: Node, isLeftOut: (element: Element) => boolean): void {
  if ('childNodes' in node) {
    node.childNodes = node.childNodes.filter((child) => !(isElement(child) && isLeftOut(child)));
    node.childNodes.forEach((child) => without(child, isLeftOut));
  }
}

/** The contents of a built page, from its HTML. */
export function contentsOfHtml(html: string): Contents {
  const document = parse(html);
  const article = elementsIn(document).find(
    (element) =>
      attribute(element, 'class')?.includes('theme-doc-markdown') === true ||
      attribute(element, 'id') === '__blog-post-container',
  );
  if (article === undefined) {
    throw new Error('The page has no text.');
  }
  without(article, isTool);
  const all = elementsIn(article);
  const texts = (...tags: readonly string[]) =>
    all
      .filter(({tagName}) => tags.includes(tagName))
      .map(textOf)
      .map(squeezed);
  const blocks = all.filter(({tagName}) => tagName === 'pre');
  const inBlocks = new Set(blocks.flatMap((block) => elementsIn(block)));
  return {
    rows: texts('tr'),
    blocks: blocks.map(textOf).map(squeezed),
    names: all
      .filter((element) => element.tagName === 'code' && !inBlocks.has(element))
      .map(textOf)
      .map(squeezed),
    headings: all
      .filter(({tagName}) => /^h[1-6]$/u.test(tagName))
      .map(textOf)
      .map(squeezed),
    paragraphs: all
      .filter(({tagName}) => ['p', 'li', 'dd'].includes(tagName))
      // An element with paragraphs or items inside is compared by these.
      .filter(
        (element) => !elementsIn(element).some(({tagName}) => /^(?:p|li|pre)$/u.test(tagName)),
      )
      .map(textOf)
      .map(squeezed),
  };
}

type Piece = Root | RootContent;

function piecesIn(node: Piece): Piece[] {
  return [node, ...('children' in node ? node.children.flatMap(piecesIn) : [])];
}

function pieceText(node: Piece): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(pieceText).join('') : '';
}

/** Parts of a page that its Markdown lacks, each with its kind. */
export function missingIn(markdown: Root, page: Contents): string[] {
  const pieces = piecesIn(markdown);
  const texts = (...types: readonly Piece['type'][]) =>
    new Set(
      pieces
        .filter(({type}) => types.includes(type))
        .map(pieceText)
        .map(squeezed),
    );
  const whole = squeezed(pieceText(markdown));
  const checks = [
    ['row', page.rows, texts('tableRow')],
    ['block of code', page.blocks, texts('code')],
    ['name', page.names, texts('inlineCode')],
    // Markdown has the anchor of a heading behind its text.
    [
      'heading',
      page.headings,
      new Set([...texts('heading')].map((text) => text.replace(/\{#[^}]+\}$/u, ''))),
    ],
  ] as const;
  return [
    ...checks.flatMap(([kind, wanted, found]) =>
      wanted.filter((text) => !found.has(text)).map((text) => `${kind}: ${text}`),
    ),
    ...page.paragraphs
      .filter((text) => !whole.includes(text))
      .map((text) => `paragraph: ${text.slice(0, 120)}`),
  ];
}

/** Addresses that the links and pictures of a Markdown text lead to. */
export function linksIn(markdown: Root): string[] {
  return piecesIn(markdown).flatMap((node) =>
    node.type === 'link' || node.type === 'image' ? [node.url] : [],
  );
}
