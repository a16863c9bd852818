/**
 * A manual that shows something: the current one, one of version 3 by its last
 * text, or a revision of the wiki of version 3 by its year, since each of those
 * wikis serves the whole history.
 */
export type Manual = '4.x' | `3.${number}` | `3.x, ${number}` | '3.x';

/** Years of the revisions of the wiki that the tables name, from the first number of each. */
const years: readonly (readonly [first: number, year: number])[] = [
  [1400, 2014],
  [6143, 2015],
  [7230, 2017],
  [7449, 2018],
  [8487, 2020],
  [10027, 2021],
];

/** The newest of some manuals; `3.x`, of which no year is known, is the oldest. */
export function newestOf(manuals: readonly Manual[]): Manual | undefined {
  const rank = (manual: Manual): number =>
    Number(/^\d\.\d$/u.exec(manual)?.[0] ?? (manual === '4.x' ? 4 : 3)) +
    (Number(/\d{4}$/u.exec(manual)?.[0] ?? 2000) - 2000) / 1000;
  return [...manuals].sort((a, b) => rank(b) - rank(a))[0];
}

/**
 * The manual that a source of `keywords.ts` names: `v4`, a version after a
 * comma, or the number of a revision.
 */
export function manualOfSource(source: string): Manual {
  if (source.startsWith('v4')) {
    return '4.x';
  }
  const version = /, (?<version>3\.\d)/u.exec(source)?.groups?.version;
  if (version !== undefined) {
    return version as Manual;
  }
  const revision = Number(/\b(?<revision>\d{4,5})\b/u.exec(source)?.groups?.revision ?? 0);
  const year = years.findLast(([first]) => revision >= first)?.[1];
  return year === undefined ? '3.x' : `3.x, ${year}`;
}
