import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {
  BlockContent,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {} from 'remark-directive';
import type {} from 'remark-mdx';
import type {IndexEntry} from '../../catalogue/programmingIndex';
import type {Symptom} from '../../catalogue/symptomIndex';
import type {IoServerEntry} from '../../catalogue/ioServerIndex';
import type {ObjectEntry} from '../../catalogue/objectIndex';
import type {FrontMatter} from '../../schema/frontMatter';
import {components, isPlaceholder, type Component} from './components';
import {evaluate, EvaluationError, type Props, type Syntax} from './evaluate';
import {byLetters} from '../../text/byLetters';

/** Markdown node without MDX. */
export type Piece = RootContent;

/** Data of a version that its pages share. */
export interface Manual {
  /** Page of a document, by its path relative to the docs tree. */
  readonly page: (doc: string) => {readonly title: string; readonly address: string} | undefined;
  readonly ioServers: readonly IoServerEntry[];
  readonly objects: readonly ObjectEntry[];
  readonly programming: readonly IndexEntry[];
  readonly symptoms: readonly Symptom[];
  /** Paths of the tutorials that build on a document. */
  readonly tutorials: (doc: string) => readonly string[];
}

/** Docs page, as components see it. */
export interface DocPage {
  /** Path relative to the docs tree, without extension. */
  readonly doc: string;
  readonly frontMatter: FrontMatter;
  readonly manual: Manual;
}

/** Origin of a Markdown node. */
export interface Source {
  /** Path of the file, for errors and relative links. */
  readonly file: string;
  /** Undefined for a blog post. */
  readonly page?: DocPage;
  /** Syntax tree of a partial, by path. */
  readonly partial: (file: string) => Root;
  /** Resolves a link of a file to the Markdown export. */
  readonly linkTo: (url: string, file: string) => string;
}

interface Context extends Source {
  readonly props: Props;
  /** Imported names: the path of a partial, or undefined for a component. */
  readonly imports: Map<string, string | undefined>;
  /** Names that the file imports from generated data. */
  readonly generated: Set<string>;
}

const phrasing = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
]);

function isPhrasing(piece: Piece): piece is PhrasingContent {
  return phrasing.has(piece.type);
}

const isBlank = (piece: Piece): boolean => piece.type === 'text' && piece.value.trim() === '';

/** Plain text of a node. */
export function textOf(piece: Piece | Root): string {
  if ('value' in piece) {
    return piece.value;
  }
  return 'children' in piece ? piece.children.map(textOf).join('') : '';
}

/** Whether a list continues the numbering of another. */
function continuesNumbering(list: Piece | undefined, next: Piece): list is List {
  return (
    list?.type === 'list' &&
    next.type === 'list' &&
    Boolean(list.ordered) &&
    Boolean(next.ordered) &&
    next.start === (list.start ?? 1) + list.children.length
  );
}

/** Converts nodes to blocks: wraps text in paragraphs and joins interrupted lists. */
export function blocksOf(pieces: readonly Piece[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let open: Paragraph | undefined;
  for (const piece of pieces) {
    const last = blocks.at(-1);
    if (isPhrasing(piece)) {
      if (open !== undefined) {
        open.children.push(piece);
      } else if (!isBlank(piece)) {
        open = {type: 'paragraph', children: [piece]};
        blocks.push(open);
      }
    } else {
      open = undefined;
      if (continuesNumbering(last, piece)) {
        blocks[blocks.length - 1] = {
          ...last,
          children: [...last.children, ...(piece as List).children],
        };
      } else {
        blocks.push(piece as BlockContent);
      }
    }
  }
  return blocks;
}

/** Converts nodes to inline content; paragraphs are unwrapped. */
export function inlinesOf(pieces: readonly Piece[]): PhrasingContent[] {
  return pieces.flatMap((piece): PhrasingContent[] =>
    isPhrasing(piece)
      ? [piece]
      : 'children' in piece
        ? inlinesOf(piece.children)
        : [{type: 'text', value: textOf(piece)}],
  );
}

/** Converts the value of an expression to nodes. */
function piecesOf(value: unknown): Piece[] {
  if (Array.isArray(value)) {
    return value.flatMap(piecesOf);
  }
  if (typeof value === 'string' || typeof value === 'number') {
    return [{type: 'text', value: String(value)}];
  }
  return typeof value === 'object' && value !== null ? [value as Piece] : [];
}

/** Error with file and line. */
class PlacedError extends Error {}

/** @throws PlacedError */
function fail(context: Context, node: {readonly position?: unknown}, what: string): never {
  const {start} = (node.position ?? {}) as {start?: {line: number}};
  throw new PlacedError(`${context.file}:${start?.line ?? 1}: ${what}`);
}

type Of<T extends Piece['type']> = Extract<Piece, {type: T}>;
type JsxElement = Of<'mdxJsxFlowElement'> | Of<'mdxJsxTextElement'>;

/** Expression of a node with an estree; undefined for a comment. */
function expressionOf(data: unknown): Syntax | undefined {
  const {estree} = (data ?? {}) as {estree?: {body: readonly {expression?: Syntax}[]}};
  return estree?.body[0]?.expression;
}

/** Names of generated data, which the converters read from its source instead. */
function generatedNames({generated}: Context): Record<string, undefined> {
  return Object.fromEntries([...generated].map((name) => [name, undefined]));
}

/** Value of an expression, with elements converted to Markdown. */
function valueOf(expression: Syntax, context: Context, node: Piece): unknown {
  try {
    return evaluate(expression, {
      names: {...generatedNames(context), props: context.props},
      element: ({name, props, children}) =>
        elementPieces({name, props, children: () => piecesOf(children()), context, node}),
    });
  } catch (error) {
    if (error instanceof EvaluationError) {
      fail(context, node, `Conversion to Markdown failed: ${error.message}.`);
    }
    throw error;
  }
}

/** Values of the attributes of an element. */
function propsOf(node: JsxElement, context: Context): Props {
  return Object.fromEntries(
    node.attributes.map((attribute): [string, unknown] => {
      if (attribute.type !== 'mdxJsxAttribute') {
        return fail(context, node, 'Spread attributes cannot be converted to Markdown.');
      }
      const {name, value} = attribute;
      if (typeof value !== 'object' || value === null) {
        return [name, value ?? true];
      }
      const expression = expressionOf(value.data);
      return [name, expression && valueOf(expression, context, node)];
    }),
  );
}

interface Element {
  readonly name: string | undefined;
  readonly props: Props;
  readonly children: () => Piece[];
  readonly context: Context;
  readonly node: Piece;
}

function elementPieces({name, props, children, context, node}: Element): Piece[] {
  if (name === undefined) {
    return children();
  }
  const partial = context.imports.get(name);
  if (partial !== undefined) {
    return convertTree(context.partial(partial), {...context, file: partial, props});
  }
  const component: Component =
    (Object.hasOwn(components, name) ? components[name] : undefined) ??
    fail(
      context,
      node,
      `<${name}> has no entry in src/plugins/markdown-export/components.ts: add its Markdown there.`,
    );
  try {
    return component({
      props,
      children,
      page: context.page,
      linkTo: (url) => context.linkTo(url, context.file),
    });
  } catch (error) {
    if (error instanceof PlacedError) {
      throw error;
    }
    return fail(context, node, `<${name}>: ${(error as Error).message}`);
  }
}

/** Records the imports of a file; partials are resolved relative to its folder. */
function recordImports({data}: Of<'mdxjsEsm'>, context: Context): void {
  const body = (data?.estree?.body ?? []) as unknown as readonly Syntax[];
  for (const {type, source, specifiers} of body) {
    if (type === 'ImportDeclaration') {
      const target = String((source as Syntax).value);
      const folder = context.file.split('/').slice(0, -1);
      for (const step of target.split('/')) {
        if (step === '..') {
          folder.pop();
        } else if (step !== '.') {
          folder.push(step);
        }
      }
      for (const {local} of specifiers as readonly {local: Syntax}[]) {
        if (target.startsWith('@generated/')) {
          context.generated.add(String(local.name));
        }
        context.imports.set(
          String(local.name),
          target.startsWith('.') && target.endsWith('.mdx') ? folder.join('/') : undefined,
        );
      }
    }
  }
}

/** Bold label above a block. */
const labelOf = (name: string): Piece => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value: `${name}:`}]}],
});

/** Converts an admonition to a block quote with its label. */
function admonition(node: Of<'containerDirective'>, context: Context): Piece[] {
  const [first, ...rest] = node.children;
  const isLabelled = first?.type === 'paragraph' && Boolean(first.data?.directiveLabel);
  const label = isLabelled
    ? inlinesOf(convert(first.children, context))
    : [
        {
          type: 'text' as const,
          value: `${node.name.slice(0, 1).toUpperCase()}${node.name.slice(1)}`,
        },
      ];
  const children = isLabelled ? rest : node.children;
  return [
    {
      type: 'blockquote',
      children: [
        {type: 'paragraph', children: [{type: 'strong', children: label}]},
        ...blocksOf(convert(children, context)),
      ],
    },
  ];
}

function convertNode(node: Piece, context: Context): Piece[] {
  switch (node.type) {
    case 'mdxjsEsm':
      recordImports(node, context);
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const expression = expressionOf(node.data);
      return expression ? piecesOf(valueOf(expression, context, node)) : [];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementPieces({
        name: node.name ?? undefined,
        props: propsOf(node, context),
        children: () => convert(node.children, context),
        context,
        node,
      });
    case 'containerDirective':
      return admonition(node, context);
    case 'textDirective':
    case 'leafDirective':
      // No page uses these directives: it is a colon before a word.
      return [
        {type: 'text', value: `${node.type === 'textDirective' ? ':' : '::'}${node.name}`},
        ...convert(node.children, context),
      ];
    case 'paragraph': {
      const pieces = convert(node.children, context);
      return pieces.every(isPhrasing)
        ? pieces.every(isBlank)
          ? []
          : [{type: 'paragraph', children: pieces}]
        : blocksOf(pieces);
    }
    case 'link':
      return [
        {
          type: 'link',
          url: context.linkTo(node.url, context.file),
          title: node.title ?? null,
          children: inlinesOf(convert(node.children, context)),
        },
      ];
    case 'code': {
      const title = /(?:^|\s)title="(?<title>[^"]+)"/u.exec(node.meta ?? '')?.groups?.title;
      const block: Piece = {type: 'code', lang: node.lang ?? null, value: node.value};
      return title === undefined ? [block] : [labelOf(title), block];
    }
    case 'listItem':
    case 'blockquote':
      return [
        {
          ...node,
          position: undefined,
          children: blocksOf(convert(node.children, context)),
        },
      ];
    case 'html':
      return fail(
        context,
        node,
        'HTML that is not an MDX element cannot be converted to Markdown.',
      );
    default:
      return [
        'children' in node
          ? ({
              ...node,
              ...{data: undefined, position: undefined},
              children: convert(node.children, context),
            } as Piece)
          : {...node, position: undefined},
      ];
  }
}

function convert(nodes: readonly Piece[], context: Context): Piece[] {
  return nodes.flatMap((node) => convertNode(node, context));
}

function convertTree(tree: Root, source: Source & {readonly props: Props}): Piece[] {
  return blocksOf(convert(tree.children, {...source, imports: new Map(), generated: new Set()}));
}

export interface PageHeading {
  readonly node: Heading;
  /** Anchor without `#`. */
  readonly id: string;
}

/** Text and explicit ID of a heading. */
const headingParts = (node: Heading) => parseMarkdownHeadingId(textOf(node));

/** Headings of a page with the IDs that Docusaurus assigns. */
export function headingsOf(pieces: readonly Piece[]): PageHeading[] {
  const slugger = createSlugger();
  return pieces.flatMap((node) => {
    if (node.type !== 'heading') {
      return [];
    }
    const {text, id} = headingParts(node);
    return [{node, id: id ?? slugger.slug(text)}];
  });
}

/** Links to the entries of a page, its level-3 headings, in alphabetical order. */
function entryList(headings: readonly PageHeading[]): List {
  return {
    type: 'list',
    spread: false,
    children: headings
      .filter(({node}) => node.depth === 3)
      .sort((a, b) => byLetters(a.id, b.id))
      .map(({node, id}): ListItem => ({
        type: 'listItem',
        children: [
          {
            type: 'paragraph',
            children: [{type: 'link', url: `#${id}`, children: node.children}],
          },
        ],
      })),
  };
}

/**
 * Converts a page to Markdown: components to tables, text and code, partials inline, links
 * to the Markdown export.
 *
 * @param tree the page after the transformers of the site
 * @throws Error naming file and line of a component without an entry
 */
export function convertPage(tree: Root, source: Source): BlockContent[] {
  const pieces = convertTree(tree, {...source, props: {}});
  const headings = headingsOf(pieces);
  return pieces.map((piece) =>
    isPlaceholder(piece) ? entryList(headings) : piece,
  ) as BlockContent[];
}
