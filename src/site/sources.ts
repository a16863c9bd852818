/** A source as a page's front matter has it: an address, or a title and an address. */
export type Source = string | SourceLabel;

/** A source as the References list shows it. */
export interface SourceLabel {
  title: string;
  url: string;
}

function words(text: string): string {
  return decodeURIComponent(text).replaceAll('_', ' ').trim();
}

/**
 * The title and address of a source. Addresses of the public manuals get a
 * title made from the address; any other address has to bring its own.
 *
 * @throws Error when an address outside the public manuals has no title
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
