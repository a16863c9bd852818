import path from 'node:path';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {VersionOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import {codeName} from './src/features/preview/model/attributes';
import {parseProject, pictureOf, specOf} from './src/features/preview/node';
import {parseMarkdown} from './src/content/schema/frontMatter';
import {sidebarItems} from './src/features/catalogue/sidebarItems';
import buildCache from './src/docusaurus/build-cache/plugin';
import bundler from './src/docusaurus/bundler/plugin';
import catalogue, {type CatalogueOptions} from './src/features/catalogue/plugin';
import feeds from './src/features/feeds/plugin';
import licences from './src/features/licences/plugin';
import markdownExport from './src/features/markdown-export/plugin';
import offline from './src/features/offline/plugin';
import serverData from './src/docusaurus/server-data/plugin';
import start from './src/docusaurus/start/plugin';
import releaseFile from './src/features/release-file/plugin';
import {keepRenderedHtml} from './src/docusaurus/build/renderedHtml';
import searchIndex, {type SearchIndexOptions} from './src/features/search/plugin';
import securityHeaders from './src/docusaurus/headers/plugin';
import socialCards from './src/features/social-cards/plugin';
import {sitemapItems} from './src/docusaurus/build/sitemapItems';
import versionDifference from './src/features/version-difference/plugin';
import {docTransformers, postTransformers} from './src/transformers';
import {
  announcement,
  docsRoot,
  finderAnchor,
  linkPolicy,
  mainDoc,
  site,
  versions,
} from './src/site';
import {blog as blogTexts} from './src/site/blog';
import {cardAddress, cardSize} from './src/site/cards';
import {footer, navbar} from './src/site/navigation';
import {docsVersions} from './src/site/versions';
import {unixLines} from './src/lib/text/readSource';

// Only the inline scripts of React's HTML can be minified. They are the same on each page, and took
// half of the rendering time: `src/docusaurus/build/inlineScripts` minifies each once. The minifier
// of `swcHtmlMinimizer` writes `&amp;&lt;x>` as `&<x>`, so that examples lose text.
keepRenderedHtml();

// `npm start` builds one version only, to start faster. The default is set here, because a script
// in package.json would need shell-specific syntax.
const onlyVersion =
  process.env.DOCS_VERSION ??
  (process.env.npm_lifecycle_event === 'start' ? versions.next.name : undefined);

const future = {
  // Below a base path, other manuals of the host have their own keys in the browser's storage.
  experimental_storage: {namespace: site.baseUrl !== '/'},
  v4: {
    // Needed by the SSG worker threads.
    removeLegacyPostBuildHeadAttribute: true,
    // Off: the browsers of wall panels do not support @layer, and would ignore all styles.
    useCssCascadeLayers: false,
  },
  experimental_faster: {
    rspackBundler: true,
    rspackPersistentCache: true,
    swcJsLoader: true,
    swcJsMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    ssgWorkerThreads: true,
  },
} satisfies Config['future'];

const versionsToBuild = docsVersions.filter(
  ({name}) => onlyVersion === undefined || name === onlyVersion,
);

const finderAddresses = Object.fromEntries(
  docsVersions.map((version) => [version.name, `${docsRoot(version)}/${mainDoc}#${finderAnchor}`]),
);

const docs = {
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: sidebarItems(finderAddresses),
  beforeDefaultRemarkPlugins: [...docTransformers],
  lastVersion: onlyVersion ?? versions.latest.name,
  onlyIncludeVersions: onlyVersion === undefined ? undefined : [onlyVersion],
  versions: Object.fromEntries(
    versionsToBuild.map(({name, label, path}): [string, VersionOptions] => [name, {label, path}]),
  ),
} satisfies PresetOptions['docs'];

const blog = {
  blogTitle: blogTexts.title,
  blogDescription: blogTexts.description,
  postsPerPage: 'ALL',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  // All posts are on one page, which replaces the archive.
  archiveBasePath: null,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  beforeDefaultRemarkPlugins: [...postTransformers],
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${site.title} blog`,
    copyright: footer.copyright,
  },
} satisfies PresetOptions['blog'];

const pages = {
  beforeDefaultRemarkPlugins: [...postTransformers],
} satisfies PresetOptions['pages'];

const sitemap = {
  // Instead of the option `lastmod`, which runs git once for each page.
  createSitemapItems: sitemapItems(__dirname),
} satisfies PresetOptions['sitemap'];

const redirectOptions = {
  redirects: [
    ...docsVersions.map(docsRoot).map((root) => ({from: root, to: `${root}/${mainDoc}`})),
    // Replaced post.
    {from: '/blog/how-this-manual-is-sourced', to: '/blog/report-a-mistake'},
  ],
} satisfies RedirectOptions;

const catalogueOptions = {
  pictureOf: (slug) => {
    // The specification of a preview has the slug of the object's page.
    const sample = specOf(slug)?.sample;
    const project = sample === undefined ? undefined : parseProject(sample).project;
    return project && pictureOf(project);
  },
  attributeNamesOf: (element) =>
    (specOf(element)?.attributes ?? []).map(codeName).filter((name) => name !== ''),
} satisfies CatalogueOptions;

const search = {
  // Lines that are repeated on every page are irrelevant to a query, and the labels of a drawing
  // would be joined to one long word.
  ignoreCssSelectors: ['[data-search-ignore]', 'svg'],
} satisfies SearchIndexOptions;

const themeConfig = {
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // Social card of pages without their own.
  image: cardAddress(),
  metadata: [
    {property: 'og:site_name', content: site.title},
    {property: 'og:image:width', content: String(cardSize.width)},
    {property: 'og:image:height', content: String(cardSize.height)},
    {property: 'og:image:alt', content: `${site.title}: ${site.tagline}`},
    // iOS links numbers of models and addresses to the telephone.
    {name: 'format-detection', content: 'telephone=no'},
  ],
  announcementBar: {...announcement, isCloseable: true},
  navbar,
  footer,
  // Empty: the default theme would add to the main script.
  prism: {theme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  favicon: 'img/logo.svg',
  url: site.origin,
  baseUrl: site.baseUrl,
  // The start script has its own banner, without links to other sites.
  baseUrlIssueBanner: false,
  // One address for each page: /docs/intro, not /docs/intro/.
  trailingSlash: false,
  i18n: {
    defaultLocale: site.locale,
    locales: [site.locale],
    localeConfigs: {[site.locale]: {direction: 'ltr', htmlLang: site.locale}},
  },
  future,
  customFields: {version: site.version},
  ...linkPolicy,
  markdown: {
    preprocessor: ({fileContent}) => unixLines(fileContent),
    // Only MDX comments are allowed, so that all pages use one syntax.
    mdx1Compat: {comments: false},
    parseFrontMatter: async ({filePath, fileContent}) => {
      const file = path.relative(__dirname, filePath).replaceAll(path.sep, '/');
      return Promise.resolve(parseMarkdown(file, fileContent));
    },
  },
  presets: [
    // First, so that its plugin controls the order of the post-build steps of the others.
    './src/docusaurus/post-build/plugin.ts',
    [
      'classic',
      {
        docs,
        blog,
        pages,
        sitemap,
        theme: {
          customCss: ['custom', 'direction', 'phone', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ['./src/features/redirects/plugin.ts', redirectOptions],
    bundler,
    buildCache,
    versionDifference,
    releaseFile,
    licences,
    feeds,
    serverData,
    socialCards,
    [catalogue, catalogueOptions],
    markdownExport,
    // Post-build steps of each page run in this order.
    start,
    securityHeaders,
    offline,
  ],
  themes: [[searchIndex, search]],
  clientModules: [
    './src/docusaurus/start/client/currentInView.ts',
    './src/docusaurus/start/client/keyboard.ts',
    './src/docusaurus/start/client/closedParts.ts',
    './src/features/offline/client.ts',
  ],
  themeConfig,
};

export default config;
