import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {site} from '../../src/site';
import {buildDir} from '../support/project';
import {built, pageFiles} from '../support/site';

type BuiltPage = ReturnType<typeof readPage>;

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Markup that the content security policy blocks: inline styles, event handlers and script URLs. */
const blockedIn = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/gu, '')
    .match(
      /<style[\s>]|<[a-z][^<>]*?\s(?:on[a-z]+=|(?:href|src|action)="?javascript:)[^<>]{0,60}/giu,
    ) ?? [];

function readPage(file: string, html: string) {
  const $ = load(html);
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const names = ['alt', 'aria-label', 'aria-labelledby', 'title'];
  return {
    address: `/${file.replace(/(?:\/?\bindex)?\.html$/u, '')}`,
    title: $('head > title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    blocked: blockedIn(html),
    headings: $('h1, main :is(h2, h3, h4, h5, h6)')
      .toArray()
      .map(({tagName}, index, all) => ({
        level: Number(tagName.slice(1)),
        text: plain($(all[index]).text()),
      })),
    ids: valuesOf('[id]', 'id'),
    // Opening tags of images and frames without a text alternative.
    unnamed: $('img:not([alt]), [role=img], area, iframe, input[type=image]')
      .toArray()
      .filter((element) => !names.some((name) => $(element).attr(name)?.trim()))
      .map((element) => $.html($(element).clone().empty())),
    links: [
      // Links to the site's own origin are sources, which cite HSYCO's manual.
      ...valuesOf('a[href]', 'href').filter((link) => !link.startsWith(site.origin)),
      ...valuesOf('link:is([rel=canonical], [rel=alternate])', 'href'),
    ],
    // Files that the browser loads with the page.
    loaded: [
      ...valuesOf('[src]', 'src'),
      ...valuesOf('link:not([rel=canonical], [rel=alternate])', 'href'),
      ...valuesOf('use, svg image', 'href'),
      ...valuesOf('object', 'data'),
      ...valuesOf('video[poster]', 'poster'),
      ...valuesOf('[srcset]', 'srcset').flatMap((set) =>
        set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
      ),
    ],
    // Two previews on one page may have the same notes.
    paragraphs: $('main :is(p, li:not(:has(p, li)))')
      .toArray()
      .filter((element) => $(element).closest('.preview').length === 0)
      .map((element) => plain($(element).text())),
  };
}

/** Version of a page: its root, or an empty text. */
function rootOf({address}: BuiltPage): string {
  return /^\/docs\/next(?=\/|$)|^\/docs(?=\/|$)/u.exec(address)?.[0] ?? '';
}

/** Pages with the same text as an earlier page of their version, each with that page. */
function repeated(pages: readonly BuiltPage[], textOf: (page: BuiltPage) => string) {
  const first = new Map<string, BuiltPage>();
  return pages.flatMap((page) => {
    const key = `${rootOf(page)} ${textOf(page)}`;
    const other = first.get(key);
    first.set(key, other ?? page);
    return other && textOf(page) !== '' ? [{page, other}] : [];
  });
}

const repeatedIn = (list: readonly string[]) => [
  ...new Set(list.filter((one, index) => list.indexOf(one) < index)),
];

function exists(url: URL, idsOf: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const address = decodeURI(url.pathname);
  const ids = idsOf.get(address);
  const file = path.join(buildDir, address);
  return ids
    ? url.hash === '' || ids.has(decodeURIComponent(url.hash.slice(1)))
    : existsSync(file) && statSync(file).isFile();
}

interface Check {
  readonly title: string;
  /** Faults of the pages, each with the page and the remedy. */
  readonly faultsOf: (pages: readonly BuiltPage[]) => string[];
  /** HTML of pages with one fault in total. */
  readonly planted: readonly string[];
  readonly fault: RegExp;
}

const head = '<title>A page | HSYCO Manual</title>';

const checks: readonly Check[] = [
  {
    title: 'has a title with the name of the site, unique in its version',
    faultsOf: (pages) => [
      ...pages
        .filter(({title}) => title !== site.title && !/\S \| HSYCO Manual$/u.test(title))
        .map(({address, title}) => `${address}: end the title "${title}" with "| ${site.title}".`),
      ...repeated(pages, ({title}) => title).map(
        ({page, other}) =>
          `${page.address}: ${other.address} has the title "${page.title}" too. Change one of them.`,
      ),
    ],
    planted: [head, head],
    fault: /^\/b: \/a has the title "A page \| HSYCO Manual" too/u,
  },
  {
    title: 'has a description, unique in its version',
    faultsOf: (pages) => [
      ...pages
        .filter(({description}) => description === '')
        .map(({address}) => `${address}: add a description to the front matter.`),
      ...repeated(pages, ({description}) => description).map(
        ({page, other}) =>
          `${page.address}: ${other.address} has the same description. Change one of them.`,
      ),
    ],
    planted: ['<meta name="description" content="A">', '<meta name="description" content="A">'],
    fault: /^\/b: \/a has the same description/u,
  },
  {
    title: 'has one main heading, and skips no heading level',
    faultsOf: (pages) =>
      pages.flatMap(({address, headings}) => [
        ...(headings.filter(({level}) => level === 1).length === 1
          ? []
          : [`${address}: leave one <h1>, the title of the page.`]),
        ...headings
          .filter(({level}, index) => level > (headings[index - 1]?.level ?? 0) + 1)
          .map(
            ({level, text}) => `${address}: "${text}" skips a level. Make it an <h${level - 1}>.`,
          ),
      ]),
    planted: ['<main><h1>A</h1><h2>B</h2><h4>C</h4></main>'],
    fault: /"C" skips a level/u,
  },
  {
    title: 'has a text alternative for each image',
    faultsOf: (pages) =>
      pages.flatMap(({address, unnamed}) =>
        unnamed.map((tag) => `${address}: ${tag} has no name. Describe it in alt="…".`),
      ),
    planted: ['<img src="/img/logo.svg" alt=""><svg role="img"><path/></svg>'],
    fault: /<svg role="img"/u,
  },
  {
    title: 'has no duplicate ID',
    faultsOf: (pages) =>
      pages.flatMap(({address, ids}) =>
        repeatedIn(ids).map((id) => `${address}: two elements have the ID "${id}". Rename one.`),
      ),
    planted: ['<p id="a"></p><p id="a"></p>'],
    fault: /the ID "a"/u,
  },
  {
    title: 'links to pages, headings and files that exist',
    faultsOf: (pages) => {
      const idsOf = new Map(pages.map(({address, ids}) => [address, new Set(ids)]));
      return pages.flatMap((page) =>
        [...page.links, ...page.loaded]
          .map((link) => ({link, url: new URL(link, site.origin + page.address)}))
          .filter(({url}) => url.origin === site.origin && !exists(url, idsOf))
          .map(({link}) => `${page.address}: nothing is at "${link}". Correct or remove the link.`),
      );
    },
    planted: ['<a href="/b#c">C</a><a href="#top" id="top">D</a>', '<p id="d"></p>'],
    fault: /^\/a: nothing is at "\/b#c"/u,
  },
  {
    title: 'loads nothing from another origin',
    faultsOf: (pages) =>
      pages.flatMap(({address, loaded}) =>
        loaded
          .filter((source) => new URL(source, site.origin).origin !== site.origin)
          .map((source) => `${address}: "${source}" is on another origin. Copy it to static/.`),
      ),
    planted: ['<img alt="" src="//example.com/a.png"><a href="https://example.com">B</a>'],
    fault: /"\/\/example\.com\/a\.png"/u,
  },
  {
    title: 'has no markup that the content security policy blocks',
    faultsOf: (pages) =>
      pages.flatMap(({address, blocked}) =>
        blocked.map((tag) => `${address}: the policy blocks ${tag}. Move it to a file.`),
      ),
    planted: ['<p style="color:red">a</p><button disabled onclick="a()">'],
    fault: /<button disabled onclick/u,
  },
  {
    title: 'repeats no paragraph, and has a text that is unique in its version',
    faultsOf: (pages) => [
      ...pages.flatMap(({address, paragraphs}) =>
        repeatedIn(paragraphs.filter((text) => text.length > 60)).map(
          (text) => `${address}: "${text.slice(0, 60)}…" is there twice. Remove one.`,
        ),
      ),
      ...repeated(pages, ({paragraphs}) => paragraphs.join('\n')).map(
        ({page, other}) => `${page.address}: ${other.address} has the same text. Remove one page.`,
      ),
    ],
    planted: [`<main>${`<p>${'word '.repeat(20)}</p>`.repeat(2)}</main>`],
    fault: /"word .* is there twice/u,
  },
];

test.describe('every page', () => {
  // The pages are parsed once, in one worker.
  test.describe.configure({mode: 'default'});

  let pages: readonly BuiltPage[] = [];

  test.beforeAll(() => {
    test.setTimeout(120_000);
    pages = pageFiles()
      .map((file) => ({file, html: built(file)}))
      .filter(({html}) => !html.includes('http-equiv="refresh"'))
      .map(({file, html}) => readPage(file, html));
  });

  for (const {title, faultsOf} of checks) {
    test(title, () => {
      expect(pages).not.toHaveLength(0);
      expect(faultsOf(pages)).toEqual([]);
    });
  }
});

test('each check finds a planted fault', () => {
  for (const {title, faultsOf, planted, fault} of checks) {
    const pages = planted.map((html, index) => readPage(`${'ab'[index] ?? ''}.html`, html));
    expect(faultsOf(pages), title).toEqual([expect.stringMatching(fault)]);
  }
});
