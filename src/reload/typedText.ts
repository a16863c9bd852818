/** Session storage: the text of the search field, for the page that is loaded next. */
export const typedKey = 'typed';

/**
 * Keeps what was typed in the search of the navbar, before the page is loaded
 * as a whole; the start script brings it back.
 */
export function keepTyped(): void {
  const field = document.querySelector<HTMLInputElement>('.navbar__search-input');
  const typed = {
    texts: [field?.value ?? ''],
    // Closed suggestions stay closed.
    focus:
      field?.getAttribute('aria-expanded') === 'true' && field === document.activeElement ? 0 : -1,
  };
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Full, or not there: the page is loaded without.
  }
}
