import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import {families} from '../../content/schema/families';
import {ioServerGroups, objectGroups} from '../../content/schema/labels.data';
import {frontMatterOf} from '../../content/schema/frontMatterOf';
import {site} from '../../site';
import {cardAddress} from '../../site/cards';
import {listedCategories, loadedVersions} from '../../docusaurus/build/docsContent';
import {hashFiles} from '../../lib/build/hashFiles';
import {startThread, type WorkerThread} from '../../lib/build/workerThread';
import type {Card} from './cardSvg';
import type {Work} from './work';

/** Card of a docs page, from its front matter. */
export function cardOf(doc: DocMetadata, version: string): Card {
  const page = frontMatterOf(doc);
  const kind = families[page.family].label;
  const {title} = doc;
  switch (page.family) {
    case 'io-server':
      return {title, section: `${kind} · ${ioServerGroups[page.group]}`, version};
    case 'object':
      return {title, section: `${kind} · ${objectGroups[page.group]}`, version};
    default:
      return {title, section: kind, version};
  }
}

/** Cards of all pages by address, with the default card. */
function cardsOf(allContent: AllContent): Map<string, Card> {
  const cards = new Map<string, Card>([
    [cardAddress(), {title: site.title, section: site.tagline}],
  ]);
  for (const {docs, label, sidebars} of loadedVersions(allContent, 'social-cards')) {
    docs.forEach((doc) => cards.set(cardAddress(doc.permalink), cardOf(doc, label)));
    for (const {item, link} of Object.values(sidebars).flatMap(listedCategories)) {
      const title = link.title ?? item.label;
      cards.set(cardAddress(link.permalink), {title, section: site.title, version: label});
    }
  }
  // Docusaurus does not type the content of plugins.
  const blog = allContent['docusaurus-plugin-content-blog']?.[DEFAULT_PLUGIN_ID] as
    BlogContent | undefined;
  for (const {metadata} of blog?.blogPosts ?? []) {
    cards.set(cardAddress(metadata.permalink), {title: metadata.title, section: 'Blog'});
  }
  return cards;
}

/**
 * Docusaurus plugin that draws a social card for each docs page, category page and blog
 * post, and a default card for other pages.
 */
export default function socialCards({siteDir, outDir}: LoadContext): Plugin {
  let work: Work;
  let thread: WorkerThread | undefined;
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      const inputHash = await hashFiles(siteDir, {
        texts: ['src/features/social-cards', 'static/img/logo.svg', 'package-lock.json'],
      });
      work = {cards: cardsOf(allContent), siteDir, outDir, inputHash};
    },
    configureWebpack() {
      // A processor is idle during bundling. The development server builds no pages.
      if (process.env.NODE_ENV === 'production') {
        thread ??= startThread(path.join(__dirname, 'work.ts'), work);
      }
      return {};
    },
    postBuild: async () => thread?.finish(),
  };
}
