import type {CollectedDocument, PageTexts} from '../documents';

/**
 * Texts of the sections of each page, by the number of the page's document and
 * by anchor: they are fetched page by page, for the excerpts that are shown.
 */
export function textsOf(contents: readonly CollectedDocument[]): Map<number, PageTexts> {
  const texts = new Map<number, PageTexts>();
  for (const {p = -1, h = '', t, u} of contents) {
    const sections = texts.get(p) ?? {u};
    sections[h] = t;
    texts.set(p, sections);
  }
  return texts;
}
