import {site} from './index';
import {docsRoot, type DocsVersion} from './versions';

export interface FeedFile {
  readonly title: string;
  /** Address without the base path. */
  readonly address: string;
  readonly type: string;
}

/** File names of the feeds, relative to the root of a version. */
export const feedNames = {rss: 'rss.xml', json: 'feed.json'} as const;

export function feedTitle({label}: Pick<DocsVersion, 'label'>): string {
  return `${site.title} ${label}: release notes and page changes`;
}

/** Feeds of a version, with the same entries in both formats. */
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
