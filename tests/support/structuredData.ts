export type Thing = Readonly<Record<string, unknown>> & {readonly '@type': string};

/**
 * The entities in the JSON-LD of a page.
 *
 * @throws SyntaxError if it is not valid JSON
 */
export function dataOf(html: string): Thing[] {
  return [
    ...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(?<json>[^<]*)</gu),
  ].flatMap(({groups}) => {
    const data = JSON.parse(groups?.json ?? '') as Thing & {readonly '@graph'?: readonly Thing[]};
    return data['@graph'] ?? [data];
  });
}

/** Required properties of each type, with patterns of their values. */
const required: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  TechArticle: {
    headline: /\S/u,
    description: /\S/u,
    url: /^https:\/\//u,
    inLanguage: /^[a-z]{2}$/u,
    version: /^\d/u,
    image: /^https:\/\/.*\.png$/u,
    author: /"@type":"Organization".*"name":"\S/u,
    isPartOf: /"@type":"CreativeWork".*"name":"\S/u,
  },
  BreadcrumbList: {itemListElement: /"@type":"ListItem"/u},
  ListItem: {name: /\S/u, item: /^https:\/\//u},
};

export function faultsOf(thing: Thing): string[] {
  const type = thing['@type'];
  const properties = required[type];
  if (properties === undefined) {
    return [`${type}: unknown type`];
  }
  const textOf = (value: unknown): string =>
    typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const missing = Object.entries(properties)
    .filter(([name, pattern]) => !pattern.test(textOf(thing[name])))
    .map(([name]) => `${type}: no ${name}`);
  const date = thing.dateModified;
  const wrongDate =
    date !== undefined && Number.isNaN(Date.parse(textOf(date)))
      ? [`${type}: dateModified is not a date`]
      : [];
  const list = (thing.itemListElement ?? []) as readonly Thing[];
  const inList = list.flatMap((one, index) => [
    ...faultsOf(one),
    ...(one.position === index + 1
      ? []
      : [`${one['@type']}: position ${textOf(one.position)} instead of ${index + 1}`]),
  ]);
  return [...missing, ...wrongDate, ...inList];
}
