import copyBySelection from 'copy-text-to-clipboard';

/**
 * Put a text on the clipboard, also where a page without https has none.
 *
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
