import type {CompactIndex} from './compactIndex';
import type {EncodedPhrases} from './phrases';

/** Indexed fields, in the order of the entries of an index file. */
export const fields = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type Field = (typeof fields)[number];

/**
 * Document of an index file. The keys depend on the field: `t`, `u` and `b` for a title;
 * `t`, `h` and `p` for a heading; `t` for a description. Others are omitted if another document
 * has them: `p` is `i`, or for content `p` and `h` are those of `placesOf`.
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

/** Pages and anchors of sections, by the ID of their content, which follows that of their heading. */
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

/** Line of a page: its text, or with the anchor of its row. Code is in backticks. */
export type TextLine = string | readonly [text: string, anchor: string];

/** Lines of a page. */
export interface PageTexts {
  /** URL path of the page, to detect a file of another release, where IDs differ. */
  readonly u: string;
  /** By anchor of the section, with `#`; empty before the first heading. */
  readonly texts: Readonly<Record<string, readonly TextLine[]>>;
}
