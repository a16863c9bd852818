import {restoreIndex, type RestoredIndex} from '../compactIndex';
import {fields, type IndexEntry, type SearchDocument} from '../documents';
import {letterSet} from '../../../lib/text/typo';

/** Searchable field of a version. */
export interface FieldIndex extends RestoredIndex {
  /** Bit set of the letters of each term, from `letterSet`. */
  readonly letters: Uint32Array;
  /** Documents by lunr reference. */
  readonly documents: ReadonlyMap<string, SearchDocument>;
}

/** Searchable fields and documents of a version. */
export interface Corpus {
  /** In the order of `fields`. */
  readonly indexes: readonly FieldIndex[];
  /** In the order of `fields`. */
  readonly documents: readonly (readonly SearchDocument[])[];
  /** Title documents of the pages, by document ID. */
  readonly pages: ReadonlyMap<number, SearchDocument>;
  /** Words of the page titles, in lower case but not stemmed. */
  readonly titleWords: ReadonlySet<string>;
}

function isEntry(entry: unknown): entry is IndexEntry {
  if (typeof entry !== 'object' || entry === null) {
    return false;
  }
  const {documents, index} = entry as Partial<IndexEntry>;
  return (
    Array.isArray(documents) &&
    documents.every((document: unknown) => typeof document === 'object' && document !== null) &&
    Array.isArray(index?.terms) &&
    index.terms.every((term) => typeof term === 'string') &&
    Array.isArray(index.postings) &&
    Array.isArray(index.fields) &&
    Array.isArray(index.pipeline)
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
  const documents = file.map((entry) => entry.documents);
  return {
    documents,
    indexes: file.map(({documents: entryDocuments, index}) => ({
      ...restoreIndex(
        index,
        entryDocuments.map(({i}) => String(i)),
      ),
      letters: Uint32Array.from(index.terms, letterSet),
      documents: new Map(entryDocuments.map((document) => [String(document.i), document])),
    })),
    pages: new Map(documents[0]?.map((page) => [page.i, page])),
    titleWords: new Set(
      documents[0]?.flatMap(({t = ''}) => t.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
    ),
  };
}
