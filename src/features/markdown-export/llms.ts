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

const line = (title: string, address: string, description: string): string =>
  `- [${title.replaceAll(/[[\]]/gu, '\\$&')}](${address}): ${description}`;

const wholeOf = (sections: readonly Section[]): string[] =>
  sections.map(({title, address, pages}) =>
    line(title, address, `${pages.length} pages in one file.`),
  );

const pagesOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({title, pages}) => [
    `## ${title}`,
    pages.map((page) => line(page.title, page.address, page.description)).join('\n'),
  ]);

/**
 * Page lists in the format of llmstxt.org, and the joined sections. The list of the first version
 * is at the root.
 *
 * @param lists sections of each version, the default version first
 * @param others sections without a version
 */
export function llmsFiles(
  {baseUrl, title, tagline}: Site,
  lists: readonly VersionSections[],
  others: readonly Section[],
): TextFile[] {
  const [, ...rest] = lists.map(({version}) => version);
  const further = rest.map(({label, root}) =>
    line(`Pages of ${label}`, `${root}/llms.txt`, 'The same list for another version.'),
  );
  const optional = [...pagesOf(others), '## Optional', [...further, ...wholeOf(others)].join('\n')];
  const joined = [...lists.flatMap(({sections}) => sections), ...others];
  return [
    ...joined.map((section) => [section.address, joinedText(section)] as const),
    ...lists.map(({version: {label, root}, sections}, index) => {
      const text = [
        `# ${title}`,
        `> ${tagline}. Version ${label}.`,
        'Each page is available as Markdown: add `.md` to its address. Addresses begin at the root of the site.',
        '## Whole sections',
        wholeOf(sections).join('\n'),
        ...pagesOf(sections),
        ...(index === 0 ? optional : []),
      ].join('\n\n');
      return [index === 0 ? `${baseUrl}llms.txt` : `${root}/llms.txt`, `${text}\n`] as const;
    }),
  ].map(([address, text]): TextFile => [address.slice(baseUrl.length), text]);
}
