import {site} from './index';
import {docsRoot, type DocsVersion} from './versions';

/** File name of the feed, relative to the root of a version. */
export const feedName = 'rss.xml';

/** Title and address, without the base path, of the feed of a version. */
export function feedOf(version: Pick<DocsVersion, 'label' | 'path'>) {
  return {
    title: `${site.title} ${version.label}: release notes and page changes`,
    address: `${docsRoot(version)}/${feedName}`,
  };
}
