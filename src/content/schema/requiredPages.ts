import path from 'node:path';
import {readSource} from '../../lib/text/readSource';
import type {FrontMatter} from './frontMatter';

/** Required page of the manual. */
export interface RequiredPage {
  /** Address in the released version, which may not have the page. */
  readonly address: string;
  /** Path relative to the docs tree, without extension. */
  readonly id: string;
  /** Whether only the next version has the page. */
  readonly isNextOnly: boolean;
}

/**
 * Manifest of all required pages, from `required-pages.tsv`.
 *
 * @throws Error naming the first invalid line
 */
export function readRequiredPages(siteDir: string): RequiredPage[] {
  const file = path.join('src', 'content', 'schema', 'required-pages.tsv');
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
 * Pages that the release notes of the next version list as changed.
 *
 * @param pages pages of the next version
 * @returns IDs of the release notes by page ID
 */
export function changedPagesOf(
  pages: readonly {readonly id: string; readonly frontMatter: FrontMatter}[],
  routes: readonly RequiredPage[],
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
