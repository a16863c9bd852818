import type {CollectedDocument, PageTexts} from '../documents';

/** Section texts of each page, by the ID of the page's title document, for excerpts. */
export function textsOf(contents: readonly CollectedDocument[]): Map<number, PageTexts> {
  const texts = new Map<number, PageTexts>();
  for (const {p = -1, h = '', t, u} of contents) {
    const sections = texts.get(p) ?? {u};
    sections[h] = t;
    texts.set(p, sections);
  }
  return texts;
}
