import type {Family} from '../schema/families';
import type {FrontMatter} from '../schema/frontMatter';

/** Paths of the tutorials that build on a page, by the path of that page, below the docs tree. */
export type TutorialLinks = Readonly<Record<string, readonly string[]>>;

/** Whether the tutorials that build on a page are listed on it. */
export function hasTutorials(family: Family): boolean {
  return family === 'object' || family === 'io-server';
}

/** Name of the generated file with the tutorials of a page. */
export function tutorialsFile(version: string, id: string): string {
  return `tutorials-${version}-${id.replaceAll('/', '-')}.json`;
}

/**
 * The tutorials of each object and each I/O server, none for some, from what the tutorials say that they use.
 *
 * @param docs the pages of one version, in the order in which the tutorials are to stand
 */
export function tutorialLinks(
  docs: readonly {readonly id: string; readonly page: FrontMatter}[],
): TutorialLinks {
  const links = new Map<string, string[]>(
    docs.flatMap(({id, page: {family}}) => (hasTutorials(family) ? [[id, []]] : [])),
  );
  for (const {id, page} of docs) {
    for (const used of page.family === 'tutorial' ? (page.uses ?? []) : []) {
      links.get(used)?.push(id);
    }
  }
  return Object.fromEntries(links);
}
