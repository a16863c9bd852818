/** Key in the session storage: text of the search field for the next page load. */
export const typedKey = 'typed';

/** Saves the text of the navbar search before a full page load; the start script restores it. */
export function saveTypedText(): void {
  const field = document.querySelector<HTMLInputElement>('.navbar__search-input');
  const typed = {
    texts: [field?.value ?? ''],
    // A closed panel stays closed.
    focus: field?.closest('[data-open]') && field === document.activeElement ? 0 : -1,
  };
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Storage is full or unavailable; the text is lost.
  }
}
