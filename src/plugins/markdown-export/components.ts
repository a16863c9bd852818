/** Markdown equivalents of the MDX components. A component without an entry stops the build. */

import type {
  BlockContent,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import {factsOf, type Fact} from '../../catalogue/facts';
import {programmingGroup} from '../../catalogue/programmingGroup';
import {symptomGroup, symptomGroups} from '../../catalogue/symptomIndex';
import {
  captionEnd,
  guide,
  guideLabel,
  limitsHead,
  lookText,
  standInHead,
} from '../../preview/model/captions';
import {example, playgroundText} from '../../preview/model/example';
import {ioServerGroups, licences, objectGroups, transports} from '../../schema/families';
import {withoutIds} from '../../schema/xmlNames';
import {finderAnchor, mainDoc} from '../../site';
import {blocksOf, inlinesOf, textOf, type DocPage, type Piece} from './convert';
import type {Props} from './evaluate';

/** Use of a component on a page. */
export interface Use {
  readonly props: Props;
  /** Converted children. */
  readonly children: () => Piece[];
  /** Undefined in a blog post. */
  readonly page: DocPage | undefined;
  readonly linkTo: (url: string) => string;
}

/** Converts a component to Markdown. */
export type Component = (use: Use) => Piece[];

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const strong = (...children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});
const emphasis = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  children,
});
const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children,
});
const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});
const fence = (lang: string, value: string): BlockContent => ({type: 'code', lang, value});
const item = (...children: BlockContent[]): ListItem => ({type: 'listItem', children});

/** Bullet list. */
export const bullets = (items: readonly (readonly PhrasingContent[])[]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => item(paragraph(...children))),
});

export function table(
  heads: readonly string[],
  rows: readonly (readonly (readonly PhrasingContent[])[])[],
): Table {
  const cell = (children: readonly PhrasingContent[]): TableCell => ({
    type: 'tableCell',
    children: [...children],
  });
  return {
    type: 'table',
    children: [heads.map((head) => [text(head)]), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map(cell),
    })),
  };
}

/** Joins the parts with a separator. */
function joined(
  parts: readonly (readonly PhrasingContent[])[],
  separator: string,
): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}

/** String property; undefined if it is missing. */
function textProp(props: Props, name: string): string | undefined {
  const value = props[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws Error in a blog post */
function pageOf({page}: Use): DocPage {
  if (page === undefined) {
    throw new Error('it must be on a page of the docs');
  }
  return page;
}

/** Address of a page in the same version. */
function addressIn({manual}: DocPage, doc: string): string {
  const address = manual.page(doc)?.address;
  if (address === undefined) {
    throw new Error(`there is no page ${doc}`);
  }
  return address;
}

const finderOf = (page: DocPage) => `${addressIn(page, mainDoc)}#${finderAnchor}`;

/** Children as inline content. */
const inline: Component = ({children}) => inlinesOf(children());
const asIs: Component = ({children}) => children();
const asCode: Component = ({children}) => [code(children().map(textOf).join(''))];
const list =
  (ordered: boolean): Component =>
  ({children, props}) => [
    {
      type: 'list',
      ordered,
      ...(ordered && {start: Number(props.start ?? 1)}),
      spread: false,
      children: children().filter((piece) => piece.type === 'listItem'),
    },
  ];

/** Text alternative of a figure, and its caption. */
const drawing: Component = ({props}) => {
  const {alt, caption} = props;
  const captions =
    typeof caption === 'string' ? [text(caption)] : inlinesOf((caption ?? []) as Piece[]);
  return [
    {
      type: 'blockquote',
      children: [
        paragraph(strong(text('Drawing:')), text(` ${String(alt)}`)),
        ...(captions.length > 0 ? [paragraph(emphasis(...captions))] : []),
      ],
    },
  ];
};

const livePreview: Component = (use) => {
  const {props} = use;
  const limits = textProp(props, 'limits')?.split('\n') ?? [];
  const listing = textProp(props, 'listing');
  const source = textProp(props, 'source') ?? '';
  const address = `${addressIn(pageOf(use), guide.doc)}#${guide.anchor}`;
  return [
    fence('xml', props.leavesOutIds === true ? withoutIds(source) : source),
    paragraph(emphasis(text(`Sketch on the page${captionEnd(textProp(props, 'files'))}`))),
    ...(limits.length > 0
      ? [
          paragraph(text(`${limitsHead} (`), link(address, text(guideLabel)), text('):')),
          bullets(limits.map((limit) => [text(limit)])),
        ]
      : []),
    ...(listing === undefined
      ? []
      : [
          ...(props.isStandIn === true ? [paragraph(text(`${standInHead}:`))] : []),
          fence('events', listing),
        ]),
  ];
};

function factValue(fact: Fact, page: DocPage): PhrasingContent[] {
  if (fact.shared) {
    return joined(
      fact.shared.map(({value}) => [text(value)]),
      ', ',
    );
  }
  const target = fact.doc === undefined ? undefined : page.manual.page(fact.doc);
  return [
    target
      ? link(target.address, text(target.title))
      : fact.code
        ? code(fact.value)
        : text(fact.value),
  ];
}

const pageFacts: Component = (use) => {
  const page = pageOf(use);
  const {frontMatter, manual, doc} = page;
  const facts = factsOf(frontMatter, manual.tutorials(doc));
  const names = [...new Set(facts.map(({name}) => name))];
  const rows = names.map((name) => [
    strong(text(`${name}:`)),
    text(' '),
    ...joined(
      facts.filter((fact) => fact.name === name).map((fact) => factValue(fact, page)),
      ', ',
    ),
  ]);
  return [...(rows.length > 0 ? [bullets(rows)] : [])];
};

const pageFact: Component = (use) => {
  const {frontMatter} = pageOf(use);
  const field = textProp(use.props, 'field');
  const value =
    frontMatter.family === 'io-server' && (field === 'type' || field === 'port')
      ? frontMatter[field]
      : undefined;
  if (value === undefined) {
    throw new Error(`the front matter does not give the field "${field}"`);
  }
  return [code(String(value))];
};

const ioServerFinder: Component = (use) => {
  const page = pageOf(use);
  return [
    table(
      ['I/O server', 'Type', 'Manufacturer or standard', 'Category', 'Connection', 'Licence'],
      page.manual.ioServers.map(({doc, title, type, vendor, group, transport, licence}) => [
        [link(addressIn(page, doc), text(title))],
        type === undefined ? [] : [code(type)],
        [text(vendor ?? '')],
        [text(ioServerGroups[group])],
        [text(transport.map((key) => transports[key]).join(', '))],
        [text(licence === undefined ? '' : licences[licence])],
      ]),
    ),
  ];
};

const objectGallery: Component = (use) => {
  const page = pageOf(use);
  return [
    table(
      ['Object', 'Element', 'Group'],
      page.manual.objects.map(({doc, title, element, group}) => [
        [link(addressIn(page, doc), text(title))],
        element === undefined ? [] : [code(`<${element}>`)],
        [text(objectGroups[group])],
      ]),
    ),
  ];
};

const programmingIndex: Component = (use) => {
  const page = pageOf(use);
  const {programming} = page.manual;
  return [...new Set(programming.map(({kind}) => programmingGroup(kind)))].flatMap((group) => {
    const rows = programming.filter(({kind}) => programmingGroup(kind) === group);
    const hasUses = rows.some(({does}) => does !== undefined);
    return [
      paragraph(strong(text(`${group} (${rows.length})`))),
      table(
        ['Name', 'Kind', ...(hasUses ? ['Meaning'] : [])],
        rows.map(({name, kind, doc, anchor, does}) => [
          [link(`${addressIn(page, doc)}#${anchor}`, code(name))],
          [text(kind)],
          ...(hasUses ? [[text(does ?? '')]] : []),
        ]),
      ),
    ];
  });
};

const symptomIndex: Component = (use) => {
  const page = pageOf(use);
  const withCode = (cell: string) =>
    cell.split('`').map((part, position) => (position % 2 === 1 ? code(part) : text(part)));
  return symptomGroups.flatMap((group) => [
    paragraph(strong(text(group))),
    bullets(
      page.manual.symptoms
        .filter(({symptom}) => symptomGroup(symptom) === group)
        .map(({symptom, doc, title}) => [
          link(`${addressIn(page, doc)}#troubleshooting`, text(`${title}: `), ...withCode(symptom)),
        ]),
    ),
  ]);
};

const placeholder = 'entryIndex';

/** Whether a node is the placeholder of the entry list of its page. */
export function isPlaceholder(piece: RootContent): boolean {
  return piece.type === 'list' && piece.data !== undefined && placeholder in piece.data;
}

/** Converters by the name of the component or HTML element. */
export const components: Readonly<Record<string, Component>> = {
  p: ({children}) => [{type: 'paragraph', children: inlinesOf(children())}],
  section: asIs,
  div: asIs,
  ol: list(true),
  ul: list(false),
  li: ({children}) => [item(...blocksOf(children()))],
  span: inline,
  kbd: asCode,
  code: asCode,
  strong: ({children}) => [strong(...inlinesOf(children()))],
  em: ({children}) => [emphasis(...inlinesOf(children()))],
  ins: ({children}) => [strong(...inlinesOf(children()))],
  del: ({children}) => [{type: 'delete', children: inlinesOf(children())}],
  br: () => [{type: 'break'}],
  a: ({children, props, linkTo}) => [
    link(linkTo(textProp(props, 'href') ?? ''), ...inlinesOf(children())),
  ],
  // Disclosures are expanded below their label.
  details: asIs,
  summary: ({children}) => [paragraph(strong(...inlinesOf(children())))],

  Tabs: asIs,
  TabItem: ({children, props}) => [
    paragraph(strong(text(`${textProp(props, 'label') ?? String(props.value)}:`))),
    ...children(),
  ],

  Drawing: drawing,
  Figure: drawing,
  Sequence: drawing,
  LivePreview: livePreview,
  ObjectSketch: ({props}) => [
    paragraph(
      emphasis(text(`Sketch of the object ${String(props.element)} on the page${lookText}`)),
    ),
  ],
  Playground: () => [paragraph(text(playgroundText)), fence('events', example.trimEnd())],
  TutorialFiles: ({props, linkTo}) => {
    const files = (textProp(props, 'names') ?? '').split(' ');
    const folder = textProp(props, 'folder') ?? '';
    return [
      paragraph(
        text('Download: '),
        ...joined(
          files.map((name) => [link(linkTo(`/${folder}/${name}`), text(name))]),
          ', ',
        ),
      ),
    ];
  },

  // The definition is on the glossary page.
  Term: ({props}) => [text(String(props.word))],
  PageFact: pageFact,
  PageFacts: pageFacts,
  EntryIndex: () => [{type: 'list', children: [], data: {[placeholder]: true} as object}],
  FinderLink: (use) => [link(finderOf(pageOf(use)), ...inlinesOf(use.children()))],
  DocsIoServerFinder: ioServerFinder,
  ObjectGallery: objectGallery,
  ProgrammingIndex: programmingIndex,
  SymptomIndex: symptomIndex,
  // Offline copies exist in browsers only.
  KeepManual: () => [],
};
