/** Form in which an index is fetched: terms in order, and for each the documents that have it. */
export interface CompactIndex {
  readonly terms: readonly string[];
  /**
   * For each term in turn: how many documents; then for each of them the
   * distance to the place of the one before, from 1, negative where the term
   * stands more than once in it, and then how often.
   */
  readonly postings: readonly number[];
}

/** One field of all documents, ready for searching. */
export interface FieldIndex {
  readonly terms: readonly string[];
  /** Letters of each term, as `lettersOf` tells them. */
  readonly letters: Uint32Array;
  /** Where the postings of each term begin; one more than there are terms. */
  readonly starts: Uint32Array;
  /** Places of documents, and how often the term stands in each. */
  readonly places: Uint32Array;
  readonly counts: Uint32Array;
  /** Number of terms of each document. */
  readonly lengths: Uint32Array;
  readonly averageLength: number;
}

/**
 * Which letters a word has, a bit for each: words whose sets differ by much
 * need not be compared letter by letter.
 */
export function lettersOf(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at += 1) {
    set |= 1 << (word.charCodeAt(at) & 31);
  }
  return set >>> 0;
}

/**
 * Index documents.
 *
 * @param documents the terms of each, in their order
 */
export function compact(documents: readonly (readonly string[])[]): CompactIndex {
  const found = new Map<string, Map<number, number>>();
  documents.forEach((terms, place) => {
    for (const term of terms) {
      const counts = found.get(term) ?? new Map<number, number>();
      counts.set(place, (counts.get(place) ?? 0) + 1);
      found.set(term, counts);
    }
  });
  const terms = [...found.keys()].sort();
  const postings = terms.flatMap((term) => {
    const counts = [...(found.get(term) ?? [])];
    let before = -1;
    return [
      counts.length,
      ...counts.flatMap(([place, count]) => {
        const step = place - before;
        before = place;
        return count === 1 ? [step] : [-step, count];
      }),
    ];
  });
  return {terms, postings};
}

/**
 * The index that was fetched.
 *
 * @param documents how many documents it is about
 * @throws RangeError when it is not whole
 */
export function expand({terms, postings}: CompactIndex, documents: number): FieldIndex {
  const lengths = new Uint32Array(documents);
  const starts = new Uint32Array(terms.length + 1);
  const [places, counts] = [new Uint32Array(postings.length), new Uint32Array(postings.length)];
  let [at, filled] = [0, 0];
  const next = (): number => {
    const number = postings[at];
    if (number === undefined || !Number.isInteger(number)) {
      throw new RangeError('The postings end before the last term.');
    }
    at += 1;
    return number;
  };
  terms.forEach((_, term) => {
    let place = -1;
    for (let left = next(); left > 0; left -= 1) {
      const step = next();
      const count = step < 0 ? next() : 1;
      place += Math.abs(step);
      if (place >= documents) {
        throw new RangeError('A posting is about a document that is not there.');
      }
      places[filled] = place;
      counts[filled] = count;
      lengths[place] = (lengths[place] ?? 0) + count;
      filled += 1;
    }
    starts[term + 1] = filled;
  });
  return {
    terms,
    letters: Uint32Array.from(terms, lettersOf),
    starts,
    places: places.slice(0, filled),
    counts: counts.slice(0, filled),
    lengths,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents),
  };
}
