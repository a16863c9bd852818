import {treeDifference, type PageText} from '../../src/difference/pages';
import type {Fault} from './contracts';

/**
 * Where two docs trees differ although the release notes do not say so, or do
 * not although they do.
 *
 * @param latest pages of the published version
 * @param next pages of the version to come
 * @param changed ids of the pages that the release notes of the version to
 * come list as changed
 * @param onlyNext ids that the version to come may have alone
 */
export function parityFaults(
  latest: readonly PageText[],
  next: readonly PageText[],
  changed: readonly string[],
  onlyNext: readonly string[],
): Fault[] {
  const {changed: differing, added, removed: missingInNext} = treeDifference(latest, next);
  const missingInLatest = added.filter((id) => !onlyNext.includes(id));
  return [
    ...missingInLatest.map((place) => ({
      place,
      what: 'exists in the version to come only; run "npm run backport"',
    })),
    ...missingInNext.map((place) => ({place, what: 'exists in the published version only'})),
    ...differing
      .filter((id) => !changed.includes(id))
      .map((place) => ({
        place,
        what: 'differs between the versions; run "npm run backport", or list it in changedPages of the release notes',
      })),
    ...changed
      .filter((id) => !differing.includes(id))
      .map((place) => ({place, what: 'is listed in changedPages but does not differ'})),
  ];
}

/**
 * Where the pages of a tree and the manifest of routes differ.
 *
 * @param ids ids of the pages
 * @param routes ids of the routes that the version is to have
 */
export function manifestFaults(ids: readonly string[], routes: readonly string[]): Fault[] {
  return [
    ...ids
      .filter((id) => !routes.includes(id))
      .map((place) => ({place, what: 'has no line in src/schema/routes.tsv'})),
    ...routes
      .filter((id) => !ids.includes(id))
      .map((place) => ({
        place,
        what: 'is in src/schema/routes.tsv, but there is no such page',
      })),
  ];
}
