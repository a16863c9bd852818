/** Numbers of passed, failed and skipped tests. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function total(tallies: readonly Tally[]): Tally {
  const sum = (field: keyof Tally) => tallies.reduce((all, tally) => all + tally[field], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

/** Last line of a run: `N passed, N failed`, and the skipped ones if any. */
export function closingLine({passed, failed, skipped}: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
