/** Parts of the search plugin's client that it ships without types (0.55). */

interface SearchDocument {
  /** Identifier within the index. */
  readonly i: number;
  /** Title of the document, or its text. */
  readonly t: string;
  /** Section title. */
  readonly s?: string;
  /** Address of the page. */
  readonly u: string;
  /** Hash of the section, with `#`. */
  readonly h?: string;
  /** Breadcrumbs of the page. */
  readonly b?: readonly string[];
  /** Identifier of the parent page. */
  readonly p?: number;
}

interface SearchResult {
  readonly document: SearchDocument;
  /** 0 title, 1 heading, 2 description, 3 keywords, 4 content. */
  readonly type: 0 | 1 | 2 | 3 | 4;
  /** The page of a hit that is not a title itself. */
  readonly page: SearchDocument | false | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly tokens: readonly string[];
  readonly score: number;
}

declare module '@theme/searchByWorker' {
  export function searchByWorker(
    versionUrl: string,
    context: string,
    query: string,
    limit: number,
  ): Promise<SearchResult[]>;
}

declare module '@theme/hooks/useSearchQuery' {
  export default function useSearchQuery(): {
    readonly searchValue: string;
    readonly searchContext: string;
    readonly searchVersion: string;
    readonly updateSearchPath: (query: string) => void;
  };
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed' {
  export function highlightStemmed(
    content: string,
    positions: readonly unknown[],
    tokens: readonly string[],
    maxLength?: number,
  ): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions' {
  export function getStemmedPositions(
    metadata: Readonly<Record<string, unknown>>,
    field: string,
  ): readonly unknown[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight' {
  export function highlight(text: string, tokens: readonly string[]): string;
}
