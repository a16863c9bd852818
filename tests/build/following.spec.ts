import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import {lastChanges} from '../../src/plugins/lastChanges';
import {cardAddress, cardSize} from '../../src/site/cards';
import {feedFiles} from '../../src/site/feeds';
import {docsRoot, docsVersions} from '../../src/site/versions';
import {dataOf, faultsOf} from '../support/structuredData';
import {buildDir, pagesOf, root, type Page} from '../support/project';
import {built, hasPage, pageFiles} from '../support/site';

/** Pages of a version with their addresses. */
const pages = docsVersions.flatMap((version) =>
  pagesOf(version).map((page) => ({
    version,
    page,
    address: addressOf(docsRoot(version), page),
    file: `${version.tree}/${page.docPath}`,
  })),
);

function addressOf(docs: string, {id, frontMatter}: Page): string {
  return `${docs}/${frontMatter.slug?.replace(/^\//u, '') ?? id}`;
}

function htmlOf(address: string): string {
  return built(`${address.slice(1)}.html`);
}

/** Value of a `<meta>` of a page, by its name or property. */
function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta [^>]*(?:name|property)="${name}" content="(?<value>[^"]*)"`, 'u').exec(
    html,
  )?.groups?.value;
}

const pathOf = (url: string) => new URL(url).pathname;

test.describe('feeds', () => {
  for (const version of docsVersions) {
    const {rss, json} = feedFiles(version);
    const feed = () =>
      JSON.parse(built(json.address)) as {
        items: {url: string; title: string; content_text: string; date_modified?: string}[];
      };

    test(`the entries of ${version.name} are pages with their titles`, () => {
      const known = new Map(pages.map(({address, page}) => [address, page.frontMatter]));
      const {items} = feed();
      const notes = pagesOf(version).filter(
        ({frontMatter}) => frontMatter.family === 'release-notes',
      );
      expect(items.filter(({url}) => pathOf(url).includes('/release-notes/'))).toHaveLength(
        notes.length,
      );
      for (const {url, title, content_text: text} of items) {
        expect(hasPage(pathOf(url)), url).toBe(true);
        expect(known.get(pathOf(url)), url).toMatchObject({title, description: text});
      }
    });

    test(`RSS and JSON of ${version.name} tell the same`, () => {
      const text = built(rss.address);
      const links = [...text.matchAll(/<item>\n<title>[^<]+<\/title>\n<link>(?<to>[^<]+)</gu)];
      expect(links.map(({groups}) => groups?.to)).toEqual(feed().items.map(({url}) => url));
      expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<rss version="2\.0"/u);
    });

    test(`changed pages of ${version.name} have the dates of the history`, async () => {
      const changes = await lastChanges(root);
      const files = new Map(pages.map(({address, file}) => [address, file]));
      for (const {url, date_modified: date} of feed().items) {
        const file = files.get(pathOf(url)) ?? '';
        expect(date, url).toBe(changes.get(file)?.toISOString());
      }
    });

    test(`each page names the feeds of ${version.name}, release notes and the footer link them`, () => {
      const tag = `<link rel="alternate" type="${rss.type}" href="${rss.address}" title="${rss.title}">`;
      for (const address of ['index', 'docs/intro', 'docs/next/io-servers/knx', 'blog']) {
        expect(built(`${address}.html`), address).toContain(tag);
      }
      const html = htmlOf(`${docsRoot(version)}/release-notes/4.0.0`);
      expect(html).toMatch(new RegExp(`<article>.*<a href="${rss.address}">RSS feed</a>`, 'su'));
      expect(html).toMatch(
        new RegExp(`<footer.*<a [^>]*href="${rss.address}">Feed of changes`, 'su'),
      );
    });
  }
});

test('the sitemap has the last change of each page that the history tells', async () => {
  const changes = await lastChanges(root);
  const entries = new Map(
    [
      ...built('sitemap.xml').matchAll(
        /<url><loc>(?<loc>[^<]+)<\/loc>(?:<lastmod>(?<date>[^<]+))?/gu,
      ),
    ].map(({groups}) => [pathOf(groups?.loc ?? ''), groups?.date]),
  );
  for (const {address, file} of pages) {
    expect(entries.has(address), address).toBe(true);
    expect(entries.get(address), address).toBe(changes.get(file)?.toISOString());
  }
});

test.describe('data of each page', () => {
  test('are valid, and say what the page says', async () => {
    const changes = await lastChanges(root);
    const wrong: string[] = [];
    let howTos = 0;
    for (const {address, page, version, file} of pages) {
      const html = htmlOf(address);
      const data = dataOf(html);
      wrong.push(...data.flatMap((one) => faultsOf(one)).map((fault) => `${address}: ${fault}`));
      const [article, ...others] = data.filter(({'@type': type}) => type === 'TechArticle');
      expect(others, address).toEqual([]);
      expect(article, address).toMatchObject({
        headline: page.frontMatter.title,
        description: page.frontMatter.description,
        version: version.label,
        inLanguage: 'en',
      });
      expect(article?.dateModified, address).toBe(changes.get(file)?.toISOString());
      expect(pathOf(String(article?.url)), address).toBe(address);
      const crumbs = data.filter(({'@type': type}) => type === 'BreadcrumbList');
      expect(crumbs, address).toHaveLength(1);
      const howTo = data.find(({'@type': type}) => type === 'HowTo');
      const steps = [...page.body.matchAll(/^#{2,3} \d+\. (?<text>.+)$/gmu)].map(
        ({groups}) => groups?.text?.replaceAll('`', '') ?? '',
      );
      const isHowTo = page.frontMatter.family === 'tutorial' && steps.length > 0;
      expect(howTo !== undefined, address).toBe(isHowTo);
      if (howTo) {
        howTos += 1;
        const told = howTo.step as {text: string; url: string}[];
        expect(
          told.map(({text}) => text),
          address,
        ).toEqual(steps);
        for (const {url} of told) {
          expect(html, url).toContain(`id="${new URL(url).hash.slice(1)}"`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(howTos).toBeGreaterThan(100);
  });

  test('planted faults are found', () => {
    const article = {'@type': 'TechArticle', headline: 'A'};
    expect(faultsOf(article)).toEqual(
      expect.arrayContaining([
        'TechArticle: no description',
        'TechArticle: no url',
        'TechArticle: no author',
      ]),
    );
    expect(faultsOf({'@type': 'HowTo', name: 'A', step: []})).toEqual(['HowTo: no step']);
    expect(
      faultsOf({
        '@type': 'HowTo',
        name: 'A',
        step: [{'@type': 'HowToStep', position: 2, text: 'B'}],
      }),
    ).toEqual(['HowToStep: no url', 'HowToStep: position 2 in the place of 1']);
    expect(faultsOf({'@type': 'Recipe'})).toEqual(['Recipe: not known']);
    expect(() => dataOf('<script type="application/ld+json">{"a":}</script>')).toThrow();
  });

  test('are no part of the scripts of a page', () => {
    const addresses = /data-scripts="(?<list>[^"]+)"/u.exec(
      htmlOf('/docs/tutorials/projects/timer'),
    )?.groups?.list;
    const scripts = addresses?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      expect(built(script), script).not.toContain('TechArticle');
    }
  });
});

/** Size, and whether the pixels of a PNG can be unpacked. */
function pngOf(address: string) {
  const bytes = readFileSync(path.join(buildDir, address));
  const at = bytes.indexOf('IDAT');
  const length = bytes.readUInt32BE(at - 4);
  return {
    bytes,
    signature: bytes.subarray(1, 4).toString('latin1'),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    pixels: inflateSync(bytes.subarray(at + 4, at + 4 + length)),
  };
}

test.describe('social cards', () => {
  test('each page has one of its own, small and of the right size', () => {
    for (const {address} of pages) {
      const html = htmlOf(address);
      const card = cardAddress(address);
      expect(pathOf(metaOf(html, 'og:image') ?? ''), address).toBe(card);
      expect(metaOf(html, 'twitter:image'), address).toBe(metaOf(html, 'og:image'));
      const png = pngOf(card);
      expect(png, address).toMatchObject({...cardSize, signature: 'PNG'});
      // Two pixels a byte, and one byte for the filter of each row.
      expect(png.pixels.length, address).toBe(cardSize.height * (cardSize.width / 2 + 1));
      expect(png.bytes.length, address).toBeLessThanOrEqual(15_000);
    }
  });

  test('no two pages have the same', () => {
    const seen = new Map<string, string>();
    for (const {address} of pages) {
      const content = pngOf(cardAddress(address)).pixels.toString('base64');
      expect(seen.get(content), `${address} has the card of another page`).toBeUndefined();
      seen.set(content, address);
    }
  });

  test('home, blog and search have the card of the site', () => {
    const others = ['index.html', 'blog.html', 'search.html'];
    for (const file of others) {
      expect(pathOf(metaOf(built(file), 'og:image') ?? ''), file).toBe(cardAddress());
    }
    expect(pngOf(cardAddress())).toMatchObject(cardSize);
  });

  test('lists of categories and posts have one of their own', () => {
    const listed = pageFiles()
      .filter((file) => /\/category\/|^blog\/(?!authors|tags)[^/]+\.html$/u.test(file))
      .map((file) => `/${file.replace(/\.html$/u, '')}`);
    expect(listed).toEqual(
      expect.arrayContaining(['/docs/next/category/tutorials', '/blog/finding-things']),
    );
    const drawn = listed.map((address) => {
      expect(pathOf(metaOf(htmlOf(address), 'og:image') ?? ''), address).toBe(cardAddress(address));
      return pngOf(cardAddress(address)).pixels.toString('base64');
    });
    expect(new Set(drawn).size).toBe(listed.length);
  });

  test('each page says in words what its card shows, once', () => {
    const files = pageFiles().filter((file) => !built(file).includes('http-equiv="refresh"'));
    for (const file of files) {
      const html = built(file);
      for (const name of ['og:title', 'og:image', 'og:image:alt', 'twitter:card']) {
        const tags = html.match(new RegExp(`<meta [^>]*"${name}"`, 'gu')) ?? [];
        expect(tags, `${file}: ${name}`).toHaveLength(1);
      }
      expect(existsSync(path.join(buildDir, pathOf(metaOf(html, 'og:image') ?? ''))), file).toBe(
        true,
      );
    }
    expect(metaOf(htmlOf('/docs/io-servers/knx'), 'og:image:alt')).toBe('KNX: I/O server, 4.0');
  });
});
