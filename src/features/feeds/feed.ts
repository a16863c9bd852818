import {escapeHtml} from '../../lib/html';

export interface FeedEntry {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  readonly kind: 'Release notes' | 'Changed page';
  /** Date of the last change; undefined without Git history. */
  readonly date?: Date | undefined;
}

export interface Feed {
  readonly title: string;
  readonly text: string;
  /** Address of the site section that the feed covers. */
  readonly home: string;
  readonly language: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** Maximum number of changed pages, so that the feed stays small. */
export const maxChangedPages = 50;

/** Release notes of all releases, and the pages with the latest changes, newest first. */
export function feedEntries(entries: readonly FeedEntry[]): FeedEntry[] {
  const time = ({date}: FeedEntry) => date?.getTime() ?? 0;
  const isNotes = ({kind}: FeedEntry) => kind === 'Release notes';
  // Without dates, the highest release comes first.
  const byAge = (a: FeedEntry, b: FeedEntry) =>
    time(b) - time(a) || b.address.localeCompare(a.address, 'en', {numeric: true});
  const changed = entries
    .filter((entry) => !isNotes(entry) && entry.date !== undefined)
    .sort(byAge)
    .slice(0, maxChangedPages);
  return [...entries.filter(isNotes), ...changed].sort(byAge);
}

/** ID of a change: feed readers show each ID once. */
function idOf({address, date}: FeedEntry): string {
  return date === undefined ? address : `${address}#changed-${date.toISOString()}`;
}

function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeHtml(text)}</${name}>`;
}

/**
 * RSS 2.0, which permits entries without a date; Atom requires one.
 *
 * @param self address of the file
 */
export function rssOf({title, text, home, language, entries}: Feed, self: string): string {
  const newest = entries.find(({date}) => date !== undefined)?.date;
  const dated = (name: string, date: Date | undefined) =>
    date === undefined ? [] : [element(name, date.toUTCString())];
  const items = entries.map((entry) =>
    [
      '<item>',
      element('title', entry.title),
      element('link', entry.address),
      element('guid', idOf(entry), ' isPermaLink="false"'),
      element('category', entry.kind),
      ...dated('pubDate', entry.date),
      element('description', entry.text),
      '</item>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', home),
    element('description', text),
    element('language', language),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    // Date of the newest entry instead of the build, so that the output is reproducible.
    ...dated('lastBuildDate', newest),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
