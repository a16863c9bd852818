import copyBySelection from 'copy-text-to-clipboard';

async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    // Some browsers accept only what was promised while the button was pressed.
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
}

/**
 * Copies a text to the clipboard, also on a page without https.
 *
 * @returns whether the browser allowed it
 * @throws the error of the promise, if the text does not come
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await writeClipboard(text);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}
