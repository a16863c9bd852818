import {families} from '../../content/schema/families';
import type {PageExport} from './pages';
import type {Site, SiteVersion, TextFile} from './site';

/** Related pages: a folder of a version, or the blog. */
export interface Section {
  readonly title: string;
  /** Address of the file that joins all of its pages. */
  readonly address: string;
  readonly pages: readonly PageExport[];
}

interface VersionSections {
  readonly version: SiteVersion;
  readonly sections: readonly Section[];
}

/** Size of a text, for readers with a limited context. */
export function sizeOf(text: string): {readonly bytes: number; readonly words: number} {
  return {bytes: Buffer.byteLength(text), words: text.match(/\S+/gu)?.length ?? 0};
}

export function sizeText(text: string): string {
  const {bytes, words} = sizeOf(text);
  return `${bytes} bytes, ${words} words`;
}

/** Section titles of a version by folder, in order. */
export const sectionTitles: Readonly<Record<string, string>> = {
  introduction: 'Introduction',
  deploying: 'Deploying',
  architecture: 'Architecture',
  [families['io-server'].folder]: 'I/O servers',
  development: 'Development',
  [families.tutorial.folder]: 'Tutorials',
  [families['release-notes'].folder]: 'Release notes',
};

/** Section of a document, by its path relative to the docs tree. */
export function sectionOf(doc: string): string {
  return doc.includes('/') ? (doc.split('/')[0] ?? '') : 'introduction';
}

/**
 * Markdown of a page for a file with others: its links to its own headings name the page, because
 * another page can have the same heading.
 */
export function joinableText({address, text}: Pick<PageExport, 'address' | 'text'>): string {
  return text.replaceAll(
    /(?<code>^(?<fence>`{3,}).*\n[\s\S]*?^\k<fence>$|`[^`\n]*`)|\]\(#/gmu,
    (link: string, code?: string) => code ?? link.replace('#', `${address}#`),
  );
}

function joinedText({title, pages}: Section): string {
  const head = `# ${title}\n\n${pages.length} pages, separated by a line of three dashes.\n`;
  return [head, ...pages.map(joinableText)].join('\n---\n\n');
}

/** List entry: link, description, size. */
const line = (title: string, address: string, description: string, text: string): string =>
  `- [${title}](${address}): ${description} (${sizeText(text)})`;

/** Address of the page list of a version. */
export function listAddress({baseUrl}: Site, version: SiteVersion, isMain: boolean): string {
  return isMain ? `${baseUrl}llms.txt` : `${version.root}/llms.txt`;
}

/**
 * Page lists in the format of llmstxt.org, and the joined sections. The list of the first version
 * is at the root.
 *
 * @param lists sections of each version, the default version first
 * @param others sections without a version
 */
export function llmsFiles(
  site: Site,
  lists: readonly VersionSections[],
  others: readonly Section[],
): TextFile[] {
  const joined = new Map(
    [...lists.flatMap(({sections}) => sections), ...others].map((section) => [
      section.address,
      joinedText(section),
    ]),
  );
  const wholeOf = (list: readonly Section[]) =>
    list.map(({title, address, pages}) =>
      line(title, address, `${pages.length} pages in one file.`, joined.get(address) ?? ''),
    );
  const pagesOf = (list: readonly Section[]) =>
    list.flatMap(({title, pages}) => [
      `## ${title}`,
      pages
        .map(({title: name, address, description, text}) =>
          line(name.replaceAll(/[[\]]/gu, '\\$&'), address, description, text),
        )
        .join('\n'),
    ]);
  const [main, ...rest] = lists;
  if (main === undefined) {
    return [];
  }
  const textFor = ({version, sections}: VersionSections) =>
    [
      `# ${site.title}`,
      `> ${site.tagline}. Version ${version.label}.`,
      'Each page is available as Markdown: add `.md` to its address. Sizes are those of the Markdown. Addresses begin at the root of the site.',
      '## Whole sections',
      wholeOf(sections).join('\n'),
      ...pagesOf(sections),
    ].join('\n\n');
  const further = rest.map(
    (entry) => [listAddress(site, entry.version, false), `${textFor(entry)}\n`] as const,
  );
  const own = [
    textFor(main),
    ...pagesOf(others),
    '## Optional',
    [
      ...rest.map(({version: {label, root}}, index) =>
        line(
          `Pages of ${label}`,
          `${root}/llms.txt`,
          'The same list for another version.',
          further[index]?.[1] ?? '',
        ),
      ),
      ...wholeOf(others),
    ].join('\n'),
  ].join('\n\n');
  return [...joined, ...further, [listAddress(site, main.version, true), `${own}\n`] as const].map(
    ([address, text]): TextFile => [address.slice(site.baseUrl.length), text],
  );
}
