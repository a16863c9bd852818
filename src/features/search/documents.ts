import type {CompactIndex} from './compactIndex';

/** Kinds of text that are searched, in the order of the entries of an index file. */
export const fields = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type Field = (typeof fields)[number];

/**
 * A document of the index file. Titles have `t`, `u` and `b`; headings `t`,
 * `h` and `p`; descriptions `t` and `p`; keywords `p`; texts `p` and `h`.
 */
export interface SearchDocument {
  /** Number of the document, unique in its field. */
  readonly i: number;
  /** Title of the page or section, or the description of the page. */
  readonly t?: string;
  /** Address of the page. */
  readonly u?: string;
  /** Anchor of the section, with `#`. */
  readonly h?: string;
  /** Titles of the categories above the page. */
  readonly b?: readonly string[];
  /** Document of the page, for those that are none. */
  readonly p?: number;
}

/** A document as the search plugin collects it from the built pages. */
export interface CollectedDocument extends SearchDocument {
  readonly t: string;
  readonly u: string;
}

/** One field of an index file. */
export interface IndexEntry {
  readonly documents: readonly SearchDocument[];
  readonly index: CompactIndex;
}

/** File of a version: an entry for each field, in the order of `fields`. */
export type IndexFile = readonly IndexEntry[];

/** Texts of a page by the anchors of its sections. */
export interface PageTexts {
  /** Address of the page: its number may be that of another one in another release. */
  readonly u: string;
  /** An anchor begins with `#`; that of the text above the first heading is empty. */
  [anchor: string]: string;
}
