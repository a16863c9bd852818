import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {lastChanges} from '../../src/docusaurus/build/lastChanges';
import {site} from '../../src/site';
import {cardAddress, cardSize} from '../../src/site/cards';
import {feedOf} from '../../src/site/feeds';
import {versions} from '../../src/site/versions';
import {buildDir, root} from '../support/project';
import {built, documents, pageFiles} from '../support/site';

// The pages are read once, in one worker.
test.describe.configure({mode: 'default', timeout: 60_000});

const pathOf = (url: unknown) => new URL(String(url)).pathname;

async function readDocuments() {
  const changes = await lastChanges(root);
  return documents().map((page) => ({
    ...page,
    date: changes.get(`${page.version.tree}/${page.docPath}`)?.toISOString(),
  }));
}

let pages: Awaited<ReturnType<typeof readDocuments>>;
test.beforeAll(async () => {
  pages = await readDocuments();
});

test.describe('the feed of the latest version', () => {
  const {address: feed} = feedOf(versions.latest);

  test('lists all release notes and changed pages, with their titles and dates', () => {
    const known = new Map(pages.map((one) => [one.address, one]));
    const $ = load(built(feed), {xml: true});
    const items = $('item').toArray();
    const addresses = items.map((item) => {
      const textOf = (name: string) => $(item).children(name).text();
      const one = known.get(pathOf(textOf('link')));
      const {title, description} = one?.frontMatter ?? {};
      expect([textOf('title'), textOf('description')]).toEqual([title, description]);
      expect(textOf('pubDate'), title).toBe(one?.date ? new Date(one.date).toUTCString() : '');
      return one?.address;
    });
    const notes = pages.filter(
      ({version, frontMatter}) => version.isLatest && frontMatter.family === 'release-notes',
    );
    expect(addresses).toEqual(expect.arrayContaining(notes.map(({address}) => address)));
  });

  test('is linked in the head and footer of pages, and in the release notes', () => {
    const tag = `<link rel="alternate" type="application/rss+xml" href="${feed}"`;
    const files = ['index.html', 'docs/intro.html', 'docs/next/io-servers/knx.html', 'blog.html'];
    expect(files.filter((file) => !built(file).includes(tag))).toEqual([]);
    const link = `<a [^>]*href="${feed}"`;
    expect(built('docs/release-notes/4.0.0.html')).toMatch(
      new RegExp(`<article>.*${link}.*<footer.*${link}`, 'su'),
    );
  });
});

test('the sitemap has the modification date of each page', () => {
  const entries = new Map(
    [
      ...built('sitemap.xml').matchAll(
        /<url><loc>(?<loc>[^<]+)<\/loc>(?:<lastmod>(?<date>[^<]+))?/gu,
      ),
    ].map(({groups}) => [pathOf(groups?.loc), groups?.date]),
  );
  const wrong = pages.filter(
    ({address, date}) =>
      entries.get(address) !== date && (entries.has(address) || !address.startsWith('/docs/next/')),
  );
  expect(wrong.map(({address}) => address)).toEqual([]);
});

test('the structured data of each page is that of the page', () => {
  for (const {address, frontMatter, version, date} of pages) {
    const data = [...built(`${address.slice(1)}.html`).matchAll(/ld\+json">(?<json>[^<]*)/gu)];
    const url = site.origin + address;
    const name = expect.stringMatching(/\S/u);
    expect(
      data.map(({groups}) => JSON.parse(groups?.json ?? '') as unknown),
      address,
    ).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: expect.arrayContaining([
          expect.objectContaining({'@type': 'ListItem', position: 1, name}),
          expect.objectContaining({item: url}),
        ]),
      },
      {
        '@type': 'TechArticle',
        headline: frontMatter.title,
        description: frontMatter.description,
        url,
        inLanguage: 'en',
        version: version.label,
        image: site.origin + cardAddress(address),
        ...(date !== undefined && {dateModified: date}),
        isPartOf: {'@type': 'CreativeWork', name},
        author: {'@type': 'Organization', name},
      },
    ]);
  }
});

function cardOf(file: string): string {
  const hasOwn = /^docs\/|^blog\/(?!authors|tags|archive)[^/]+\.html$/u.test(file);
  return hasOwn ? cardAddress(`/${file.replace(/\.html$/u, '')}`) : cardAddress();
}

test('each page has one social card; those of docs, categories and posts are unique', () => {
  const cards = new Set<string>();
  const faults: string[] = [];
  for (const file of pageFiles()) {
    const head = built(file).split('</head>', 1)[0] ?? '';
    if (head.includes('http-equiv="refresh"')) {
      continue;
    }
    const wrong = ['og:title', 'og:image', 'og:image:alt', 'twitter:card'].filter(
      (name) => head.split(`"${name}" content="`).length !== 2,
    );
    const card = pathOf(/"og:image" content="(?<address>[^"]+)/u.exec(head)?.groups?.address);
    if (card !== cardOf(file)) {
      wrong.push(card);
    }
    faults.push(...wrong.map((one) => `${file}: ${one}`));
    cards.add(card);
  }
  const owners = new Map<string, string>();
  for (const card of cards) {
    const png = readFileSync(path.join(buildDir, card));
    const hash = createHash('sha1').update(png).digest('hex');
    const isRight =
      png.readUInt32BE(16) === cardSize.width &&
      png.readUInt32BE(20) === cardSize.height &&
      // Messaging apps ignore larger images.
      png.length <= 60_000;
    if (!isRight || owners.has(hash)) {
      faults.push(`${card}: wrong size, or the same as ${owners.get(hash)}`);
    }
    owners.set(hash, card);
  }
  expect(faults).toEqual([]);
  expect(cards.size).toBeGreaterThan(pages.length);
});
