/** Source in the front matter: an address, or a title with an address. */
export type Source = string | SourceLabel;

export interface SourceLabel {
  title: string;
  url: string;
}

function words(text: string): string {
  return decodeURIComponent(text).replaceAll('_', ' ').trim();
}

/**
 * Title and address of a source. The title of an address in the public manuals is derived;
 * others require a title.
 *
 * @throws Error if a title is required
 */
export function labelSource(source: Source): SourceLabel {
  if (typeof source !== 'string') {
    return source;
  }
  const url = new URL(source);
  const wiki = /^\/(?<version>[\d.]+)\/index\.php(?:\/(?<page>.+))?$/u.exec(url.pathname)?.groups;
  if (url.hostname === 'wiki.hsyco.com' && wiki?.version) {
    const page = wiki.page ?? url.searchParams.get('title') ?? '';
    const revision = url.searchParams.get('oldid') ?? url.searchParams.get('diff');
    return {
      title: `HSYCO ${wiki.version} manual, ${words(page)}${revision ? ` (revision ${revision})` : ''}`,
      url: source,
    };
  }
  if (url.hostname === 'docs.hsyco.com') {
    const page = url.pathname.replace(/^\/docs\/(?:next\/)?/u, '').replace(/\/$/u, '');
    return {title: `HSYCO documentation, version 4, ${page}`, url: source};
  }
  if (url.hostname === 'github.com' && url.pathname.startsWith('/hsyco/')) {
    return {title: `HSYCO on GitHub, ${url.pathname.slice('/hsyco/'.length)}`, url: source};
  }
  throw new Error(
    `The source ${source} has no title. Write it as "- title: …" and "url: ${source}" in the page's front matter.`,
  );
}
