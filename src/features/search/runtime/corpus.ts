import {
  restoreIndex,
  termIndexesOf,
  type CompactPostings,
  type RestoredIndex,
} from '../compactIndex';
import {fields, type IndexEntry, type SearchDocument} from '../documents';
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
  /** In the order of `fields`. */
  readonly documents: readonly (readonly SearchDocument[])[];
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

function keywordPhrasesOf(
  file: readonly IndexEntry[],
  indexes: readonly FieldIndex[],
): () => KeywordPhrases | undefined {
  const position = fields.indexOf('keywords');
  const index = indexes[position];
  const {documents = [], phrases = {sizes: '', gaps: ''}} = file[position] ?? {};
  let decoded: KeywordPhrases | undefined;
  return () =>
    (decoded ??= index && {
      index,
      phrases: new Phrases(phrases, termIndexesOf(index)),
      docIds: new Map(documents.map(({p = -1}, docId) => [p, docId])),
    });
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
  const documents = file.map((entry) => entry.documents);
  const indexes: FieldIndex[] = file.map(({documents: entryDocuments, index}) => ({
    ...restoreIndex(index, entryDocuments.length),
    letters: Uint32Array.from(index.terms, letterSet),
    documents: entryDocuments,
  }));
  return {
    documents,
    indexes,
    pages: new Map(documents[0]?.map((page) => [page.i, page])),
    keywordPhrases: keywordPhrasesOf(file, indexes),
  };
}
