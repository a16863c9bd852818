import {families} from '../../schema/families';
import type {Twin} from './pages';
import type {Site, SiteVersion, TextFile} from './site';

/** Twins that belong together: a folder of a version, or the blog. */
export interface Section {
  readonly title: string;
  /** Address of the file with all of its twins. */
  readonly address: string;
  readonly twins: readonly Twin[];
}

/** How much a text is: for whom a room for it has its limits. */
export function sizeOf(text: string): {readonly bytes: number; readonly words: number} {
  return {bytes: Buffer.byteLength(text), words: text.match(/\S+/gu)?.length ?? 0};
}

/** A size, in words. */
export function sizeText(text: string): string {
  const {bytes, words} = sizeOf(text);
  return `${bytes} bytes, ${words} words`;
}

/** Titles of the sections of a version, by the folder of their pages, in their order. */
export const sectionTitles: Readonly<Record<string, string>> = {
  introduction: 'Introduction',
  deploying: 'Deploying',
  architecture: 'Architecture',
  [families['io-server'].folder]: 'I/O servers',
  development: 'Development',
  [families.tutorial.folder]: 'Tutorials',
  [families['release-notes'].folder]: 'Release notes',
};

/** Section of a document, by its path below the docs tree. */
export function sectionOf(doc: string): string {
  return doc.includes('/') ? (doc.split('/')[0] ?? '') : 'introduction';
}

/** Text of a file with all twins of a section. */
function joinedText({title, twins}: Section): string {
  const head = `# ${title}\n\n${twins.length} pages, separated by a line of three dashes.\n`;
  return [head, ...twins.map(({text}) => text)].join('\n---\n\n');
}

/** One line of a list: a link, a description, a size. */
const line = (title: string, address: string, description: string, text: string): string =>
  `- [${title}](${address}): ${description} (${sizeText(text)})`;

/** Address of the list of the pages of a version. */
export function listAddress({baseUrl}: Site, version: SiteVersion, isMain: boolean): string {
  return isMain ? `${baseUrl}llms.txt` : `${version.root}/llms.txt`;
}

/**
 * The lists of all pages in the form of llmstxt.org, that of the first version
 * at the root, and the files with all pages of a section.
 *
 * @param sections of each version, the first one that readers are led to
 * @param others sections that belong to no version
 * @param data addresses and descriptions of files with data
 */
export function llmsFiles(
  site: Site,
  sections: readonly (readonly [SiteVersion, readonly Section[]])[],
  others: readonly Section[],
  data: readonly (readonly [title: string, address: string, description: string, text: string])[],
): TextFile[] {
  const joined = new Map(
    [...sections.flatMap(([, list]) => list), ...others].map((section) => [
      section.address,
      joinedText(section),
    ]),
  );
  const wholeOf = (list: readonly Section[]) =>
    list.map(({title, address, twins}) =>
      line(title, address, `${twins.length} pages in one file.`, joined.get(address) ?? ''),
    );
  const pagesOf = (list: readonly Section[]) =>
    list.flatMap(({title, twins}) => [
      `## ${title}`,
      twins
        .map(({title: name, address, description, text}) =>
          line(name.replaceAll(/[[\]]/gu, '\\$&'), address, description, text),
        )
        .join('\n'),
    ]);
  const [main, ...rest] = sections;
  if (main === undefined) {
    return [];
  }
  const textFor = (
    [{label}, list]: readonly [SiteVersion, readonly Section[]],
    more: readonly string[],
  ) =>
    [
      `# ${site.title}`,
      `> ${site.tagline}. Version ${label}.`,
      'Each page is available as Markdown: add `.md` to its address. Sizes are those of the Markdown. Addresses begin at the root of the site.',
      ...more,
      '## Whole sections',
      wholeOf(list).join('\n'),
      ...pagesOf(list),
    ].join('\n\n');
  const lists = rest.map(
    (entry) => [listAddress(site, entry[0], false), `${textFor(entry, [])}\n`] as const,
  );
  const own = [
    textFor(main, [
      '## Data',
      data.map(([title, address, what, text]) => line(title, address, what, text)).join('\n'),
    ]),
    ...pagesOf(others),
    '## Optional',
    [
      ...rest.map(([{label, root}], index) =>
        line(
          `Pages of ${label}`,
          `${root}/llms.txt`,
          'The same list for another version.',
          lists[index]?.[1] ?? '',
        ),
      ),
      ...wholeOf(others),
    ].join('\n'),
  ].join('\n\n');
  return [
    ...[...joined, ...lists, [listAddress(site, main[0], true), `${own}\n`] as const].map(
      ([address, text]): TextFile => [address.slice(site.baseUrl.length), text],
    ),
  ];
}
