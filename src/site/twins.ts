import {canonicalPath} from '../lib/address';
import {baseUrl} from './base';

/**
 * Address of the Markdown of a page.
 *
 * @param page address of the page, also with `.html` or a slash at its end
 */
export function twinAddress(page: string): string {
  const plain = canonicalPath(page);
  return `${plain}/` === baseUrl ? `${baseUrl}index.md` : `${plain}.md`;
}
