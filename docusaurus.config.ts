import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {VersionOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import {codeName} from './src/features/preview/model/attributes';
import {parseProject, pictureOf, specOf} from './src/features/preview/node';
import {checkFrontMatter} from './src/content/schema/frontMatter';
import {sidebarItems} from './src/features/catalogue/sidebarItems';
import buildCache from './src/docusaurus/build-cache/plugin';
import bundler from './src/docusaurus/bundler/plugin';
import catalogue, {type CatalogueOptions} from './src/features/catalogue/plugin';
import feeds from './src/features/feeds/plugin';
import licences from './src/features/licences/plugin';
import markdownExport from './src/features/markdown-export/plugin';
import offline from './src/features/offline/plugin';
import pageData from './src/features/page-data/plugin';
import start from './src/docusaurus/start/plugin';
import release from './src/features/release/plugin';
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

// React's HTML has nothing to minify but the inline scripts, the same ones on each page, which took
// half of the time of rendering: `src/docusaurus/build/inlineScripts` does each once. The other minifier, of
// `swcHtmlMinimizer`, writes `&amp;&lt;x>` as `&<x>`, so that an example loses text.
keepRenderedHtml();

// Writers preview one version, which starts sooner. The default is set here because shells differ in
// how a script in package.json could set it.
const onlyVersion =
  process.env.DOCS_VERSION ??
  (process.env.npm_lifecycle_event === 'start' ? versions.next.name : undefined);

const future = {
  v4: {
    // Needed by the SSG worker threads.
    removeLegacyPostBuildHeadAttribute: true,
    // Off: wall panels run browsers that do not know @layer and would show no style at all.
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
  // The list of posts is the archive.
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
  // In place of the option `lastmod`, which asks git for each page on its own.
  createSitemapItems: sitemapItems(__dirname),
} satisfies PresetOptions['sitemap'];

const redirectOptions = {
  redirects: [
    ...docsVersions.map(docsRoot).map((root) => ({from: root, to: `${root}/${mainDoc}`})),
    // A post that was replaced.
    {from: '/blog/how-this-manual-is-sourced', to: '/blog/report-a-mistake'},
  ],
} satisfies RedirectOptions;

const catalogueOptions = {
  pictureOf: (slug) => {
    // What the preview draws is called as the object's page.
    const sample = specOf(slug)?.sample;
    const project = sample === undefined ? undefined : parseProject(sample).project;
    return project && pictureOf(project);
  },
  attributeNamesOf: (element) =>
    (specOf(element)?.attributes ?? []).map(codeName).filter((name) => name !== ''),
} satisfies CatalogueOptions;

const search = {
  language: 'en',
  // A post that mentions an option must not come before the page that explains it.
  indexBlog: false,
  // Lines that stand on every page say nothing about the one looked for, and the labels of a
  // drawing run together into one long word.
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
  // The card of pages without their own.
  image: cardAddress(),
  metadata: [
    {property: 'og:site_name', content: site.title},
    {property: 'og:image:width', content: String(cardSize.width)},
    {property: 'og:image:height', content: String(cardSize.height)},
    {property: 'og:image:alt', content: `${site.title}: ${site.tagline}`},
  ],
  announcementBar: {...announcement, isCloseable: true},
  navbar,
  footer,
  // Instead of the default theme, which would be in the script of the site.
  prism: {theme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  favicon: 'img/logo.svg',
  url: site.origin,
  baseUrl: site.baseUrl,
  // The start script has a banner of its own, which leads to no other site.
  baseUrlIssueBanner: false,
  // One address a page: /docs/intro, never /docs/intro/.
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
    // A comment of HTML is none in the Markdown of a page: one form for both.
    mdx1Compat: {comments: false},
    parseFrontMatter: async (params) => {
      const {frontMatter, content} = await params.defaultParseFrontMatter(params);
      return {frontMatter: checkFrontMatter(params.filePath, frontMatter, __dirname), content};
    },
  },
  presets: [
    // The first, so that its plugin can order what the others do after the build.
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
    release,
    licences,
    feeds,
    pageData,
    socialCards,
    [catalogue, catalogueOptions],
    markdownExport,
    // Each page passes through these, in this order.
    start,
    securityHeaders,
    offline,
  ],
  themes: [[searchIndex, search]],
  clientModules: [
    './src/docusaurus/start/client/storageWarning.ts',
    './src/docusaurus/start/client/currentInView.ts',
    './src/docusaurus/start/client/keyboard.ts',
    './src/docusaurus/start/client/closedParts.ts',
    './src/features/offline/client.ts',
  ],
  themeConfig,
};

export default config;
