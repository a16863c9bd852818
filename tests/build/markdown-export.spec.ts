import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {joinableText} from '../../src/features/markdown-export/llms';
import {canonicalOf, docsRoot, docsVersions} from '../../src/site/versions';
import {markdownAddress} from '../../src/site/markdownAddress';
import {full} from '../support/pages';
import {buildDir} from '../support/project';
import {built, categories, documents, pageFiles, sitemap} from '../support/site';
import {
  contentsOfHtml,
  headingAnchors,
  linksIn,
  missingIn,
  parseMarkdown,
} from '../support/markdownExport';

// Each text is parsed once, in one worker.
test.describe.configure({mode: 'default', timeout: 300_000});

const textOf = (address: string): string => built(address.slice(1));
const htmlOf = (page: string): string =>
  built(page === '/' ? 'index.html' : `${page.slice(1)}.html`);

function parseAnew(address: string) {
  const tree = parseMarkdown(textOf(address));
  return {tree, anchors: headingAnchors(tree)};
}

const cache = new Map<string, ReturnType<typeof parseAnew>>();

function parse(address: string) {
  const parsed = cache.get(address) ?? parseAnew(address);
  cache.set(address, parsed);
  return parsed;
}

function readPages() {
  const docs = documents();
  const categoryPages = docsVersions.flatMap((version) =>
    categories.map((name) => `${docsRoot(version)}/category/${name}`),
  );
  const posts = sitemap().filter((address) =>
    /^\/blog\/(?!authors|tags|archive|page)[^/]+$/u.test(address),
  );
  const pages = ['/', ...docs.map(({address}) => address), ...categoryPages, ...posts];
  const copies = new Set(pages.map((page) => markdownAddress(page)));
  return {docs, posts, pages, copies};
}

let site: ReturnType<typeof readPages>;
test.beforeAll(() => {
  site = readPages();
});

/** Links to a missing file or heading, or to a page instead of its Markdown. */
function brokenLinks(from: string, links: readonly string[]): string[] {
  const {copies, pages} = site;
  const isBroken = (link: string): boolean => {
    if (/^(?:https?|mailto):/u.test(link)) {
      return false;
    }
    const [target = '', hash] = link.split('#', 2);
    const address = target === '' ? from : decodeURI(target);
    if (copies.has(address)) {
      return hash !== undefined && !parse(address).anchors.has(hash);
    }
    const isFile = !pages.includes(address) && existsSync(path.join(buildDir, address));
    return hash !== undefined || !isFile;
  };
  return links.filter(isBroken).map((link) => `${from}: ${link}`);
}

const isPlain = (node: {type: string; children?: readonly {type: string}[]}): boolean =>
  !/^(?:html|mdx)/u.test(node.type) && (node.children ?? []).every((child) => isPlain(child));

test.describe('the Markdown of a page', () => {
  test('exists for each document, category, post and the home page, which link it', () => {
    const {pages, posts} = site;
    expect(posts).not.toEqual([]);
    expect(pages.filter((page) => textOf(markdownAddress(page)).length < 200)).toEqual([]);
    // A control that the export does not know as one.
    expect(pages.filter((page) => textOf(markdownAddress(page)).includes('[]('))).toEqual([]);
    const linkOf = (html: string) =>
      /<link\b[^>]*rel="?alternate"?[^>]*type="?text\/markdown"?[^>]*href="?(?<to>[^" >]+)/u.exec(
        html,
      )?.groups?.to;
    expect(pages.filter((page) => linkOf(htmlOf(page)) !== markdownAddress(page))).toEqual([]);
    const linking = pageFiles().filter((file) => linkOf(built(file)) !== undefined);
    expect(linking).toHaveLength(pages.length);
  });

  test('begins with title, description, version and address', () => {
    const wrong = site.docs.filter(({address, frontMatter, version}) => {
      const [title = '', description = '', facts = ''] = textOf(markdownAddress(address)).split(
        '\n\n',
      );
      return !(
        title.replaceAll('\\', '') === `# ${frontMatter.title}` &&
        description.startsWith('> ') &&
        facts.includes(`- Version: ${version.label}\n`) &&
        facts.includes(`${canonicalOf(address, (other) => site.pages.includes(other))}>`)
      );
    });
    expect(wrong.map(({address}) => address)).toEqual([]);
  });

  test('planted faults: links to a missing file, a missing heading, and a page', () => {
    const valid = ['https://example.com', '/docs/io-servers/knx.md#flags', '#find-your-device'];
    const broken = ['/docs/io-servers/none.md', '/docs/io-servers/knx.md#none', '#none', '/'];
    expect(brokenLinks('/docs/intro.md', [...valid, ...broken])).toEqual(
      broken.map((link) => `/docs/intro.md: ${link}`),
    );
  });

  for (const [name, run, step] of [
    ['every eighth page', {}, 8],
    ['each page', full, 1],
  ] as const) {
    test(`of ${name} is plain and complete, without broken links`, run, () => {
      const {docs, posts} = site;
      const all = [...docs.map(({address}) => address), ...posts];
      const checked = all.filter((_, index) => index % step === 0);
      const faults = checked.flatMap((page) => {
        const address = markdownAddress(page);
        const {tree} = parse(address);
        const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/u.exec(htmlOf(page)) ?? [];
        const missing = missingIn(tree, contentsOfHtml(main)).map((part) => `${address}: ${part}`);
        const mdx = isPlain(tree) ? [] : [`${address}: MDX or HTML`];
        return [...missing, ...mdx, ...brokenLinks(address, linksIn(tree))];
      });
      expect(faults).toEqual([]);
    });
  }
});

test('llms.txt lists each page once, in sections', () => {
  const lists = docsVersions.map((version) =>
    textOf(version.isLatest ? '/llms.txt' : `${docsRoot(version)}/llms.txt`),
  );
  for (const list of lists) {
    expect(list).toMatch(/^# .+\n\n> /u);
    const parts = list.trim().split('\n\n');
    const lines = parts.slice(parts.findIndex((part) => part.startsWith('## ')));
    expect(lines.filter((part) => !/^(?:## |- \[)/u.test(part))).toEqual([]);
  }
  const items = lists.flatMap((list) => list.match(/^- .*$/gmu) ?? []);
  const listed = items.map((item) => /\]\((?<to>[^)]+)\): ./u.exec(item)?.groups?.to ?? item);
  expect(new Set(listed).size).toBe(listed.length);
  const expected = site.pages.filter((page) => page !== '/').map((page) => markdownAddress(page));
  expect(listed).toEqual(expect.arrayContaining(expected));
});

test('the file of a section contains the Markdown of all its pages', () => {
  for (const version of docsVersions) {
    const text = textOf(`/llms/${version.number}/io-servers.md`);
    const members = site.docs.filter(
      (doc) => doc.version === version && doc.id.startsWith('io-servers/'),
    );
    const missing = members.filter((doc) => {
      const address = markdownAddress(doc.address);
      return !text.includes(joinableText({address, text: textOf(address)}));
    });
    expect(missing.map(({address}) => address)).toEqual([]);
  }
});
