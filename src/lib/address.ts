/**
 * Path of a page without `.html`, `/index.html` and a trailing slash; empty for the root.
 * Hosts and links use any of these forms.
 */
export function canonicalPath(pathname: string): string {
  return pathname
    .replace(/\/{2,}/gu, '/')
    .replace(/(?:\/index)?\.html$/u, '')
    .replace(/\/$/u, '');
}

/** Path of a page in any form of its address, for comparisons; `/` for the root. */
export function plainPath(pathname: string): string {
  return canonicalPath(pathname.toLowerCase()) || '/';
}
