import copyBySelection from 'copy-text-to-clipboard';

async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    // Some browsers require the promise to be passed during the click.
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
}

/**
 * Copies a text to the clipboard, also in an insecure context.
 *
 * @returns whether the browser allowed it
 * @throws error with which the promise of the text rejects
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await writeClipboard(text);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}
