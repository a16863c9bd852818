import {copyText} from '../../lib/copyText';

/** What became of a copy: done, not fetched, or not let onto the clipboard. */
export type CopyResult = 'copied' | 'unreachable' | 'refused';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Copies the text at an address to the clipboard. */
export async function copyPage(address: string): Promise<CopyResult> {
  try {
    return (await copyText(fetchText(address))) ? 'copied' : 'refused';
  } catch {
    return 'unreachable';
  }
}
