/** Families of pages: each has its own front matter and headings. */

import {docsVersions, type VersionName} from '../../site/versions';

/** Sources of the facts of a page, for maintainers. */
export const bases = ['manual-4', 'manual-3', 'device'] as const;

/** Families in the order of matching. */
export const families = {
  'io-server': {label: 'I/O server', folder: 'io-servers'},
  object: {label: 'UI object', folder: 'development/project-development/objects'},
  tutorial: {label: 'Tutorial', folder: 'tutorials'},
  manager: {label: 'Manager application', folder: 'architecture/manager'},
  'release-notes': {label: 'Release notes', folder: 'release-notes'},
  guide: {label: 'Guide', folder: ''},
} as const;
export type Family = keyof typeof families;

/**
 * Family of a page.
 *
 * @param docPath path relative to the docs tree, for example `io-servers/knx.mdx`
 */
export function familyOf(docPath: string): Family {
  const found = Object.entries(families).find(
    ([, {folder}]) => folder === '' || docPath.startsWith(`${folder}/`),
  );
  return (found?.[0] ?? 'guide') as Family;
}

/**
 * Path relative to the docs tree, and version, of a Markdown file.
 *
 * @param filePath absolute path, or path relative to the project
 * @param siteDir folder of the project, removed from an absolute path
 * @returns `undefined` for a blog post or partial
 */
export function locateDoc(
  filePath: string,
  siteDir = '',
): {docPath: string; id: string; version: VersionName} | undefined {
  const relative = filePath.startsWith(siteDir) ? filePath.slice(siteDir.length) : filePath;
  const file = `/${relative.replaceAll('\\', '/')}`;
  const [located] = docsVersions
    .map(({name, tree}) => ({version: name, tree, start: file.indexOf(`/${tree}/`)}))
    .filter(({start}) => start >= 0)
    .sort((a, b) => a.start - b.start);
  if (located === undefined || !/\.mdx?$/u.test(file)) {
    return undefined;
  }
  const docPath = file.slice(located.start + `/${located.tree}/`.length);
  const isPartial = docPath.split('/').some((part) => part.startsWith('_'));
  const id = docPath.replace(/\.mdx?$/u, '');
  return isPartial ? undefined : {docPath, id, version: located.version};
}

/** Whether a page lists the tutorials that build on it. */
export function hasTutorials(family: Family): boolean {
  return family === 'object' || family === 'io-server';
}

/** Generated file with the tutorials of a page. */
export function tutorialsFile(version: string, id: string): string {
  return `tutorials-${version}-${id.replaceAll('/', '-')}.json`;
}
