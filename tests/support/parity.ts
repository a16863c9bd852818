import {treeDifference, type PageText} from '../../src/features/version-difference/pages';

/**
 * Differences of the published version and the next one that the release notes do not name, or
 * name although there are none, as `page: what to do`.
 *
 * @param changed IDs of the pages that the release notes of the next version list as changed
 * @param onlyNext IDs that the next version may have alone
 */
export function parityFaults(
  latest: readonly PageText[],
  next: readonly PageText[],
  changed: readonly string[],
  onlyNext: readonly string[],
): string[] {
  const {changed: differing, added, removed} = treeDifference(latest, next);
  const without = (ids: readonly string[], others: readonly string[], what: string) =>
    ids.filter((id) => !others.includes(id)).map((id) => `${id}: ${what}`);
  return [
    ...without(added, onlyNext, 'exists in the next version only; run "npm run backport"'),
    ...without(removed, [], 'exists in the published version only'),
    ...without(
      differing,
      changed,
      'differs between the versions; run "npm run backport", or list it in changedPages of the release notes',
    ),
    ...without(changed, differing, 'is listed in changedPages but does not differ'),
  ];
}

/**
 * Differences of the pages of a tree and the manifest of routes.
 *
 * @param routes IDs of the routes that the version is to have
 */
export const manifestFaults = (ids: readonly string[], routes: readonly string[]): string[] => [
  ...ids
    .filter((id) => !routes.includes(id))
    .map((id) => `${id}: add it to src/content/schema/routes.tsv`),
  ...routes.filter((id) => !ids.includes(id)).map((id) => `${id}: write the page`),
];
