/** Reads the head of a page with regular expressions, as a worker has no HTML parser. */

import {unescapeHtml} from '../../lib/html';

const baseTag = /<meta name="?manual"? content="?(?<base>[^" >]+)/u;
const scriptsTag = / data-scripts="(?<scripts>[^"]+)/u;
const titleTag = /<title[^>]*>(?<title>[^<]*)/u;

/** Base URL in a page of a manual; `undefined` for a redirect or a foreign page. */
export function baseIn(html: string): string | undefined {
  return baseTag.exec(html)?.groups?.base;
}

/** Addresses of the initial scripts of a page; empty for a redirect or a foreign page. */
export function scriptsIn(html: string): string[] {
  return scriptsTag.exec(html)?.groups?.scripts?.split(' ') ?? [];
}

export function titleIn(html: string): string {
  return unescapeHtml(titleTag.exec(html)?.groups?.title ?? '');
}
