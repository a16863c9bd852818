import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {root} from '../support/project';

type Base = typeof import('../../src/site/base');
type Site = typeof import('../../src/site');
type Cards = typeof import('../../src/site/cards');
type MarkdownAddresses = typeof import('../../src/site/markdownAddress');
type Redirects = typeof import('../../src/features/redirects/plugin');
type Headers = typeof import('../../src/docusaurus/headers/plugin');

const load = createRequire(__filename);

/** Run a function while modules of `src` load anew for a base path. */
function withBaseUrl<Result>(baseUrl: string, run: () => Result): Result {
  const unload = () => {
    Object.keys(load.cache)
      .filter((file) => file.startsWith(path.join(root, 'src')))
      .forEach((file) => Reflect.deleteProperty(load.cache, file));
  };
  const before = process.env.BASE_URL ?? '';
  unload();
  process.env.BASE_URL = baseUrl;
  try {
    return run();
  } finally {
    process.env.BASE_URL = before;
    unload();
  }
}

test('every address of a site below a folder of a host begins with that folder', () => {
  withBaseUrl('manual', () => {
    const {baseUrl, withBase, withoutBase} = load('../../src/site/base') as Base;
    expect(baseUrl).toBe('/manual/');
    expect([withBase('/docs/a'), withBase('/manual/docs/a')]).toEqual(
      Array(2).fill('/manual/docs/a'),
    );
    expect(withoutBase('/manual/docs/a')).toBe('/docs/a');
    const {announcement} = load('../../src/site') as Site;
    expect(announcement.content).toMatch(/href="\/manual\/docs\//u);
    const {cardAddress} = load('../../src/site/cards') as Cards;
    expect(cardAddress('/manual/docs/a')).toBe('/cards/docs/a.png');
    const {markdownAddress} = load('../../src/site/markdownAddress') as MarkdownAddresses;
    expect(['/manual/', '/manual/docs/a'].map(markdownAddress)).toEqual([
      '/manual/index.md',
      '/manual/docs/a.md',
    ]);
    const {redirectsFile} = load('../../src/features/redirects/plugin') as Redirects;
    expect(redirectsFile({redirects: [{from: '/docs', to: '/docs/intro'}]})).toBe(
      '/manual/docs /manual/docs/intro 301\n',
    );
    const {headersFile} = load('../../src/docusaurus/headers/plugin') as Headers;
    expect(headersFile([])).toContain('\n/manual/assets/*\n');
  });
});

test('a base path has slashes at both ends, and is no folder of the site itself', () => {
  const baseUrlFor = (value: string) =>
    withBaseUrl(value, () => (load('../../src/site/base') as Base).baseUrl);
  expect(['', '/a/b'].map(baseUrlFor)).toEqual(['/', '/a/b/']);
  expect(() => baseUrlFor('/docs/')).toThrow(/BASE_URL: "docs"/u);
});
