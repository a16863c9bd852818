import {hasSource, valuesText} from '../../preview/model/attributes';
import {specOf} from '../../preview/node';
import {
  dataFormat,
  dataSchemas,
  jsonSchemaOf,
  type IoServerFacts,
  type ObjectFacts,
} from './dataSchema';
import type {DocTwin} from './pages';
import type {Site, SiteDoc, SiteVersion, TextFile} from './site';

function pageFields(
  origin: string,
  {address, description, id, frontMatter}: SiteDoc,
  twin: DocTwin,
) {
  const {title, keywords} = frontMatter;
  return {
    slug: id.slice(id.lastIndexOf('/') + 1),
    title,
    address: origin + address,
    markdown: origin + twin.address,
    description,
    keywords,
  };
}

/** What the page of an I/O server gives; nothing for any other page. */
function ioServerFacts(origin: string, doc: SiteDoc, twin: DocTwin): IoServerFacts[] {
  const page = doc.frontMatter;
  if (page.family !== 'io-server') {
    return [];
  }
  const {type, group, vendor, models, transport, port, serial} = page;
  const {shutdownWhenInactive, licence, gui, objects, capabilities} = page;
  return [
    {
      ...pageFields(origin, doc, twin),
      ...{type, group, vendor, models, transport, port, serial},
      ...{shutdownWhenInactive, licence, gui, objects, capabilities},
      options: [...twin.options],
      dataPoints: [...twin.dataPoints],
    },
  ];
}

/** What the page of an object and the table of its attributes give; nothing for any other page. */
function objectFacts(origin: string, doc: SiteDoc, twin: DocTwin): ObjectFacts[] {
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
            edition,
          }) => ({
            ...{group: part, label, xml, uiset, parameter},
            values: valuesText(values),
            ...{default: initial, meaning, edition},
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
  pages: readonly (readonly [SiteVersion, readonly (readonly [SiteDoc, DocTwin])[]])[],
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
