import {restoreIndex, type RestoredIndex} from '../compactIndex';
import {fields, type IndexEntry, type SearchDocument} from '../documents';
import {letterSet} from '../../../lib/text/typo';

/** One field of a version, ready for searching. */
export interface FieldIndex extends RestoredIndex {
  /** Letters of each term, from `letterSet`. */
  readonly letters: Uint32Array;
  /** By the reference that lunr gives in its results. */
  readonly documents: ReadonlyMap<string, SearchDocument>;
}

/** Indexes and documents of a version. */
export interface Corpus {
  /** In the order of `fields`. */
  readonly indexes: readonly FieldIndex[];
  /** In the order of `fields`. */
  readonly documents: readonly (readonly SearchDocument[])[];
  /** By the number of their document. */
  readonly pages: ReadonlyMap<number, SearchDocument>;
  /** Words of the titles of pages, in lower case, as they are written. */
  readonly titleWords: ReadonlySet<string>;
}

function isEntry(entry: unknown): entry is IndexEntry {
  if (typeof entry !== 'object' || entry === null) {
    return false;
  }
  const {documents, index} = entry as Partial<IndexEntry>;
  return (
    Array.isArray(documents) &&
    documents.every((one: unknown) => typeof one === 'object' && one !== null) &&
    Array.isArray(index?.terms) &&
    index.terms.every((term) => typeof term === 'string') &&
    Array.isArray(index.postings) &&
    Array.isArray(index.fields) &&
    Array.isArray(index.pipeline)
  );
}

/**
 * Restore the indexes of an index file.
 *
 * @param file what was parsed from JSON, trusted in nothing
 * @throws TypeError when it has another form; RangeError when it is not whole
 */
export function corpusOf(file: unknown): Corpus {
  if (!Array.isArray(file) || file.length !== fields.length || !file.every(isEntry)) {
    throw new TypeError(`An index file has ${fields.length} entries with documents and index.`);
  }
  const documents = file.map((entry) => entry.documents);
  return {
    documents,
    indexes: file.map(({documents: own, index}) => ({
      ...restoreIndex(
        index,
        own.map(({i}) => String(i)),
      ),
      letters: Uint32Array.from(index.terms, letterSet),
      documents: new Map(own.map((document) => [String(document.i), document])),
    })),
    pages: new Map(documents[0]?.map((page) => [page.i, page])),
    titleWords: new Set(
      documents[0]?.flatMap(({t = ''}) => t.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
    ),
  };
}
