import type {CollectedDocument} from '../documents';

/**
 * Texts of the sections of each page, by the number of the page's document and
 * by anchor: they are fetched page by page, for the excerpts that are shown.
 */
export function textsOf(
  contents: readonly CollectedDocument[],
): Map<number, Record<string, string>> {
  const texts = new Map<number, Record<string, string>>();
  for (const {p = -1, h = '', t} of contents) {
    const sections = texts.get(p) ?? {};
    sections[h] = t;
    texts.set(p, sections);
  }
  return texts;
}
