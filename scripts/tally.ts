/** How many things passed, failed and were left out. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What several runs come to together. */
export function total(tallies: readonly Tally[]): Tally {
  const sum = (field: keyof Tally) => tallies.reduce((all, tally) => all + tally[field], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

/** The line that ends a run: `N passed, N failed`, and what was left out if anything was. */
export function closingLine({passed, failed, skipped}: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
