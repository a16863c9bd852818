import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import {docsVersions} from '../../site/versions';
import {listedCategories, loadedVersions} from '../../docusaurus/build/docsContent';
import {startThread} from '../../lib/build/workerThread';
import type {Site, SitePage, SiteVersion} from './site';
import type {Work} from './work';

const name = 'markdown-export';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Documents below a sidebar item. */
function docIdsIn(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') {
    return [item.id];
  }
  return item.type === 'category' ? item.items.flatMap(docIdsIn) : [];
}

function versionOf(version: LoadedVersion): SiteVersion {
  const {label, versionName} = version;
  const facts = [['Version', label]] as const;
  return {
    name: versionName,
    number: docsVersions.find((one) => one.name === versionName)?.number ?? label,
    label,
    root: version.path,
    docs: version.docs.map((doc) => ({
      id: doc.id,
      address: doc.permalink,
      title: doc.title,
      description: doc.description,
      facts,
    })),
    categories: Object.values(version.sidebars)
      .flatMap(listedCategories)
      .map(({item, link}) => ({
        address: link.permalink,
        title: link.title ?? item.label,
        description: link.description ?? '',
        facts,
        folder: path.posix.dirname(docIdsIn(item)[0] ?? ''),
      })),
  };
}

function postsOf(allContent: AllContent): SitePage[] {
  const content = allContent['docusaurus-plugin-content-blog']?.[DEFAULT_PLUGIN_ID] as
    BlogContent | undefined;
  return (content?.blogPosts ?? []).map(({metadata}) => ({
    address: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    facts: [
      ['Date', metadata.date.toISOString().slice(0, 10)],
      ['By', metadata.authors.flatMap((author) => author.name ?? []).join(', ')],
    ],
  }));
}

/** Data that the catalogue plugin generated. */
function catalogueOf(generatedFilesDir: string): Site['catalogue'] {
  const read = (list: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, 'catalogue/default', list), 'utf8'));
  return {ioServers: read('io-servers.json'), objects: read('objects.json')} as Site['catalogue'];
}

/**
 * Docusaurus plugin that writes the files for machines: each page as Markdown, made from its
 * HTML, and their lists in `llms.txt`.
 */
export default function markdownExport(): Plugin {
  let versions: readonly SiteVersion[] = [];
  let posts: readonly SitePage[] = [];
  return {
    name,
    async allContentLoaded({allContent}) {
      versions = [...loadedVersions(allContent, name)]
        .sort((a, b) => Number(b.isLast) - Number(a.isLast))
        .map(versionOf);
      posts = postsOf(allContent);
      await Promise.resolve();
    },
    async postBuild({siteConfig: {url, title, tagline}, baseUrl, generatedFilesDir, outDir}) {
      const work: Work = {
        site: {
          ...{origin: url, baseUrl, title, tagline, versions, posts},
          home: {address: baseUrl, title, description: tagline, facts: []},
          catalogue: catalogueOf(generatedFilesDir),
        },
        outDir,
      };
      await startThread(path.join(__dirname, 'work.ts'), work).finish();
    },
  };
}
