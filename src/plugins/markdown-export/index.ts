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
import {startThread, whileBundling, type WorkerThread} from '../workerThread';
import type {CatalogueData, CategoryEntry, Site, SiteCategory, SitePost, SiteVersion} from './site';
import type {Work} from './work';

/** Inputs of the conversion other than the pages and their data. */
const codeFiles = ['src', 'package-lock.json', ...docsVersions.map(({tree}) => `${tree}/_common`)];

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Documents below a sidebar item. */
function docIdsIn(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') {
    return [item.id];
  }
  return item.type === 'category' ? item.items.flatMap(docIdsIn) : [];
}

/** Entries of a category page. */
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

/** Versions from the docs plugin, the published one first. */
function versionsOf(allContent: AllContent): SiteVersion[] {
  // Docusaurus does not type the content of plugins.
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
 * Docusaurus plugin that writes the files for machines: each page as Markdown, their lists
 * in `llms.txt`, and the facts of I/O servers and objects as JSON. All are generated from
 * the sources of the pages.
 */
export default async function markdownExport(context: LoadContext): Promise<Plugin> {
  // Computed at the start of the build: a file that is saved during the build belongs to the next
  // release.
  const release = await releaseOf(context.siteDir);
  let versions: readonly SiteVersion[] = [];
  let posts: readonly SitePost[] = [];
  const start = async (): Promise<WorkerThread> => {
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
    name: 'markdown-export',
    configureWebpack: thread.begin,
    async allContentLoaded({allContent}) {
      versions = versionsOf(allContent);
      posts = postsOf(allContent);
      await Promise.resolve();
    },
    postBuild: async () => thread.finish(),
  };
}
