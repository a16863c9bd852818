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
 * @param left bit set from `lettersOf`
 */
export function differingLetters(left: number, right: number): number {
  const bits = left ^ right;
  let ones = bits - ((bits >>> 1) & 0x55555555);
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Damerau–Levenshtein distances between a word and all prefixes of another, by prefix
 * length; undefined if all exceed `most`.
 */
function typosToBeginnings(left: string, right: string, most: number): number[] | undefined {
  let [twoBefore, before]: [number[], number[]] = [
    [],
    Array.from({length: right.length + 1}, (_, index) => index),
  ];
  for (let row = 1; row <= left.length; row += 1) {
    const present = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (before[column] ?? 0) + 1,
        (present[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (twoBefore[column - 2] ?? 0) + 1);
      }
      present.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) {
      return undefined;
    }
    [twoBefore, before] = [before, present];
  }
  return before;
}

/** Whether the Damerau–Levenshtein distance of two words is at most `most`. */
export function isWithin(left: string, right: string, most: number): boolean {
  if (Math.abs(left.length - right.length) > most) {
    return false;
  }
  const typos = typosToBeginnings(left, right, most)?.[right.length];
  return typos !== undefined && typos <= most;
}

/** Whether a word differs by at most `most` typos from a prefix of another. */
export function beginsWithin(typed: string, word: string, most: number): boolean {
  const beginning = word.slice(0, typed.length + most);
  return typosToBeginnings(typed, beginning, most)?.some((typos) => typos <= most) ?? false;
}
