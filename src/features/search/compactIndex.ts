import lunr from 'lunr';
import {decode, encode} from 'vlq';
import {fieldName, LightIndex, Posting} from './lightIndex';
import {pipelineNames} from './tokens';

/**
 * Compact form of a lunr index with one field: terms and postings. It omits word positions,
 * and the document vectors, which are calculated from the term frequencies.
 */
export interface CompactIndex {
  /** lunr version, fields and pipeline, as `lunr.Index` serialises them. */
  readonly version: string;
  readonly fields: readonly string[];
  readonly pipeline: readonly string[];
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
/** lunr rounds the weight of a term in a document to three decimals. */
const precision = 1000;

/**
 * Indexes documents.
 *
 * @param documents terms of each document, from the lunr pipeline
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
  return {version: lunr.version, fields: [fieldName], pipeline: pipelineNames, terms, postings};
}

/** Decoded postings of all terms, concatenated. */
interface Postings {
  /** Start offset of the postings of each term, and the end offset of the last term. */
  readonly offsets: Uint32Array;
  readonly docIds: Uint32Array;
  /** Term frequencies, parallel to `docIds`. */
  readonly counts: Uint32Array;
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

/** @throws RangeError if the postings are truncated or malformed */
function readPostings({terms, postings}: CompactIndex, documents: number): Postings {
  const frequencies = decodeNumbers(postings.frequencies);
  const gaps = decodeNumbers(postings.gaps);
  const counts = decodeNumbers(postings.counts);
  const offsets = new Uint32Array(terms.length + 1);
  const docIds = new Uint32Array(gaps.length);
  const termCounts = new Uint32Array(gaps.length);
  let [position, multiple] = [0, 0];
  for (let term = 0; term < terms.length; term += 1) {
    let docId = -1;
    for (let remaining = frequencies[term] ?? 0; remaining > 0; remaining -= 1) {
      const gap = gaps[position] ?? 0;
      docId += Math.abs(gap);
      if (gap === 0 || docId >= documents) {
        throw new RangeError('A posting refers to no document.');
      }
      docIds[position] = docId;
      termCounts[position] = gap < 0 ? (counts[multiple] ?? 0) : 1;
      multiple += gap < 0 ? 1 : 0;
      position += 1;
    }
    offsets[term + 1] = position;
  }
  if (
    frequencies.length !== terms.length ||
    position !== gaps.length ||
    multiple !== counts.length
  ) {
    throw new RangeError('The postings do not match the terms.');
  }
  return {offsets, docIds, counts: termCounts};
}

/**
 * Document vectors in the form of `lunr.Builder`: pairs of term index and BM25 weight.
 */
function vectorsOf({offsets, docIds, counts}: Postings, documents: number): Float64Array[] {
  const lengths = new Uint32Array(documents);
  const termCounts = new Uint32Array(documents);
  for (let i = 0; i < docIds.length; i += 1) {
    const docId = docIds[i] ?? 0;
    lengths[docId] = (lengths[docId] ?? 0) + (counts[i] ?? 0);
    termCounts[docId] = (termCounts[docId] ?? 0) + 1;
  }
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / documents;
  const vectors = Array.from(termCounts, (count) => new Float64Array(2 * count));
  const ends = new Uint32Array(documents);
  for (let term = 0; term + 1 < offsets.length; term += 1) {
    const [start = 0, end = 0] = [offsets[term], offsets[term + 1]];
    const documentFrequency = end - start;
    const idf = Math.log(
      1 + Math.abs((documents - documentFrequency + 0.5) / (documentFrequency + 0.5)),
    );
    for (let i = start; i < end; i += 1) {
      const docId = docIds[i] ?? 0;
      const count = counts[i] ?? 0;
      const relativeLength = (lengths[docId] ?? 0) / averageLength;
      const weight =
        (idf * ((bm25.k1 + 1) * count)) /
        (bm25.k1 * (1 - bm25.b + bm25.b * relativeLength) + count);
      const vector = vectors[docId];
      const next = ends[docId] ?? 0;
      if (vector !== undefined) {
        vector[next] = term;
        vector[next + 1] = Math.round(weight * precision) / precision;
        ends[docId] = next + 2;
      }
    }
  }
  return vectors;
}

/** Searchable index. */
export interface RestoredIndex {
  readonly index: lunr.Index;
  /** Sorted. */
  readonly terms: readonly string[];
  /** Document frequency of each term. */
  readonly documentFrequencies: Uint32Array;
  /** Creates the indexes of the terms of each document, sorted. */
  readonly termIndexes: () => Uint32Array[];
}

/**
 * Restores an index from its compact form.
 *
 * @param refs lunr references of the documents, by document ID
 * @throws RangeError if the compact form is truncated or malformed, or its terms are not sorted
 */
export function restoreIndex(compact: CompactIndex, refs: readonly string[]): RestoredIndex {
  const {version, fields, pipeline, terms} = compact;
  const postings = readPostings(compact, refs.length);
  const {offsets, docIds} = postings;
  const vectors = vectorsOf(postings, refs.length);
  const restored = lunr.Index.load({
    version,
    fields,
    pipeline,
    fieldVectors: vectors.map((vector, docId) => [`${fieldName}/${refs[docId] ?? ''}`, vector]),
    invertedIndex: [],
  });
  const postingsByTerm = Object.create(null) as Record<string, Posting>;
  terms.forEach((term, i) => {
    if (i > 0 && term <= (terms[i - 1] ?? '')) {
      throw new RangeError('The terms are not in their order.');
    }
    postingsByTerm[term] = new Posting(i, refs, docIds.subarray(offsets[i], offsets[i + 1]));
  });
  const documentFrequencies = Uint32Array.from(
    terms,
    (_, i) => (offsets[i + 1] ?? 0) - (offsets[i] ?? 0),
  );
  return {
    index: new LightIndex(restored, postingsByTerm, refs),
    terms,
    documentFrequencies,
    termIndexes: () =>
      vectors.map((vector) => Uint32Array.from(vector.filter((_, i) => i % 2 === 0))),
  };
}
