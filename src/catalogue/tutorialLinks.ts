import {hasTutorials} from '../schema/families';
import type {FrontMatter} from '../schema/frontMatter';

/** Paths of the tutorials that build on a page, by the path of that page, below the docs tree. */
export type TutorialLinks = Readonly<Record<string, readonly string[]>>;

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
