import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import config from '../../docusaurus.config';
import {tutorialPaths} from '../../src/content/schema/tutorialPaths';
import {site} from '../../src/site';
import {docsRoot, docsVersions} from '../../src/site/versions';
import {spec} from '../support/pages';
import {buildDir, manifest, read} from '../support/project';
import {built, categories, hasPage, pageFiles, sitemap} from '../support/site';

function warningsOf(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => /\[WARNING\]|warning/iu.test(line) && !line.startsWith('npm warn'));
}

test('the build prints no warning', {tag: '@spec-5'}, () => {
  const log = built('.build-log.txt');
  expect(log).toContain('Generated static files');
  expect(warningsOf(log)).toEqual([]);
  expect(warningsOf('a\n[WARNING] Docusaurus found broken anchors!\nb')).toHaveLength(1);
});

test('settings, language and generator are as specified', {tag: ['@spec-1', '@spec-9']}, () => {
  expect(config).toMatchObject({
    titleDelimiter: '|',
    i18n: {defaultLocale: 'en', locales: ['en']},
    customFields: {version: '1.0.0'},
    themeConfig: {tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3}},
  });
  expect(built('docs/intro.html')).toMatch(/<html lang="en" dir="ltr"/u);
  expect(built('docs/intro.html')).toMatch(/name="?generator"? content="Docusaurus v3\.8\.1"/u);
});

test('a phone does not take numbers of models for telephone numbers', () => {
  for (const page of ['index.html', 'docs/intro.html', 'blog.html', 'search.html']) {
    expect(built(page)).toMatch(/name="?format-detection"? content="?telephone=no/u);
  }
});

test.describe('routes', () => {
  for (const version of docsVersions) {
    const base = docsRoot(version);

    test(`the pages of ${version.name} are those of the manifest`, {tag: '@spec-2'}, () => {
      const routes = manifest().filter(({isNextOnly}) => !isNextOnly || !version.isLatest);
      const addresses = routes.map(({address}) => address.replace(/^\/docs/u, base));
      expect(addresses.filter((address) => !hasPage(address))).toEqual([]);
    });

    test(`the category pages of ${version.name} are as specified`, {tag: '@spec-2'}, () => {
      const files = readdirSync(path.join(buildDir, base, 'category'));
      const names = files
        .filter((file) => file.endsWith('.html'))
        .map((file) => path.parse(file).name);
      expect(names.sort()).toEqual([...categories]);
    });
  }

  test('the tutorial categories list their stages in order', () => {
    for (const [folder, stages] of Object.entries(tutorialPaths)) {
      const {link} = JSON.parse(read(`docs/${folder}/_category_.json`)) as {link: {slug: string}};
      const page = built(`docs${link.slug}.html`);
      const offsets = stages.map(({title}) => page.indexOf(title));
      expect(offsets, folder).not.toContain(-1);
      expect(offsets, folder).toEqual([...offsets].sort((a, b) => a - b));
    }
    expect(built('docs/category/first-steps.html')).toMatch(/\d+ minutes · \w/u);
  });

  test('the shared pages exist, and search engines find each page once', spec(2), () => {
    const shared = ['/', '/blog', '/blog/authors', '/search', '/404', '/docs', '/docs/next'];
    expect(shared.filter((address) => !hasPage(address))).toEqual([]);
    const addresses = sitemap();
    const onlyNext = manifest()
      .filter(({isNextOnly}) => isNextOnly)
      .map(({id}) => `/docs/next/${id}`);
    expect(addresses).toEqual(expect.arrayContaining(['/docs/intro', ...onlyNext]));
    const next = addresses.filter((address) => address.startsWith('/docs/next/'));
    expect(next.sort()).toEqual(onlyNext.toSorted());
    for (const file of pageFiles().filter((one) => /^docs\/next\/(?!index)/u.test(one))) {
      const address = `/${file.replace(/\.html$/u, '')}`;
      const latest = address.replace('/docs/next/', '/docs/');
      const canonical = /rel="?canonical"? href="?(?<url>[^" >]+)/u.exec(built(file))?.groups?.url;
      const expected = onlyNext.includes(address) ? address : latest;
      expect(canonical, address).toBe(site.origin + expected);
    }
    expect(addresses).not.toContain('/search');
    expect(addresses.filter((address) => address !== '/' && address.endsWith('/'))).toEqual([]);
  });
});

test('a page links its manufacturer, and no page shows its sources', () => {
  expect(built('docs/io-servers/modbus.html')).toMatch(
    /id="?more-information"?[\s\S]*https:\/\/modbus\.org\/docs\//u,
  );
  const evidence = /wiki\.hsyco\.com|scribd\.com/u;
  expect(pageFiles().filter((file) => evidence.test(built(file)))).toEqual([]);
});

test('the scripts have no lookbehind, which Safari 15 does not support', () => {
  const hasLookbehind = (code: string) => /\(\?<[!=]/u.test(code);
  expect([hasLookbehind('/(?<!a)b/'), hasLookbehind('/(?<name>b)/')]).toEqual([true, false]);
  const scripts = readdirSync(path.join(buildDir, 'assets/js')).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((name) => hasLookbehind(built(`assets/js/${name}`)))).toEqual([]);
});

test('the styles of the theme follow those of Infima, which they override', () => {
  const [sheet = ''] = readdirSync(path.join(buildDir, 'assets/css'));
  const css = built(`assets/css/${sheet}`);
  const order = [/\.close\b/u, /\.closeButton_/u].map((selector) => css.search(selector));
  expect(order[0]).toBeGreaterThanOrEqual(0);
  expect(order[1]).toBeGreaterThan(order[0] ?? 0);
});
