import {encode} from 'vlq';
import {decodeNumbers} from './compactIndex';
import {keywordTermsOf} from './tokens';

/** Sorted index terms of each keyword phrase. */
function phrasesIn(keywords: string): string[][] {
  return keywordTermsOf(keywords)
    .map((terms) => [...new Set(terms)].sort())
    .filter((terms) => terms.length > 0);
}

/** Phrases of keywords in base64 VLQ. */
export interface EncodedPhrases {
  /** For each document, the number of its phrases, and the number of terms of each phrase. */
  readonly sizes: string;
  /**
   * For each term of a phrase, the difference of two ranks among the sorted terms of the document:
   * its rank minus that of the term before it. The first term follows the first term of the
   * previous phrase.
   */
  readonly gaps: string;
}

/**
 * Encodes the phrases of keywords. A phrase of one term that no other contains is omitted.
 *
 * @param documents keywords of each document
 */
export function encodePhrases(documents: readonly string[]): EncodedPhrases {
  const phrasesOfDocuments = documents.map((keywords) => {
    const all = phrasesIn(keywords);
    const terms = [...new Set(all.flat())].sort();
    const rankOf = new Map(terms.map((term, rank) => [term, rank]));
    const isContained = (term: string) => all.filter((other) => other.includes(term)).length > 1;
    return all
      .filter(([first = '', ...rest]) => rest.length > 0 || isContained(first))
      .map((phrase) => phrase.map((term) => rankOf.get(term) ?? 0))
      .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));
  });
  return {
    sizes: encode(
      phrasesOfDocuments.flatMap((all) => [all.length, ...all.map(({length}) => length)]),
    ),
    gaps: encode(
      phrasesOfDocuments.flatMap((all) =>
        all.flatMap((ranks, i) =>
          ranks.map((rank, j) => rank - (ranks[j - 1] ?? all[i - 1]?.[0] ?? 0)),
        ),
      ),
    ),
  };
}

/**
 * Index terms of each document, sorted and given as indexes: the position is the rank of the term.
 */
export type TermIndexes = readonly ArrayLike<number>[];

/** Bit set of the terms of a phrase, and their number. */
type Visit = (terms: number, length: number) => void;

/**
 * Phrases of the keywords of all documents. They stay encoded by ranks: as strings, they would
 * take megabytes of memory.
 */
export class Phrases {
  private readonly sizes: Uint16Array;
  private readonly gaps: Uint16Array;
  /** Positions in `sizes` and `gaps` at which each document starts. */
  private readonly starts: readonly (readonly [size: number, gap: number])[];
  private size = 0;
  private gap = 0;

  /** @throws RangeError if a list is truncated or malformed */
  constructor(
    encoded: EncodedPhrases,
    private readonly terms: TermIndexes,
  ) {
    this.sizes = Uint16Array.from(decodeNumbers(encoded.sizes));
    this.gaps = Uint16Array.from(decodeNumbers(encoded.gaps));
    this.starts = terms.map(({length}) => {
      const start = [this.size, this.gap] as const;
      this.read(new Uint32Array(length), () => undefined);
      return start;
    });
    if (this.size !== this.sizes.length || this.gap !== this.gaps.length) {
      throw new RangeError('The keyword phrases do not match the documents.');
    }
  }

  /**
   * Visits the phrases of a document.
   *
   * @param bitOf bit of a term, by its index; 0 for a term that does not matter
   */
  forEach(docId: number, bitOf: (term: number) => number, visit: Visit): void {
    const [terms, start] = [this.terms[docId], this.starts[docId]];
    if (terms !== undefined && start !== undefined) {
      [this.size, this.gap] = start;
      this.read(Uint32Array.from(terms, bitOf), visit);
    }
  }

  /** Reads the phrases at the current positions. */
  private read(bits: Uint32Array, visit: Visit): void {
    const isContained = new Uint8Array(bits.length);
    let first = 0;
    for (let phrases = this.sizes[this.size++] ?? 0; phrases > 0; phrases -= 1) {
      const length = this.sizes[this.size++] ?? 0;
      let [rank, terms] = [first, 0];
      for (let i = 0; i < length; i += 1) {
        rank += this.gaps[this.gap++] ?? NaN;
        first = i === 0 ? rank : first;
        terms |= bits[rank] ?? 0;
        isContained[rank] = 1;
      }
      if (!(rank < bits.length)) {
        throw new RangeError('A keyword phrase refers to no term.');
      }
      visit(terms, length);
    }
    bits.forEach((bit, rank) => {
      if (isContained[rank] === 0) {
        visit(bit, 1);
      }
    });
  }
}
