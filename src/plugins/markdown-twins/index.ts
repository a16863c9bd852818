import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import type {TutorialFacts} from '../../catalogue/sidebarItems';
import {frontMatterOf} from '../../schema/frontMatterOf';
import {docsVersions} from '../../site/versions';
import {listedCategories, type ListedCategory} from '../docsContent';
import {hashFiles} from '../hashFiles';
import {releaseOf} from '../release';
import {startThread, whileBundling, type SideThread} from '../sideThread';
import type {CatalogueData, CategoryEntry, Site, SiteCategory, SitePost, SiteVersion} from './site';
import type {Work} from './work';

/** What twins are made with, beside their pages and what the site tells. */
const codeFiles = ['src', 'package-lock.json', ...docsVersions.map(({tree}) => `${tree}/_common`)];

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Documents below an item of a sidebar. */
function docIdsIn(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') {
    return [item.id];
  }
  return item.type === 'category' ? item.items.flatMap(docIdsIn) : [];
}

/** What the page of a category lists. */
function entriesOf(items: readonly SidebarItem[], docs: ReadonlyMap<string, DocMetadata>) {
  return items.flatMap((item): CategoryEntry[] => {
    const facts = (item.customProps ?? {}) as TutorialFacts;
    if (item.type === 'link') {
      return [{label: item.label, address: item.href, text: item.description, facts}];
    }
    if (item.type === 'html') {
      return [];
    }
    const [first = ''] =
      item.type === 'category' && item.link?.type === 'doc' ? [item.link.id] : docIdsIn(item);
    const doc = docs.get(first);
    if (doc === undefined) {
      return [];
    }
    if (item.type === 'category') {
      const address = item.link?.type === 'generated-index' ? item.link.permalink : doc.permalink;
      return [{label: item.label, address, text: item.description, facts}];
    }
    const label = item.label ?? doc.frontMatter.sidebar_label ?? doc.title;
    return [{label, address: doc.permalink, text: doc.description, facts}];
  });
}

/** The page of a category, as the site has it. */
function siteCategoryOf(
  {item, link}: ListedCategory,
  docs: ReadonlyMap<string, DocMetadata>,
): SiteCategory {
  const [doc = ''] = docIdsIn(item);
  return {
    address: link.permalink,
    title: link.title ?? item.label,
    description: link.description ?? '',
    entries: entriesOf(item.items, docs),
    folder: path.posix.dirname(doc),
  };
}

/** The versions as the docs plugin has loaded them, the published one first. */
function versionsOf(allContent: AllContent): SiteVersion[] {
  // The generator types the content of no plugin.
  const content = allContent['docusaurus-plugin-content-docs']?.[DEFAULT_PLUGIN_ID] as
    LoadedContent | undefined;
  const loaded = [...(content?.loadedVersions ?? [])].sort(
    (a, b) => Number(b.isLast) - Number(a.isLast),
  );
  return loaded.map((version) => {
    const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
    const {number = version.label} =
      docsVersions.find(({name}) => name === version.versionName) ?? {};
    return {
      name: version.versionName,
      number,
      label: version.label,
      root: version.path,
      docs: version.docs.map((doc) => ({
        id: doc.id,
        file: aliasedSitePathToRelativePath(doc.source),
        address: doc.permalink,
        title: doc.title,
        description: doc.description,
        frontMatter: frontMatterOf(doc),
      })),
      categories: Object.values(version.sidebars)
        .flatMap(listedCategories)
        .map((category) => siteCategoryOf(category, docs)),
    };
  });
}

function postsOf(allContent: AllContent): SitePost[] {
  const content = allContent['docusaurus-plugin-content-blog']?.[DEFAULT_PLUGIN_ID] as
    BlogContent | undefined;
  return (content?.blogPosts ?? []).map(({metadata}) => ({
    file: aliasedSitePathToRelativePath(metadata.source),
    address: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    date: metadata.date.toISOString().slice(0, 10),
    authors: metadata.authors.flatMap(({name}) => name ?? []),
  }));
}

async function catalogueOf(generatedFilesDir: string): Promise<CatalogueData> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(
      await readFile(path.join(generatedFilesDir, 'catalogue', 'default', `${name}.json`), 'utf8'),
    );
  return {
    ioServers: (await read('io-servers')) as CatalogueData['ioServers'],
    objects: (await read('objects')) as CatalogueData['objects'],
    programming: (await read('programming')) as CatalogueData['programming'],
    symptoms: (await read('symptoms')) as CatalogueData['symptoms'],
    tutorials: (await read('tutorials')) as CatalogueData['tutorials'],
  };
}

/**
 * Docusaurus plugin that writes, beside the built pages, what machines read:
 * each page as Markdown, their lists in `llms.txt`, and the facts of I/O servers
 * and objects as JSON. All of it is made from the sources of the pages.
 */
export default async function markdownTwins(context: LoadContext): Promise<Plugin> {
  // As the build begins: a file that is saved meanwhile belongs to the next release.
  const release = await releaseOf(context.siteDir);
  let versions: readonly SiteVersion[] = [];
  let posts: readonly SitePost[] = [];
  const start = async (): Promise<SideThread> => {
    const {siteDir, siteConfig, generatedFilesDir, baseUrl, outDir} = context;
    const site: Site = {
      ...{siteDir, baseUrl, versions, posts, release},
      origin: siteConfig.url,
      title: siteConfig.title,
      tagline: siteConfig.tagline,
      catalogue: await catalogueOf(generatedFilesDir),
    };
    const code = await hashFiles(siteDir, {texts: codeFiles});
    return startThread(path.join(__dirname, 'work.ts'), {site, outDir, code} satisfies Work);
  };
  const thread = whileBundling(start);
  return {
    name: 'markdown-twins',
    configureWebpack: thread.begin,
    async allContentLoaded({allContent}) {
      versions = versionsOf(allContent);
      posts = postsOf(allContent);
      await Promise.resolve();
    },
    postBuild: async () => thread.finish(),
  };
}
