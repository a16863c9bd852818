import type {CollectedDocument, PageTexts} from '../documents';

/** Indexed page: documents by field. Document IDs are relative to the ID of the title document. */
export interface SearchedPage {
  readonly documents: readonly (readonly CollectedDocument[])[];
  readonly texts: PageTexts['texts'];
}

const metadata = /<meta [^>]*name="(?:description|keywords|robots)"[^>]*>/gu;
const section = /<a [^>]*navbar__link--active.*?<\/a>/u;
const folder = /<div class="menu__list-item-collapsible[^>]*><a [^>]*menu__link--active.*?<\/a>/gu;
const article = /<article[\s\S]*<\/article>/u;
/** Menu of the versions, which is not searched, and addresses, of which only anchors are read. */
const ofVersion = /<details [^>]*theme-doc-version-badge[\s\S]*?<\/details>| href="(?!#)[^"]*"/gu;

/**
 * What the search reads of a built page, without what differs between versions with the same text:
 * description, keywords, active section in the navbar, active folders in the sidebar, and article.
 */
export function searchedPart(html: string): string {
  const [, main = ''] = html.split('main-wrapper');
  const folders = (main.match(folder) ?? []).map((start) => `${start}</div>`);
  return [
    ...(html.match(metadata) ?? []),
    section.exec(html)?.[0] ?? '',
    `<div class="main-wrapper"><div class="menu">${folders.join('')}</div></div>`,
    article.exec(html)?.[0] ?? '',
  ]
    .join('\n')
    .replaceAll(ofVersion, '');
}

function withIds(document: CollectedDocument, offset: number): CollectedDocument {
  const {i, p} = document;
  return {...document, i: i + offset, ...(p !== undefined && {p: p + offset})};
}

/**
 * Documents of a page by field. Document IDs are relative to the ID of the title document.
 *
 * @param scanned documents of the page alone
 * @returns undefined for an unlisted page, which has no documents
 */
export function documentsIn(
  scanned: SearchedPage['documents'],
): SearchedPage['documents'] | undefined {
  const title = scanned[0]?.[0];
  return title && scanned.map((ofField) => ofField.map((one) => withIds(one, -title.i)));
}

/**
 * Documents of a version by field, numbered from 1 in the order of its pages, as the search
 * plugin numbers them.
 */
export function joinPages(
  pages: readonly (readonly [address: string, page: SearchedPage])[],
): readonly (readonly CollectedDocument[])[] {
  const joined: CollectedDocument[][] = [];
  let next = 1;
  for (const [address, {documents}] of pages) {
    const all = documents.map((ofField) =>
      ofField.map((document) => ({...withIds(document, next), u: address})),
    );
    all.forEach((ofField, field) => (joined[field] ??= []).push(...ofField));
    next = 1 + Math.max(...all.flat().map(({i}) => i));
  }
  return joined;
}
