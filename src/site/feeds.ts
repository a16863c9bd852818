import {site} from './index';
import {docsRoot, type DocsVersion} from './versions';

/** A feed of the changes in a version of the manual. */
export interface FeedFile {
  readonly title: string;
  /** Its address on the site. */
  readonly address: string;
  readonly type: string;
}

/** Names of the feeds of a version, below the address of its documents. */
export const feedNames = {rss: 'rss.xml', json: 'feed.json'} as const;

/** Title of the feeds of a version. */
export function feedTitle({label}: Pick<DocsVersion, 'label'>): string {
  return `${site.title} ${label}: release notes and page changes`;
}

/** Feeds of a version: the same entries as RSS and as JSON. */
export function feedFiles(version: Pick<DocsVersion, 'label' | 'path'>): {
  readonly rss: FeedFile;
  readonly json: FeedFile;
} {
  const root = docsRoot(version);
  const title = feedTitle(version);
  return {
    rss: {
      title: `${title} (RSS)`,
      address: `${root}/${feedNames.rss}`,
      type: 'application/rss+xml',
    },
    json: {
      title: `${title} (JSON)`,
      address: `${root}/${feedNames.json}`,
      type: 'application/feed+json',
    },
  };
}
