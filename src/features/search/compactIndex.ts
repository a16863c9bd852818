import {decode, encode} from 'vlq';

/** Compact form of an index with one field: its terms and postings, without positions. */
export interface CompactIndex {
  /** Sorted. */
  readonly terms: readonly string[];
  readonly postings: CompactPostings;
}

/** Postings of all terms in their order: three lists in base64 VLQ, which are smaller than one. */
export interface CompactPostings {
  /** Document frequency of each term. */
  readonly frequencies: string;
  /**
   * For each document of a term, the gap to the previous document ID, starting at -1; negative
   * if the term occurs more than once.
   */
  readonly gaps: string;
  /** Term frequency for each negative gap. */
  readonly counts: string;
}

/** Term frequency saturation and length normalisation: lunr's defaults. */
export const bm25 = {k1: 1.2, b: 0.75} as const;
/**
 * Indexes documents.
 *
 * @param documents terms of each document
 */
export function compactIndexOf(documents: readonly (readonly string[])[]): CompactIndex {
  const countsOfTerms = new Map<string, Map<number, number>>();
  documents.forEach((terms, docId) => {
    for (const term of terms) {
      const counts = countsOfTerms.get(term) ?? new Map<number, number>();
      counts.set(docId, (counts.get(docId) ?? 0) + 1);
      countsOfTerms.set(term, counts);
    }
  });
  const terms = [...countsOfTerms.keys()].sort();
  const documentsOfTerms = terms.map((term) => [...(countsOfTerms.get(term) ?? [])]);
  const postings = {
    frequencies: encode(documentsOfTerms.map(({length}) => length)),
    gaps: encode(
      documentsOfTerms.flatMap((counts) =>
        counts.map(([docId, count], i) => {
          const gap = docId - (counts[i - 1]?.[0] ?? -1);
          return count === 1 ? gap : -gap;
        }),
      ),
    ),
    counts: encode(
      documentsOfTerms.flatMap((counts) =>
        counts.flatMap(([, count]) => (count === 1 ? [] : [count])),
      ),
    ),
  };
  return {terms, postings};
}

/**
 * Decodes a list of integers.
 *
 * @throws RangeError if it is malformed
 */
export function decodeNumbers(text: string): number[] {
  try {
    return decode(text);
  } catch (error) {
    throw new RangeError('A list of numbers is malformed.', {cause: error});
  }
}

/** Searchable index: the decoded postings of all terms, concatenated. */
export interface RestoredIndex {
  /** Sorted. */
  readonly terms: readonly string[];
  /** Start of the postings of each term, and the end of the last term. */
  readonly offsets: Uint32Array;
  readonly docIds: Uint32Array;
  /** Term frequencies, parallel to `docIds`. */
  readonly counts: Uint16Array;
  /** Number of terms of each document, as a multiple of the average. */
  readonly lengths: Float32Array;
}

/**
 * Restores an index from its compact form.
 *
 * @param documents number of documents
 * @throws RangeError if the compact form is truncated or malformed, or its terms are not sorted
 */
export function restoreIndex({terms, postings}: CompactIndex, documents: number): RestoredIndex {
  const frequencies = decodeNumbers(postings.frequencies);
  const gaps = decodeNumbers(postings.gaps);
  const multiples = decodeNumbers(postings.counts);
  const offsets = new Uint32Array(terms.length + 1);
  const docIds = new Uint32Array(gaps.length);
  const counts = new Uint16Array(gaps.length);
  const lengths = new Float32Array(documents);
  let [position, multiple] = [0, 0];
  for (let term = 0; term < terms.length; term += 1) {
    if (term > 0 && (terms[term] ?? '') <= (terms[term - 1] ?? '')) {
      throw new RangeError('The terms are not in their order.');
    }
    let docId = -1;
    for (let remaining = frequencies[term] ?? 0; remaining > 0; remaining -= 1) {
      const gap = gaps[position] ?? 0;
      docId += Math.abs(gap);
      if (gap === 0 || docId >= documents) {
        throw new RangeError('A posting refers to no document.');
      }
      const count = gap < 0 ? (multiples[multiple] ?? 0) : 1;
      docIds[position] = docId;
      counts[position] = count;
      lengths[docId] = (lengths[docId] ?? 0) + count;
      multiple += gap < 0 ? 1 : 0;
      position += 1;
    }
    offsets[term + 1] = position;
  }
  if (
    frequencies.length !== terms.length ||
    position !== gaps.length ||
    multiple !== multiples.length
  ) {
    throw new RangeError('The postings do not match the terms.');
  }
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / documents;
  return {terms, offsets, docIds, counts, lengths: lengths.map((length) => length / averageLength)};
}

/** Index of the first sorted term that is not less than a term. */
export function lowerBound(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < term) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Index of a term among the sorted terms; undefined if it is not indexed. */
export function indexOfTerm(
  {terms}: Pick<RestoredIndex, 'terms'>,
  term: string,
): number | undefined {
  const index = lowerBound(terms, term);
  return terms[index] === term ? index : undefined;
}

/** Index term with its boost. */
export interface BoostedTerm {
  readonly term: string;
  readonly boost: number;
}

/**
 * BM25 scores of the documents that contain terms, by document ID.
 *
 * @param mustHaveAll whether only documents with all terms score
 */
export function scoresOf(
  index: RestoredIndex,
  boostedTerms: readonly BoostedTerm[],
  mustHaveAll = false,
): Map<number, number> {
  const {offsets, docIds, counts, lengths} = index;
  const documents = lengths.length;
  let scores = new Map<number, number>();
  for (const [rank, {term, boost}] of boostedTerms.entries()) {
    const previous = scores;
    scores = mustHaveAll ? new Map<number, number>() : previous;
    const at = indexOfTerm(index, term) ?? offsets.length;
    const [start = 0, end = 0] = [offsets[at], offsets[at + 1]];
    const frequency = end - start;
    const idf = Math.log(1 + Math.abs((documents - frequency + 0.5) / (frequency + 0.5)));
    for (let i = start; i < end; i += 1) {
      const [docId = 0, count = 0] = [docIds[i], counts[i]];
      if (!mustHaveAll || rank === 0 || previous.has(docId)) {
        const saturated =
          ((bm25.k1 + 1) * count) /
          (bm25.k1 * (1 - bm25.b + bm25.b * (lengths[docId] ?? 0)) + count);
        scores.set(docId, (previous.get(docId) ?? 0) + boost * idf * saturated);
      }
    }
  }
  return scores;
}

/** Indexes of the terms of each document, sorted. */
export function termIndexesOf({offsets, docIds, lengths}: RestoredIndex): number[][] {
  const terms = Array.from(lengths, (): number[] => []);
  for (let term = 0; term + 1 < offsets.length; term += 1) {
    docIds.subarray(offsets[term], offsets[term + 1]).forEach((docId) => terms[docId]?.push(term));
  }
  return terms;
}
