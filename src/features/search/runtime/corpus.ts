import {
  restoreIndex,
  termIndexesOf,
  type CompactPostings,
  type RestoredIndex,
} from '../compactIndex';
import {fields, placesOf, type IndexEntry, type SearchDocument} from '../documents';
import {Phrases} from '../phrases';
import {letterSet} from '../../../lib/text/typo';

/** Searchable field of a version. */
export interface FieldIndex extends RestoredIndex {
  /** Bit set of the letters of each term, from `letterSet`. */
  readonly letters: Uint32Array;
  /** By document ID of the index. */
  readonly documents: readonly SearchDocument[];
}

/** Phrases of the keywords of a version. */
export interface KeywordPhrases {
  readonly phrases: Phrases;
  /** Index with the terms of the phrases. */
  readonly index: FieldIndex;
  /** Document IDs of the keywords by ID of the page's title document. */
  readonly docIds: ReadonlyMap<number, number>;
}

/** Searchable fields and documents of a version. */
export interface Corpus {
  /** In the order of `fields`. */
  readonly indexes: readonly FieldIndex[];
  /** Title documents of the pages, by document ID. */
  readonly pages: ReadonlyMap<number, SearchDocument>;
  /**
   * Keyword phrases, decoded on demand, because only translated queries need them.
   *
   * @throws RangeError if they are truncated or malformed
   */
  readonly keywordPhrases: () => KeywordPhrases | undefined;
}

function isEntry(entry: unknown): entry is IndexEntry {
  if (typeof entry !== 'object' || entry === null) {
    return false;
  }
  const {documents, index} = entry as Partial<IndexEntry>;
  const postings: Partial<CompactPostings> | undefined = index?.postings;
  return (
    Array.isArray(documents) &&
    documents.every((document: unknown) => typeof document === 'object' && document !== null) &&
    Array.isArray(index?.terms) &&
    index.terms.every((term) => typeof term === 'string') &&
    [postings?.frequencies, postings?.gaps, postings?.counts].every(
      (list) => typeof list === 'string',
    )
  );
}

/**
 * Restores the indexes of an index file.
 *
 * @param file parsed JSON, untrusted
 * @throws TypeError if the structure is invalid; RangeError if an index is truncated or malformed
 */
export function corpusOf(file: unknown): Corpus {
  if (!Array.isArray(file) || file.length !== fields.length || !file.every(isEntry)) {
    throw new TypeError(`An index file has ${fields.length} entries with documents and index.`);
  }
  const places = placesOf(file.map(({documents}) => documents));
  const indexes: FieldIndex[] = file.map(({documents, index}, field) => ({
    ...restoreIndex(index, documents.length),
    letters: Uint32Array.from(index.terms, letterSet),
    documents:
      fields[field] === 'content'
        ? documents.map((document) => ({...places.get(document.i), ...document}))
        : documents,
  }));
  const position = fields.indexOf('keywords');
  const [index, encoded] = [indexes[position], file[position]?.phrases];
  let decoded: KeywordPhrases | undefined;
  return {
    indexes,
    pages: new Map(indexes[0]?.documents.map((page) => [page.i, page])),
    keywordPhrases: () =>
      (decoded ??= index &&
        encoded && {
          index,
          phrases: new Phrases(encoded, termIndexesOf(index)),
          docIds: new Map(index.documents.map(({i, p = i}, docId) => [p, docId])),
        }),
  };
}
