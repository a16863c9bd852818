import {site} from './index';
import {docsRoot, docsVersions, type DocsVersion} from './versions';

/** A file that tells what changes in a version of the manual. */
export interface FeedFile {
  readonly title: string;
  /** Its address on the site. */
  readonly address: string;
  readonly type: string;
}

/** Title of the feeds of a version. */
export function feedTitle({label}: Pick<DocsVersion, 'label'>): string {
  return `${site.title} ${label}: changes`;
}

/** Feeds of a version: the same entries as RSS and as JSON. */
export function feedFiles(version: Pick<DocsVersion, 'label' | 'path'>): {
  readonly rss: FeedFile;
  readonly json: FeedFile;
} {
  const root = docsRoot(version);
  const title = feedTitle(version);
  return {
    rss: {title: `${title} (RSS)`, address: `${root}/rss.xml`, type: 'application/rss+xml'},
    json: {title: `${title} (JSON)`, address: `${root}/feed.json`, type: 'application/feed+json'},
  };
}

/**
 * The feeds of a version.
 *
 * @param name the generator's name of the version
 * @throws Error when there is no such version
 */
export function feedFilesOf(name: string): ReturnType<typeof feedFiles> {
  const version = docsVersions.find((one) => one.name === name);
  if (version === undefined) {
    throw new Error(`There is no version "${name}".`);
  }
  return feedFiles(version);
}
