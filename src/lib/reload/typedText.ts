/** Key in the session storage: text of the search field for the next page load. */
export const typedKey = 'typed';

/**
 * Saves texts of search fields for the next page load.
 *
 * @param focus index of the focused field; -1 for none
 */
export function saveTexts(texts: readonly string[], focus: number): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify({texts, focus}));
  } catch {
    // Storage is full or unavailable; the texts are lost.
  }
}

/** Saves the text of the navbar search before a full page load; the start script restores it. */
export function saveTypedText(): void {
  const field = document.querySelector<HTMLInputElement>('.navbar__search-input');
  // A closed panel stays closed.
  const isOpen = field?.closest('[data-open]') && field === document.activeElement;
  saveTexts([field?.value ?? ''], isOpen ? 0 : -1);
}
