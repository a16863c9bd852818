import {createSlugger} from '@docusaurus/utils';
import type {Element, Nodes, Parents} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Heading, PhrasingContent, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseFragment} from 'parse5';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';
import {finderAnchor} from '../../site';
import {paragraph, strong, text} from '../../content/remark/nodes';
import {bullets} from './markdown';

/** Parts of the Markdown that the HTML of the page does not have. */
export interface Context {
  /** Title of the page, which the Markdown already has. */
  readonly title: string;
  readonly linkTo: (href: string) => string;
  /** Table of a finder, whose HTML lists the names only. */
  readonly finderTable: (noun: string) => Table;
}

const property = ({properties}: Element, name: string): string | undefined =>
  typeof properties[name] === 'string' ? properties[name] : undefined;

const hasClass = ({properties: {className}}: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

const isElement = (node: Nodes): node is Element => node.type === 'element';

const childElements = (node: Parents): Element[] => (node.children as Nodes[]).filter(isElement);

/** Elements below a node, in the order of the page. */
const elementsIn = (node: Parents): Element[] =>
  childElements(node).flatMap((child) => [child, ...elementsIn(child)]);

const uiTags = new Set(['dialog', 'form', 'label', 'script']);
const uiRoles = new Set(['status', 'tablist']);
const uiClasses = ['hash-link', 'preview-stage', 'preview-tools', 'term-note'];
const uiProperties = ['inert', 'dataBrowserOnly', 'dataFootnoteBackref'];

/** Whether an element is a control, a live picture or a definition from the glossary. */
const isUi = (element: Element): boolean =>
  uiTags.has(element.tagName) ||
  uiRoles.has(property(element, 'role') ?? '') ||
  uiClasses.some((name) => hasClass(element, name)) ||
  uiProperties.some((name) => name in element.properties) ||
  element.tagName === 'button';

function removeUi(node: Parents): void {
  node.children = (node.children as Nodes[]).filter(
    (child) => child.type === 'text' || (isElement(child) && !isUi(child)),
  ) as typeof node.children;
  childElements(node).forEach(removeUi);
}

const inline = (state: State, node: Parents) => state.all(node) as PhrasingContent[];
const flow = (state: State, node: Parents) => state.toFlow(state.all(node)) as BlockContent[];

function codeOf(node: Nodes): string {
  if (isElement(node) && node.tagName === 'br') {
    return '\n';
  }
  return 'children' in node
    ? node.children.map(codeOf).join('')
    : 'value' in node
      ? node.value
      : '';
}

/** Facts box: a bullet for each name, with its values in one line. */
const factsBox: Handle = (state, node) =>
  bullets(
    childElements(node).map((row) => {
      const all = elementsIn(row);
      const partsOf = (tag: string) => all.filter(({tagName}) => tagName === tag);
      const items = partsOf('li');
      const values = (items.length > 0 ? items : partsOf('dd')).flatMap((value, index) => [
        ...(index > 0 ? [text(', ')] : []),
        ...inline(state, value),
      ]);
      return [
        strong(...partsOf('dt').flatMap((name) => inline(state, name)), ':'),
        text(' '),
        // Links to the finder set its filters, which the Markdown does not have.
        ...values.flatMap((value) =>
          value.type === 'link' && value.url.endsWith(`#${finderAnchor}`) ? value.children : value,
        ),
      ];
    }),
  );

/** A drawing becomes its text alternative, a preview its code; both keep the caption. */
const figure: Handle = (state, node) => {
  const blocks = flow(state, node);
  const drawing = elementsIn(node).find((element) => property(element, 'role') === 'img');
  if (drawing !== undefined) {
    const alt = text(` ${property(drawing, 'ariaLabel') ?? ''}`);
    return {type: 'blockquote', children: [paragraph([strong('Drawing:'), alt]), ...blocks]};
  }
  const code = blocks.filter(({type}) => type === 'code').slice(0, 1);
  return [...code, ...blocks.filter((block) => !code.includes(block))];
};

function admonition(state: State, node: Element): BlockContent {
  const [heading = node, ...content] = childElements(node);
  const label = inline(state, heading);
  const [word] = label;
  if (word?.type === 'text') {
    word.value = word.value.slice(0, 1).toUpperCase() + word.value.slice(1);
  }
  return {
    type: 'blockquote',
    children: [paragraph([strong(...label)]), ...content.flatMap((part) => flow(state, part))],
  };
}

function handlersFor({title, linkTo, finderTable}: Context): Record<string, Handle> {
  const slugger = createSlugger();
  /** Heading, with its ID if a reader of Markdown would derive another from the text. */
  const heading: Handle = (state, node) => {
    const children = inline(state, node);
    const id = property(node, 'id');
    const isDerived = slugger.slug(toString(children)) === id;
    return {
      type: 'heading',
      depth: Number(node.tagName.slice(1)) as Heading['depth'],
      children: isDerived || id === undefined ? children : [...children, text(` {#${id}}`)],
    };
  };
  return {
    a: (state, node) => {
      const href = property(node, 'href') ?? '';
      const children = inline(state, node);
      // A row has no anchor in Markdown, so its identifier is not a link.
      return href.startsWith('#row-') ? children : {type: 'link', url: linkTo(href), children};
    },
    details: flow,
    div: (state, node) => {
      const finder = property(node, 'dataFinder');
      const tab = property(node, 'dataName');
      if (finder !== undefined) {
        return finderTable(finder);
      }
      if (hasClass(node, 'theme-admonition')) {
        return admonition(state, node);
      }
      return tab === undefined
        ? flow(state, node)
        : [paragraph([strong(`${tab}:`)]), ...flow(state, node)];
    },
    dl: factsBox,
    figcaption: (state, node) => paragraph([{type: 'emphasis', children: inline(state, node)}]),
    figure,
    h1: (state, node) => {
      const children = inline(state, node);
      return toString(children) === title ? undefined : paragraph([strong(...children)]);
    },
    ...{h2: heading, h3: heading, h4: heading, h5: heading, h6: heading},
    ins: (state, node) => strong(...inline(state, node)),
    pre: (_, node) => ({
      type: 'code',
      lang: /language-(?<name>\w+)/u.exec(String(node.properties.className))?.groups?.name ?? null,
      value: codeOf(node).replace(/\n$/u, ''),
    }),
    summary: (state, node) => paragraph([strong(...inline(state, node))]),
  };
}

/** Main part of a page, without the elements of syntax highlighting and pictures. */
export function mainOf(html: string): string {
  const {main = ''} = /<main[^>]*>(?<main>[\s\S]*)<\/main>/u.exec(html)?.groups ?? {};
  return main
    .replaceAll(/<pre[\s\S]*?<\/pre>/gu, (block) => block.replaceAll(/<\/?span[^>]*>/gu, ''))
    .replaceAll(/(?<start><svg[^>]*>)[\s\S]*?<\/svg>/gu, '$<start></svg>');
}

/** Content to convert: the text of the page and what follows it in the article. */
export function contentOf(main: string): string {
  const start = main.search(/<div [^>]*(?:class="[^"]*\bmarkdown\b|data-entries)/u);
  const end = main.lastIndexOf('</article>');
  return start < 0 ? main : main.slice(start, end > start ? end : undefined);
}

/** For each ID of a page, the anchor of the heading that it is below. */
export function anchorsOf(main: string): Map<string, string> {
  let heading = '';
  return new Map(
    [...main.matchAll(/<(?<tag>\w+)\b[^>]*? id="(?<id>[^"]+)"/gu)].map(({groups}) => {
      const {tag = '', id = ''} = groups ?? {};
      heading = /^h\d$/u.test(tag) ? id : heading;
      return [id, heading];
    }),
  );
}

/** Converts the main part of a page to Markdown. */
export function convertHtml(main: string, context: Context): RootContent[] {
  // A partial between two steps splits their list: joins the lists.
  const joined = main.replaceAll(/<\/ol>(?:\s|<!--.*?-->)*<ol start="\d+">/gu, '');
  const page = fromParse5(parseFragment(joined)) as Parents;
  let content = page;
  visit(page, 'element', (element) => {
    if (hasClass(element, 'markdown') || 'dataEntries' in element.properties) {
      content = element;
      return EXIT;
    }
    return CONTINUE;
  });
  removeUi(content);
  const root = {type: 'root', children: content.children} as Parents;
  return (toMdast(root, {document: true, handlers: handlersFor(context)}) as Root).children;
}
