/** Key in the session storage: texts of the search fields for the next page load. */
export const typedKey = 'typed';

export function searchFields(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name="q"]')];
}

/**
 * Saves the texts of the search fields before a full page load, and which one has the focus; the
 * start script restores them.
 */
export function saveTypedText(): void {
  const fields = searchFields();
  const focus = fields.findIndex(
    (field) =>
      field === document.activeElement &&
      // The focus in a closed panel is not saved: restoring it would open the panel.
      field.closest('[data-open], html:not([data-has-hydrated="true"])'),
  );
  try {
    const texts = fields.map(({value}) => value);
    sessionStorage.setItem(typedKey, JSON.stringify({texts, focus}));
  } catch {
    // Storage is full or unavailable; the texts are lost.
  }
}
