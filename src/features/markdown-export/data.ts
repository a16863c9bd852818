import {attributes, hasSource, runTimeOf, valuesText} from '../preview';
import {
  dataFormat,
  dataSchemas,
  jsonSchemaOf,
  type IoServerFacts,
  type ObjectFacts,
} from './dataSchema';
import type {DocExport} from './pages';
import type {Site, SiteDoc, SiteVersion, TextFile} from './site';

function pageFields(
  origin: string,
  {address, description, id, frontMatter}: SiteDoc,
  exported: DocExport,
) {
  const {title, keywords} = frontMatter;
  return {
    slug: id.slice(id.lastIndexOf('/') + 1),
    title,
    address: origin + address,
    markdown: origin + exported.address,
    description,
    keywords,
  };
}

/** Facts of an I/O server page; empty for other pages. */
function ioServerFacts(origin: string, doc: SiteDoc, exported: DocExport): IoServerFacts[] {
  const page = doc.frontMatter;
  if (page.family !== 'io-server') {
    return [];
  }
  const {type, group, vendor, models, transport, port, serial} = page;
  const {shutdownWhenInactive, licence, gui, objects, capabilities} = page;
  return [
    {
      ...pageFields(origin, doc, exported),
      ...{type, group, vendor, models, transport, port, serial},
      ...{shutdownWhenInactive, licence, gui, objects, capabilities},
      options: [...exported.options],
      dataPoints: [...exported.dataPoints],
    },
  ];
}

/** Facts of an object page and its attributes; empty for other pages. */
function objectFacts(origin: string, doc: SiteDoc, exported: DocExport): ObjectFacts[] {
  const page = doc.frontMatter;
  if (page.family !== 'object') {
    return [];
  }
  const {group, element, ioServer} = page;
  const documented = (attributes[element ?? ''] ?? []).filter(hasSource);
  return [
    {
      ...pageFields(origin, doc, exported),
      ...{group, element, ioServer},
      attributes: documented.map((attribute) => {
        const {group: part, label, xml, uiset, parameter} = attribute;
        const {default: initial, meaning, edition} = attribute;
        return {
          ...{group: part, label, xml, uiset, parameter},
          values: valuesText(attribute.values),
          ...{default: initial, runTime: runTimeOf(attribute), meaning, edition},
        };
      }),
    },
  ];
}

/**
 * Facts of I/O servers and objects as JSON, with their schemas.
 *
 * @param pages documents of each version with their Markdown
 */
export function dataFiles(
  site: Site,
  pages: readonly {
    readonly version: SiteVersion;
    readonly docs: readonly (readonly [SiteDoc, DocExport])[];
  }[],
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
      versions: pages.map(({version: {number, label}, docs}) => ({
        version: number,
        label,
        entries: docs.flatMap(([doc, exported]): object[] => factsOf(origin, doc, exported)),
      })),
    };
    return [
      [`data/${name}.json`, `${JSON.stringify(content, null, 1)}\n`],
      [`data/${name}.schema.json`, `${JSON.stringify(jsonSchemaOf(name), null, 1)}\n`],
    ] as const;
  });
}
