import {canonicalPath} from '../lib/address';
import {baseUrl} from './base';

/**
 * Address of the Markdown export of a page.
 *
 * @param page address of the page, also with `.html` or a trailing slash
 */
export function markdownAddress(page: string): string {
  const plain = canonicalPath(page);
  return `${plain}/` === baseUrl ? `${baseUrl}index.md` : `${plain}.md`;
}
