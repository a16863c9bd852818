/** Bit set of the letters of a word: a cheap filter before the edit distance. */
export function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at += 1) {
    set |= 1 << (word.charCodeAt(at) & 31);
  }
  return set >>> 0;
}

/**
 * Number of letters that only one of two words has, by their bit sets. A typo removes and
 * adds at most one letter, so words with more than two per typo differ by more.
 *
 * @param left bit set from `letterSet`
 */
export function differingLetters(left: number, right: number): number {
  const bits = left ^ right;
  let ones = bits - ((bits >>> 1) & 0x55555555);
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Damerau–Levenshtein distances between a word and all prefixes of another, by prefix
 * length; undefined if all exceed `max`.
 */
function prefixDistances(left: string, right: string, max: number): number[] | undefined {
  let [beforePrevious, previous]: [number[], number[]] = [
    [],
    Array.from({length: right.length + 1}, (_, index) => index),
  ];
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > max) {
      return undefined;
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous;
}

/** Whether the Damerau–Levenshtein distance of two words is at most `max`. */
export function isWithin(left: string, right: string, max: number): boolean {
  if (Math.abs(left.length - right.length) > max) {
    return false;
  }
  const typos = prefixDistances(left, right, max)?.[right.length];
  return typos !== undefined && typos <= max;
}

/** Whether a word differs by at most `max` typos from a prefix of another. */
export function isPrefixWithin(query: string, word: string, max: number): boolean {
  const prefix = word.slice(0, query.length + max);
  return prefixDistances(query, prefix, max)?.some((typos) => typos <= max) ?? false;
}
