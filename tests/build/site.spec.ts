import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from 'playwright/test';
import config from '../../docusaurus.config';
import {docsVersions} from '../../src/site/versions';
import {tutorialPaths} from '../../src/schema/tutorialPaths';
import {readRelease} from '../../src/plugins/release/releaseFile';
import {buildDir, manifest, pagesOf, read} from '../support/project';
import {built, categories, hasPage, pageFiles, sitemap, versionRoots} from '../support/site';

const files = pageFiles();
const scripts = readdirSync(path.join(buildDir, 'assets', 'js')).filter((name) =>
  name.endsWith('.js'),
);
/** Lines of a build's output that warn of something. */
function warningsOf(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => /\[WARNING\]|warning/iu.test(line) && !line.startsWith('npm warn'));
}

/** Tags of a page that make the browser ask another origin. */
function foreignTags(html: string): string[] {
  return [...html.matchAll(/<(?:script|img|link|iframe|source|video|audio|object|embed)\b[^>]*>/gu)]
    .map(([tag]) => tag)
    .filter((tag) => !/rel="?(?:canonical|alternate)/u.test(tag))
    .filter((tag) => /(?:src|href)="?(?:https?:)?\/\//u.test(tag));
}

test.describe('the build', () => {
  test('prints no warning', {tag: '@spec-5'}, () => {
    const log = built('.build-log.txt');
    expect(log).toContain('Generated static files');
    expect(warningsOf(log)).toEqual([]);
  });

  test('a planted warning is found', () => {
    expect(warningsOf('fine\n[WARNING] Docusaurus found broken anchors!\nfine')).toHaveLength(1);
  });
});

test.describe('configuration', () => {
  test('is that of the specification', {tag: ['@spec-1', '@spec-9']}, () => {
    expect(config).toMatchObject({
      baseUrl: '/',
      titleDelimiter: '|',
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'warn',
      onBrokenAnchors: 'warn',
      i18n: {
        defaultLocale: 'en',
        locales: ['en'],
        localeConfigs: {en: {direction: 'ltr', htmlLang: 'en'}},
      },
      customFields: {version: '1.0.0'},
      themeConfig: {
        colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
        tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
        announcementBar: {isCloseable: true},
      },
    });
  });

  test('the generator says that it is 3.8.1', {tag: '@spec-1'}, () => {
    expect(built('docs/intro.html')).toMatch(
      /<meta name="?generator"? content="Docusaurus v3\.8\.1"/u,
    );
  });
});

interface SearchDocument {
  readonly t?: string;
  readonly u?: string;
  readonly h?: string;
}

/** The kind of text that an entry of a search index is about, by what its documents tell. */
function kindOf(documents: readonly SearchDocument[]): string {
  const all = (name: keyof SearchDocument) =>
    documents.length > 0 && documents.every((document) => document[name] !== undefined);
  const has = (name: keyof SearchDocument) =>
    documents.some((document) => document[name] !== undefined);
  if (all('u')) {
    return 'title';
  }
  if (all('t')) {
    return has('h') ? 'heading' : 'description';
  }
  return has('h') ? 'content' : 'keywords';
}

test(
  'the search index has the kinds of text of the specification, in their order',
  {tag: '@spec-9'},
  () => {
    for (const file of ['search-index.json', 'docs/next/search-index.json']) {
      const entries = JSON.parse(built(file)) as {documents: SearchDocument[]}[];
      expect(
        entries.map(({documents}) => kindOf(documents)),
        file,
      ).toEqual(['title', 'heading', 'description', 'keywords', 'content']);
    }
  },
);

test.describe('routes', () => {
  for (const docsVersion of docsVersions) {
    const version = docsVersion.name;
    const root = versionRoots[version];
    test(`category index pages of ${version}`, {tag: '@spec-2'}, () => {
      expect(categories.filter((name) => !hasPage(`${root}/category/${name}`))).toEqual([]);
    });

    test(`category pages of tutorials show their path in ${version}`, () => {
      for (const [folder, stages] of Object.entries(tutorialPaths)) {
        const {link} = JSON.parse(read(`${docsVersion.tree}/${folder}/_category_.json`)) as {
          link: {slug: string};
        };
        const page = built(`${root.slice(1)}${link.slug}.html`);
        const places = stages.map(({title}) => page.indexOf(title));
        expect(places.length, folder).toBeGreaterThan(0);
        expect(
          places.filter((place) => place < 0),
          folder,
        ).toEqual([]);
        expect(
          [...places].sort((a, b) => a - b),
          folder,
        ).toEqual(places);
      }
      expect(built(`${root.slice(1)}/category/first-steps.html`)).toMatch(
        /\d+ minutes · beginner/u,
      );
    });

    test(`no other category index pages of ${version}`, () => {
      const present = files
        .map(
          (file) =>
            new RegExp(`^${root.slice(1)}/category/(?<name>[^/]+)\\.html$`, 'u').exec(file)?.groups
              ?.name,
        )
        .filter((name) => name !== undefined);
      expect(present).toEqual([...categories]);
    });

    test(`every page of ${version} has the route of the manifest`, {tag: '@spec-2'}, () => {
      const routes = manifest().filter(({isNextOnly}) => !isNextOnly || !docsVersion.isLatest);
      const addresses = routes.map(({address}) => address.replace(/^\/docs/u, root));
      expect(addresses.filter((address) => !hasPage(address))).toEqual([]);
      const ids = new Set(routes.map(({id}) => id));
      expect(pagesOf(docsVersion).filter(({id}) => !ids.has(id))).toEqual([]);
    });
  }

  test('shared pages', {tag: '@spec-2'}, () => {
    const shared = ['/', '/blog', '/blog/authors', '/search', '/404', '/docs', '/docs/next'];
    expect(shared.filter((address) => !hasPage(address))).toEqual([]);
  });

  test('the sitemap has both versions and no search page', () => {
    const addresses = sitemap();
    expect(addresses).toContain('/docs/intro');
    expect(addresses).toContain('/docs/next/intro');
    expect(addresses.filter((address) => address.endsWith('/') && address !== '/')).toEqual([]);
    expect(addresses).not.toContain('/search');
  });
});

test.describe('every page', () => {
  const pages = files.filter((file) => !built(file).includes('http-equiv="refresh"'));

  test('is there', () => {
    expect(pages.length).toBeGreaterThan(2 * manifest().length);
  });

  test('has a title with the delimiter, and a description', () => {
    const wrong = pages.filter((file) => {
      const html = built(file);
      return !/<title[^>]*>[^<]+ \| HSYCO Manual<\/title>|<title[^>]*>HSYCO Manual<\/title>/u.test(
        html,
      );
    });
    expect(wrong).toEqual([]);
    const untold = pages.filter(
      (file) => file.startsWith('docs') && !/name="?description"?/u.test(built(file)),
    );
    expect(untold).toEqual([]);
  });

  test('has one main heading', () => {
    const wrong = pages.filter((file) => (built(file).match(/<h1[ >]/gu) ?? []).length !== 1);
    // The search page has its heading once the scripts know the query.
    expect(wrong.filter((file) => file !== 'search.html')).toEqual([]);
  });

  test('of the documentation has breadcrumbs', {tag: '@spec-1'}, () => {
    const docs = pages.filter((file) => file.startsWith('docs/'));
    expect(docs.filter((file) => !/aria-label="?Breadcrumbs/u.test(built(file)))).toEqual([]);
  });

  test('asks no other origin for anything', () => {
    expect(
      pages.flatMap((file) => foreignTags(built(file)).map((tag) => `${file}: ${tag}`)),
    ).toEqual([]);
  });

  test('a planted foreign picture is found', () => {
    expect(
      foreignTags('<p><img src=https://example.com/a.png><a href=https://example.com>x</a>'),
    ).toHaveLength(1);
  });

  test('drawings are in the HTML', () => {
    const html = built('docs/io-servers/knx.html');
    expect(html).toMatch(/<figure class="?drawing/u);
    expect(html).toContain('KNXnet/IP');
  });

  test('the facts box and the links come from the front matter, the evidence is not shown', () => {
    const html = built('docs/io-servers/modbus.html');
    expect(html).toMatch(/<dt>Default port(?:<\/dt>)?<dd><code>502/u);
    expect(html).toMatch(/id="?more-information"?/u);
    expect(html).toContain('https://modbus.org/docs/');
    const shown = pages.filter((file) => /wiki\.hsyco\.com|scribd\.com/u.test(built(file)));
    expect(shown).toEqual([]);
  });

  test('code is highlighted', () => {
    expect(built('docs/io-servers/knx.html')).toMatch(
      /<span class="?token keyword"?[^>]*>IO<\/span>/u,
    );
    for (const language of ['java', 'xml', 'ini', 'bash', 'json', 'javascript']) {
      const page = pages.find((file) => built(file).includes(`language-${language} `));
      expect(page, language).toBeDefined();
    }
  });
});

test.describe('code has its colours from the build', () => {
  /** What a script with a highlighter has: its tokenizer, or the keywords of a grammar. */
  const hasHighlighter = (code: string) =>
    /\.languages\.extend\(|lookbehind:(?:!0|true)|prismjs/u.test(code);
  const styledCode = (html: string) =>
    [...html.matchAll(/<(?:pre|code|div|span) [^>]*>/gu)]
      .map(([tag]) => tag)
      .filter((tag) => /class="?[^>]*(?:token|prism-code|codeBlock)/u.test(tag))
      .filter((tag) => /\sstyle=/u.test(tag));

  test('no script has a highlighter', () => {
    expect(scripts.filter((name) => hasHighlighter(built(`assets/js/${name}`)))).toEqual([]);
  });

  test('no code has a style attribute', () => {
    const withCode = files.filter((file) => built(file).includes('prism-code'));
    expect(withCode.length).toBeGreaterThan(100);
    expect(
      withCode.flatMap((file) => styledCode(built(file)).map((tag) => `${file}: ${tag}`)),
    ).toEqual([]);
  });

  test('planted faults: a grammar, and a coloured word', () => {
    expect(hasHighlighter('e.languages.java=e.languages.extend("c",{})')).toBe(true);
    expect(hasHighlighter('{pattern:/a/,lookbehind:!0}')).toBe(true);
    expect(styledCode('<span class="token keyword" style="color:#000">IO</span>')).toHaveLength(1);
    expect(styledCode('<pre style=color:red class=prism-code><p style=a>')).toHaveLength(1);
  });
});

test.describe('scripts run on the browsers of package.json', () => {
  const hasLookbehind = (code: string) => /\(\?<[!=]/u.test(code);

  test('no lookbehind', () => {
    expect(scripts.length).toBeGreaterThan(100);
    expect(scripts.filter((name) => hasLookbehind(built(`assets/js/${name}`)))).toEqual([]);
  });

  test('a planted lookbehind is found', () => {
    expect(hasLookbehind('/(?<!a)b/')).toBe(true);
    expect(hasLookbehind('/(?<name>b)/')).toBe(false);
  });
});

test.describe('budgets, compressed with brotli', () => {
  const size = (file: string) => brotliCompressSync(readFileSync(path.join(buildDir, file))).length;

  test('script that every page loads', () => {
    const everywhere = scripts.filter((name) => /^(?:main|runtime~main)\./u.test(name));
    expect(everywhere).toHaveLength(2);
    const sum = everywhere.reduce((all, name) => all + size(`assets/js/${name}`), 0);
    expect(sum).toBeLessThan(200_000);
  });

  for (const [version, root] of Object.entries(versionRoots)) {
    test(`the search index of ${version}, and the worker that reads it`, () => {
      const folder = root === '/docs' ? '' : 'docs/next/';
      expect(size(`${folder}search-index.json`)).toBeLessThan(300_000);
      const worker = scripts.filter((name) =>
        built(`assets/js/${name}`).includes('Unexpected version url'),
      );
      expect(worker).toHaveLength(1);
      expect(size(`assets/js/${worker.join('')}`)).toBeLessThan(10_200);
    });
  }

  test('the largest page', () => {
    // Which one it is, quick compression tells as well, in a hundredth of the time.
    const params = {[constants.BROTLI_PARAM_QUALITY]: 4};
    const quickSize = (file: string) => brotliCompressSync(built(file), {params}).length;
    const sizes = new Map(files.map((file) => [file, quickSize(file)]));
    const [largest = ''] = [...files].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
    expect(size(largest)).toBeLessThan(40_000);
  });
});

test('every page but those that only lead on names the release of release.json', async () => {
  const {release} = await readRelease(buildDir);
  expect(release).toMatch(/^[0-9a-f]{8}$/u);
  const meta = new RegExp(`<meta[^>]* name="?release"? content="?${release}"?`, 'u');
  const unnamed = files.filter((file) => !meta.test(built(file)));
  expect(unnamed.sort()).toEqual(['docs/index.html', 'docs/next/index.html']);
});

test('the hash of a script is longer than the name of a chunk, which it could be by chance', () => {
  const chunks = scripts.filter((name) => /^[0-9a-f]{8}\./u.test(name));
  expect(chunks.length).toBeGreaterThan(600);
  // The runtime has its hash after the bundler has written those of all others.
  const bundled = scripts.filter((name) => !name.startsWith('runtime~'));
  expect(bundled.filter((name) => !/\.[0-9a-f]{10}\.js$/u.test(name))).toEqual([]);
});
