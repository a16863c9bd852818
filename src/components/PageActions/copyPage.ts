import copyBySelection from 'copy-text-to-clipboard';

/** What became of a copy: done, not fetched, or not let onto the clipboard. */
export type CopyResult = 'copied' | 'unreachable' | 'refused';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** @throws Error when the browser refuses */
async function putOnClipboard(text: Promise<string>): Promise<void> {
  // Some browsers take only what was promised while the button was pressed.
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
}

/** Put the text at an address on the clipboard. */
export async function copyPage(address: string): Promise<CopyResult> {
  const text = fetchText(address);
  try {
    await putOnClipboard(text);
    return 'copied';
  } catch {
    // Without https a page has no such clipboard, and old browsers take no promise.
    return text.then(
      (content) => (copyBySelection(content) ? 'copied' : 'refused'),
      () => 'unreachable',
    );
  }
}
