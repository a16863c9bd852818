import type {BlockContent, RootContent, Table, TableRow} from 'mdast';
import {hasSource, valuesText} from '../../preview/model/attributes';
import {specOf} from '../../preview/node';
import {labelSource} from '../../site/sources';
import {textOf} from './convert';
import {
  dataFormat,
  dataSchemas,
  jsonSchemaOf,
  type DataPoint,
  type IoServerFacts,
  type ObjectFacts,
  type Option,
} from './dataSchema';
import {writeMarkdown} from './markdown';
import type {Twin} from './pages';
import type {Site, SiteDoc, SiteVersion, TextFile} from './site';

/** A table of a page, with the headings above it. */
interface PageTable {
  /** Heading of the second level. */
  readonly part: string;
  /** Heading of the third level below it, where there is one. */
  readonly section: string | undefined;
  readonly table: Table;
}

/** Tables below a piece, those in lists too. */
function tablesIn(piece: RootContent): Table[] {
  if (piece.type === 'table') {
    return [piece];
  }
  return 'children' in piece ? piece.children.flatMap(tablesIn) : [];
}

function pageTables(blocks: readonly BlockContent[]): PageTable[] {
  let part = '';
  let section: string | undefined;
  return blocks.flatMap((block) => {
    if (block.type === 'heading' && block.depth === 2) {
      part = textOf(block);
      section = undefined;
    } else if (block.type === 'heading' && block.depth === 3) {
      section = textOf(block);
    }
    return tablesIn(block).map((table) => ({part, section, table}));
  });
}

/** Rows of the tables of a page with these heads, cells by their heads. */
function rowsOf(blocks: readonly BlockContent[], part: string, heads: readonly string[]) {
  return pageTables(blocks)
    .filter(
      (one) =>
        one.part === part &&
        one.table.children[0]?.children.map(textOf).join('|') === heads.join('|'),
    )
    .flatMap(({section, table}) =>
      table.children.slice(1).map(({children}: TableRow) => ({
        ...(section !== undefined && {section}),
        cell: (head: string): RootContent[] => children[heads.indexOf(head)]?.children ?? [],
      })),
    );
}

const markdownOf = (pieces: readonly RootContent[]): string =>
  pieces.length === 0 ? '' : writeMarkdown([{type: 'paragraph', children: pieces as never}]).trim();

/** Identifiers of a cell, or what it says in their place. */
function idsOf(pieces: readonly RootContent[]): string[] {
  const codes = pieces.filter(({type}) => type === 'inlineCode').map(textOf);
  return codes.length > 0 ? codes : [pieces.map(textOf).join('')];
}

/** The options in the tables of a page. */
export function optionsOf(blocks: readonly BlockContent[]): Option[] {
  const heads = ['ID', 'Default', 'Values', 'Meaning'];
  return rowsOf(blocks, 'Options', heads).map(({cell, ...place}) => ({
    ...place,
    ids: idsOf(cell('ID')),
    default: markdownOf(cell('Default')),
    values: markdownOf(cell('Values')),
    meaning: markdownOf(cell('Meaning')),
  }));
}

/** The data points in the tables of a page. */
export function dataPointsOf(blocks: readonly BlockContent[]): DataPoint[] {
  const heads = ['ID', 'Value', 'R/W', 'Meaning', 'Manual'];
  return rowsOf(blocks, 'Data points', heads).map(({cell, ...place}) => ({
    ...place,
    ids: idsOf(cell('ID')),
    value: markdownOf(cell('Value')),
    access: cell('R/W').map(textOf).join('').split(', ') as DataPoint['access'],
    meaning: markdownOf(cell('Meaning')),
    manual: cell('Manual').map(textOf).join(''),
  }));
}

function pageFields(origin: string, {address, description, id, frontMatter}: SiteDoc, twin: Twin) {
  const {title, keywords, basis, sources} = frontMatter;
  return {
    slug: id.slice(id.lastIndexOf('/') + 1),
    title,
    address: origin + address,
    markdown: origin + twin.address,
    description,
    keywords,
    basis,
    sources: sources.map(labelSource),
  };
}

/** What the page of an I/O server gives; nothing for any other page. */
function ioServerFacts(origin: string, doc: SiteDoc, twin: Twin): IoServerFacts[] {
  const page = doc.frontMatter;
  if (page.family !== 'io-server') {
    return [];
  }
  const {type, group, vendor, models, transport, port, serial} = page;
  const {shutdownWhenInactive, licence, gui, objects} = page;
  return [
    {
      ...pageFields(origin, doc, twin),
      ...{type, group, vendor, models, transport, port, serial},
      ...{shutdownWhenInactive, licence, gui, objects},
      options: optionsOf(twin.blocks),
      dataPoints: dataPointsOf(twin.blocks),
    },
  ];
}

/** What the page of an object and the table of its attributes give; nothing for any other page. */
function objectFacts(origin: string, doc: SiteDoc, twin: Twin): ObjectFacts[] {
  const page = doc.frontMatter;
  if (page.family !== 'object') {
    return [];
  }
  const {group, element, ioServer} = page;
  const spec = element === undefined ? undefined : specOf(element);
  return [
    {
      ...pageFields(origin, doc, twin),
      ...{group, element, ioServer},
      attributes: (spec?.attributes ?? [])
        .filter(hasSource)
        .map(
          ({
            group: part,
            label,
            xml,
            uiset,
            parameter,
            values,
            default: initial,
            meaning,
            manual,
          }) => ({
            ...{group: part, label, xml, uiset, parameter},
            values: valuesText(values),
            ...{default: initial, meaning, manual},
          }),
        ),
    },
  ];
}

/**
 * The facts of I/O servers and objects as JSON, each with its schema beside it.
 *
 * @param pages the documents of each version with their twins
 */
export function dataFiles(
  site: Site,
  pages: readonly (readonly [SiteVersion, readonly (readonly [SiteDoc, Twin])[]])[],
): TextFile[] {
  const {origin} = site;
  const facts = {'io-servers': ioServerFacts, objects: objectFacts} as const;
  return (Object.keys(dataSchemas) as (keyof typeof dataSchemas)[]).flatMap((name) => {
    const factsOf = facts[name];
    const content = {
      $schema: `${origin}${site.baseUrl}data/${name}.schema.json`,
      format: dataFormat,
      release: site.release,
      site: origin + site.baseUrl,
      versions: pages.map(([{number, label}, docs]) => ({
        version: number,
        label,
        entries: docs.flatMap(([doc, twin]): object[] => factsOf(origin, doc, twin)),
      })),
    };
    return [
      [`data/${name}.json`, `${JSON.stringify(content, null, 1)}\n`],
      [`data/${name}.schema.json`, `${JSON.stringify(jsonSchemaOf(name), null, 1)}\n`],
    ] as const;
  });
}
