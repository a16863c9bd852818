import path from 'node:path';
import {readSource} from '../text/readSource';
import type {FrontMatter} from './frontMatter';

/** A page that the manual is to have. */
export interface Route {
  /** Its address in the released version, or where that version would have it. */
  readonly address: string;
  /** Its path below a docs tree, without extension. */
  readonly id: string;
  /** Whether the version in preparation alone has it. */
  readonly isNextOnly: boolean;
}

/**
 * The manifest: every page that the manual is to have, from `routes.tsv`.
 *
 * @param siteDir folder of the project
 * @throws Error naming the line that is not an address and `both` or `next`
 */
export function readRoutes(siteDir: string): Route[] {
  const file = path.join('src', 'schema', 'routes.tsv');
  const [, ...lines] = readSource(path.join(siteDir, file)).trimEnd().split('\n');
  return lines.map((line, index) => {
    const {address, id, versions} =
      /^(?<address>\/docs\/(?<id>[^\t]+))\t(?<versions>both|next)$/u.exec(line)?.groups ?? {};
    if (address === undefined || id === undefined) {
      throw new Error(
        `${file}:${index + 2}: "${line}" is not an address and, after a tab, "both" or "next"`,
      );
    }
    return {address, id, isNextOnly: versions === 'next'};
  });
}

/**
 * The pages whose text the version in preparation changes, as the release notes
 * say that it alone has.
 *
 * @param pages pages of the version in preparation, its release notes among them
 * @param routes the manifest
 * @returns ids of the notes by the ids of the pages that they list
 */
export function changedPagesOf(
  pages: readonly {readonly id: string; readonly frontMatter: FrontMatter}[],
  routes: readonly Route[],
): ReadonlyMap<string, string> {
  const nextOnly = new Set(routes.filter(({isNextOnly}) => isNextOnly).map(({id}) => id));
  return new Map(
    pages.flatMap(({id, frontMatter: page}) =>
      page.family === 'release-notes' && nextOnly.has(id)
        ? (page.changedPages ?? []).map((changed) => [changed, id] as const)
        : [],
    ),
  );
}
