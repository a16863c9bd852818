import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {frontMatterOf} from '../../content/schema/frontMatterOf';
import {docsRoot, mainDoc, site, withBase} from '../../site';
import {feedOf} from '../../site/feeds';
import {docsVersions} from '../../site/versions';
import {loadedVersions} from '../../docusaurus/build/docsContent';
import {lastChanges} from '../../docusaurus/build/lastChanges';
import {feedEntries, rssOf, type Feed, type FeedEntry} from './feed';

/**
 * Docusaurus plugin that writes the RSS feed of each version: its release notes and, with Git
 * history, the pages with the latest changes. Every page links the feeds in its head.
 */
export default function feeds({siteDir, siteConfig: {url}}: LoadContext): Plugin {
  const feedsOf = new Map<(typeof docsVersions)[number], Feed>();
  const absolute = (address: string) => new URL(withBase(address), url).href;
  const entryOf = (doc: DocMetadata, changes: ReadonlyMap<string, Date>): FeedEntry => ({
    title: doc.title,
    text: doc.description,
    address: absolute(doc.permalink),
    kind: frontMatterOf(doc).family === 'release-notes' ? 'Release notes' : 'Changed page',
    date: changes.get(aliasedSitePathToRelativePath(doc.source)),
  });
  return {
    name: 'feeds',
    async allContentLoaded({allContent}) {
      const changes = await lastChanges(siteDir);
      const loaded = loadedVersions(allContent, 'feeds');
      for (const version of docsVersions) {
        const docs = loaded.find(({versionName}) => versionName === version.name)?.docs;
        if (docs !== undefined) {
          feedsOf.set(version, {
            title: feedOf(version).title,
            text: `Release notes and changed pages of the ${version.label} manual.`,
            home: absolute(`${docsRoot(version)}/${mainDoc}`),
            language: site.locale,
            entries: feedEntries(docs.map((doc) => entryOf(doc, changes))),
          });
        }
      }
    },
    injectHtmlTags: () => ({
      headTags: [...feedsOf.keys()].map(feedOf).map(({title, address}) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/rss+xml',
          href: withBase(address),
          title: `${title} (RSS)`,
        },
      })),
    }),
    async postBuild({outDir}) {
      for (const [version, feed] of feedsOf) {
        const {address} = feedOf(version);
        await mkdir(path.join(outDir, docsRoot(version)), {recursive: true});
        await writeFile(path.join(outDir, address), rssOf(feed, absolute(address)));
      }
    },
  };
}
