import type {CompactIndex} from './compactIndex';
import type {EncodedPhrases} from './phrases';

/** Indexed fields, in the order of the entries of an index file. */
export const fields = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type Field = (typeof fields)[number];

/**
 * Document of an index file. The keys depend on the field: `t`, `u` and `b` for a title;
 * `t`, `h` and `p` for a heading; `t` and `p` for a description; `p` for keywords; `p` and `h` for
 * content. Keys that can be derived are omitted: `p` if it equals `i`, and both keys of content if
 * `placesOf` has them.
 */
export interface SearchDocument {
  /** Document ID, unique within its field. */
  readonly i: number;
  /** Title of the page or section, or description of the page. */
  readonly t?: string;
  /** URL path of the page. */
  readonly u?: string;
  /** Anchor of the section, with `#`. */
  readonly h?: string;
  /** Breadcrumbs: titles of the parent categories. */
  readonly b?: readonly string[];
  /** ID of the page's title document; omitted for a title. */
  readonly p?: number;
}

/**
 * Page and anchor of each section, by the document ID of its content. This ID is one higher than
 * that of its title or heading.
 */
export function placesOf([titles = [], headings = []]: readonly (readonly SearchDocument[])[]) {
  return new Map([...titles, ...headings].map(({i, p = i, h = ''}) => [i + 1, {p, h}] as const));
}

/** Document that the search plugin collects from the built pages. */
export interface CollectedDocument extends SearchDocument {
  readonly t: string;
  readonly u: string;
}

/** Documents and index of one field. */
export interface IndexEntry {
  readonly documents: readonly SearchDocument[];
  readonly index: CompactIndex;
  /** For keywords: their phrases. */
  readonly phrases?: EncodedPhrases;
}

/** Index file of a version: one entry for each field, in the order of `fields`. */
export type IndexFile = readonly IndexEntry[];

/**
 * Line of a page: its text, and the anchor of its table row if it has one. Code is in backticks.
 */
export type TextLine = string | readonly [text: string, anchor: string];

/** Lines of a page. */
export interface PageTexts {
  /** URL path of the page, to detect a file of another release, where IDs differ. */
  readonly u: string;
  /** By anchor of the section, with `#`; empty before the first heading. */
  readonly texts: Readonly<Record<string, readonly TextLine[]>>;
}
