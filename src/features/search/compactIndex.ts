import lunr from 'lunr';
import {fieldName, LightIndex, Posting} from './lightIndex';
import {pipelineNames} from './tokens';

/**
 * A lunr index of one field as it is fetched: the terms, in which documents
 * they stand and how often. Positions of words are left out, and the vectors of
 * the documents, which follow from the frequencies.
 */
export interface CompactIndex {
  /** Version of lunr, its fields and pipeline, as `lunr.Index` writes them. */
  readonly version: string;
  readonly fields: readonly string[];
  readonly pipeline: readonly string[];
  /** Sorted. */
  readonly terms: readonly string[];
  /**
   * For each term in turn: how many documents; then for each of them the
   * distance to the place of the one before, from 1, negative where the term
   * stands more than once in it, and then how often.
   */
  readonly postings: readonly number[];
}

/** Saturation of repeated terms and weight of the length of a text: lunr's own defaults. */
export const bm25 = {k1: 1.2, b: 0.75} as const;
/** Decimals to which lunr rounds the weight of a term in a document. */
const precision = 1000;

/**
 * Index documents.
 *
 * @param documents the terms of each, in their order, as lunr's pipeline gives them
 */
export function compactIndexOf(documents: readonly (readonly string[])[]): CompactIndex {
  const countsOfTerms = new Map<string, Map<number, number>>();
  documents.forEach((terms, place) => {
    for (const term of terms) {
      const counts = countsOfTerms.get(term) ?? new Map<number, number>();
      counts.set(place, (counts.get(place) ?? 0) + 1);
      countsOfTerms.set(term, counts);
    }
  });
  const terms = [...countsOfTerms.keys()].sort();
  const postings = terms.flatMap((term) => {
    const counts = [...(countsOfTerms.get(term) ?? [])];
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
  return {version: lunr.version, fields: [fieldName], pipeline: pipelineNames, terms, postings};
}

/** Postings of all terms, side by side. */
interface Frequencies {
  /** Where those of each term begin; one more than there are terms. */
  readonly starts: Uint32Array;
  /** Numbers of documents, and how often each has the term. */
  readonly places: Uint32Array;
  readonly counts: Uint32Array;
}

/** @throws RangeError when the postings are not whole */
function readPostings({terms, postings}: CompactIndex, documents: number): Frequencies {
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
  for (let term = 0; term < terms.length; term += 1) {
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
      filled += 1;
    }
    starts[term + 1] = filled;
  }
  return {starts, places: places.subarray(0, filled), counts: counts.subarray(0, filled)};
}

/**
 * The vectors of the documents, as `lunr.Builder` makes them: for each term its
 * number and its BM25 weight.
 */
function vectorsOf({starts, places, counts}: Frequencies, documents: number): Float64Array[] {
  const lengths = new Uint32Array(documents);
  const sizes = new Uint32Array(documents);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    lengths[place] = (lengths[place] ?? 0) + (counts[at] ?? 0);
    sizes[place] = (sizes[place] ?? 0) + 1;
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / documents;
  const vectors = Array.from(sizes, (size) => new Float64Array(2 * size));
  const filled = new Uint32Array(documents);
  for (let term = 0; term + 1 < starts.length; term += 1) {
    const [start = 0, end = 0] = [starts[term], starts[term + 1]];
    const having = end - start;
    const rarity = Math.log(1 + Math.abs((documents - having + 0.5) / (having + 0.5)));
    for (let at = start; at < end; at += 1) {
      const place = places[at] ?? 0;
      const count = counts[at] ?? 0;
      const length = (lengths[place] ?? 0) / average;
      const weight =
        (rarity * ((bm25.k1 + 1) * count)) / (bm25.k1 * (1 - bm25.b + bm25.b * length) + count);
      const vector = vectors[place];
      const next = filled[place] ?? 0;
      if (vector !== undefined) {
        vector[next] = term;
        vector[next + 1] = Math.round(weight * precision) / precision;
        filled[place] = next + 2;
      }
    }
  }
  return vectors;
}

/** An index that can be searched. */
export interface RestoredIndex {
  readonly index: lunr.Index;
  /** Sorted. */
  readonly terms: readonly string[];
  /** In how many documents each term stands. */
  readonly documentCounts: Uint32Array;
}

/**
 * Restore an index from its compact form.
 *
 * @param refs references of the documents, in their order
 * @throws RangeError when the compact form is not whole, or its terms are not
 * in their order
 */
export function restoreIndex(compact: CompactIndex, refs: readonly string[]): RestoredIndex {
  const {version, fields, pipeline, terms} = compact;
  const frequencies = readPostings(compact, refs.length);
  const {starts, places} = frequencies;
  const restored = lunr.Index.load({
    version,
    fields,
    pipeline,
    fieldVectors: vectorsOf(frequencies, refs.length).map((vector, place) => [
      `${fieldName}/${refs[place] ?? ''}`,
      vector,
    ]),
    invertedIndex: [],
  });
  const byTerm = Object.create(null) as Record<string, Posting>;
  terms.forEach((term, order) => {
    if (order > 0 && term <= (terms[order - 1] ?? '')) {
      throw new RangeError('The terms are not in their order.');
    }
    byTerm[term] = new Posting(order, refs, places.subarray(starts[order], starts[order + 1]));
  });
  const documentCounts = Uint32Array.from(
    terms,
    (_, order) => (starts[order + 1] ?? 0) - (starts[order] ?? 0),
  );
  return {index: new LightIndex(restored, byTerm, refs), terms, documentCounts};
}
