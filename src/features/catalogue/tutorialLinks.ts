import {hasTutorials} from '../../content/schema/families';
import type {FrontMatter} from '../../content/schema/frontMatter';

/** IDs of the tutorials that build on a page, by the ID of the page. */
export type TutorialLinks = Readonly<Record<string, readonly string[]>>;

/**
 * Tutorials of each object and I/O server, possibly none.
 *
 * @param docs pages of a version, in the order of the tutorials
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
