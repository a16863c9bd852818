import {compact, expand, type CompactIndex, type FieldIndex} from './compact';
import {fields} from './query';
import {termsOf} from './tokens';

/**
 * A document of the index file. Titles have `t`, `u` and `b`; headings `t`,
 * `h` and `p`; descriptions `t` and `p`; keywords `p`; texts `p` and `h`.
 */
export interface SearchDocument {
  readonly i: number;
  /** Title of the page or section, or the description of the page. */
  readonly t?: string;
  /** Address of the page. */
  readonly u?: string;
  /** Anchor of the section. */
  readonly h?: string;
  /** Titles of the categories above the page. */
  readonly b?: readonly string[];
  /** Document of the page, for those that are none. */
  readonly p?: number;
}

/** One field of an index file, in the order of `fields`. */
export interface IndexEntry {
  readonly documents: readonly SearchDocument[];
  readonly index: CompactIndex;
}

export type IndexFile = readonly IndexEntry[];

/** What a search runs on: for each field its documents and its index. */
export interface Corpus {
  readonly documents: readonly (readonly SearchDocument[])[];
  readonly indexes: readonly FieldIndex[];
  readonly pages: ReadonlyMap<number, SearchDocument>;
}

/** A document as the search plugin collects it from the built pages. */
export interface CollectedDocument extends SearchDocument {
  readonly t: string;
  readonly u: string;
}

type Shape = (document: CollectedDocument) => SearchDocument;

/** Leaves out what the document of the page tells already, and texts, which are fetched page by page. */
const shapes: readonly Shape[] = [
  ({i, t, u, b}) => ({i, t, u, b}),
  ({i, t, h, p}) => ({i, t, h, p}),
  ({i, t, p}) => ({i, t, p}),
  ({i, p}) => ({i, p}),
  ({i, p, h}) => ({i, p, h}),
];

/**
 * Make the index file of a version.
 *
 * @param collected the documents of each field
 */
export function indexFileOf(collected: readonly (readonly CollectedDocument[])[]): IndexFile {
  return fields.map((_, order) => {
    const documents = collected[order] ?? [];
    return {
      documents: documents.map((document) => shapes[order]?.(document) ?? document),
      index: compact(documents.map(({t}) => termsOf(t))),
    };
  });
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
    Array.isArray(index.postings)
  );
}

/**
 * Read an index file.
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
    indexes: file.map((entry) => expand(entry.index, entry.documents.length)),
    pages: new Map(documents[0]?.map((page) => [page.i, page])),
  };
}
