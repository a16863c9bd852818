import {searchFields, typedKey} from '../../../lib/reload/typedText';

interface Typed {
  readonly texts: readonly string[];
  readonly focus: number;
}

/**
 * Restores the texts of the search fields.
 *
 * @param enqueueText passes a text to the handlers of its field
 */
export function restoreSearchText(
  enqueueText: (field: HTMLInputElement, text: string) => void,
): void {
  try {
    const {texts, focus} = JSON.parse(String(sessionStorage.getItem(typedKey))) as Typed;
    sessionStorage.removeItem(typedKey);
    searchFields().forEach((field, index) => {
      const text: unknown = texts[index];
      if (typeof text !== 'string' || text === '' || text === field.value) {
        return;
      }
      field.value = text;
      if (focus === index) {
        field.focus({preventScroll: true});
      }
      enqueueText(field, text);
    });
  } catch {
    // Nothing was saved, or an older release used another format.
  }
}
