import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {headingsOf} from '../../src/plugins/markdown-twins/convert';
import {dataSchemas, jsonSchemaOf} from '../../src/plugins/markdown-twins/dataSchema';
import {sizeOf} from '../../src/plugins/markdown-twins/llms';
import {parseMarkdown} from '../../src/plugins/markdown-twins/markdown';
import {readRelease} from '../../src/plugins/release/releaseFile';
import {docsRoot, docsVersions} from '../../src/site/versions';
import {twinAddress} from '../../src/site/twins';
import {buildDir, pagesOf, read} from '../support/project';
import {built, categories, pageFiles, sitemap, versionRoots} from '../support/site';
import {contentsOfHtml, linksIn, missingIn} from '../support/twins';

const docs = docsVersions.flatMap((version) =>
  pagesOf(version).map(({id, frontMatter}) => ({
    ...{id, frontMatter, version},
    address: `${docsRoot(version)}/${id}`,
  })),
);
const categoryPages = Object.values(versionRoots).flatMap((root) =>
  categories.map((name) => `${root}/category/${name}`),
);
const posts = sitemap().filter((address) =>
  /^\/blog\/(?!authors|tags|archive|page)[^/]+$/u.test(address),
);
const pages = ['/', ...docs.map(({address}) => address), ...categoryPages, ...posts];

const textOf = (address: string): string => built(address.slice(1));
const htmlOf = (page: string): string =>
  built(page === '/' ? 'index.html' : `${page.slice(1)}.html`);

const trees = new Map(
  pages.map((page) => [twinAddress(page), parseMarkdown(textOf(twinAddress(page)))]),
);
const anchors = new Map(
  [...trees].map(([address, tree]) => [
    address,
    new Set(headingsOf(tree.children).map(({id}) => id)),
  ]),
);

/** Links of a Markdown text that lead nowhere. */
function brokenLinks(from: string, links: readonly string[]): string[] {
  return links.filter((link) => {
    if (/^(?:https?|mailto):/u.test(link)) {
      return false;
    }
    const [target = '', hash] = link.split('#', 2);
    const address = target === '' ? from : decodeURI(target);
    const known = anchors.get(address);
    return known === undefined
      ? hash !== undefined || !existsSync(path.join(buildDir, address))
      : hash !== undefined && !known.has(hash);
  });
}

test.describe('twins of the pages', () => {
  test('there is one of every page of the docs, every category, every post, and the home page', () => {
    expect(docs.length).toBeGreaterThan(600);
    expect(posts).toHaveLength(2);
    expect(pages.filter((page) => textOf(twinAddress(page)).length < 200)).toEqual([]);
  });

  test('each begins with title, description, version, basis and address', () => {
    for (const {address, frontMatter, version} of docs) {
      const [title = '', description = '', facts = ''] = textOf(twinAddress(address)).split('\n\n');
      expect(title.replaceAll('\\', '')).toBe(`# ${frontMatter.title}`);
      expect(description.startsWith('> '), address).toBe(true);
      expect(facts, address).toContain(`- Version: ${version.label}\n- Basis: `);
      expect(facts, address).toContain(`- Sources: ${frontMatter.sources.length}, below `);
      expect(facts, address).toContain(`${address}>`);
    }
  });

  test('none has a tag or an import of MDX', () => {
    const kinds = new Set(
      [...trees.values()].flatMap((tree) => tree.children.map(({type}) => type)),
    );
    expect([...kinds].sort()).toEqual([
      'blockquote',
      'code',
      'heading',
      'list',
      'paragraph',
      'table',
    ]);
    const wrong = [...trees].filter(([, tree]) =>
      JSON.stringify(tree, (key, value: unknown) =>
        key === 'position' ? undefined : value,
      ).includes('"type":"html"'),
    );
    expect(wrong.map(([address]) => address)).toEqual([]);
  });

  for (const version of docsVersions) {
    test(`each of ${version.label} has what its page shows`, () => {
      test.setTimeout(120_000);
      const missing = docs
        .filter((doc) => doc.version === version)
        .flatMap(({address}) => {
          const tree = trees.get(twinAddress(address));
          const found = tree ? missingIn(tree, contentsOfHtml(htmlOf(address))) : ['all'];
          return found.map((what) => `${address}: ${what}`);
        });
      expect(missing).toEqual([]);
    });
  }

  test('each post has what its page shows', () => {
    const missing = posts.flatMap((address) => {
      const tree = trees.get(twinAddress(address));
      return tree ? missingIn(tree, contentsOfHtml(htmlOf(address))) : ['all'];
    });
    expect(missing).toEqual([]);
  });

  test('each link leads to a twin or a file, and to a heading of it', () => {
    const broken = [...trees].flatMap(([address, tree]) =>
      brokenLinks(address, linksIn(tree)).map((link) => `${address}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('planted faults: links to no file, to no heading, to a page without twin', () => {
    expect(
      brokenLinks('/docs/intro.md', [
        'https://example.com',
        '/docs/io-servers/knx.md#flags',
        '#find-your-device',
        '/docs/io-servers/none.md',
        '/docs/io-servers/knx.md#none',
        '#none',
      ]),
    ).toEqual(['/docs/io-servers/none.md', '/docs/io-servers/knx.md#none', '#none']);
  });

  test('each link to a page with a twin leads to the twin', () => {
    const known = new Set(pages);
    const wrong = [...trees].flatMap(([address, tree]) =>
      linksIn(tree)
        .filter((link) => known.has(link.split('#', 1)[0] ?? ''))
        .map((link) => `${address}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the head of each page tells where its twin is', () => {
    const linkOf = (html: string) =>
      /<link\b[^>]*rel="?alternate"?[^>]*type="?text\/markdown"?[^>]*href="?(?<to>[^" >]+)/u.exec(
        html,
      )?.groups?.to;
    expect(pages.filter((page) => linkOf(htmlOf(page)) !== twinAddress(page))).toEqual([]);
    const told = pageFiles().filter((file) => linkOf(built(file)) !== undefined);
    expect(told).toHaveLength(pages.length);
  });
});

test.describe('lists for machines', () => {
  const lists = [
    '/llms.txt',
    ...docsVersions
      .filter(({isLatest}) => !isLatest)
      .map((version) => `${docsRoot(version)}/llms.txt`),
  ];
  const lines = lists.flatMap((list) =>
    [
      ...textOf(list).matchAll(
        /^- \[(?<title>.+?)\]\((?<to>[^)]+)\): (?<what>.+) \((?<bytes>\d+) bytes, (?<words>\d+) words\)$/gmu,
      ),
    ].map(({groups}) => groups as Record<'to' | 'bytes' | 'words', string>),
  );

  test('begin with a title and a summary, and hold nothing but lists below headings', () => {
    for (const list of lists) {
      const [title, summary, ...rest] = textOf(list).trim().split('\n\n');
      expect(title).toMatch(/^# HSYCO Manual$/u);
      expect(summary).toMatch(/^> /u);
      const firstHead = rest.findIndex((part) => part.startsWith('## '));
      expect(rest.slice(firstHead).filter((part) => !/^(?:## |- \[)/u.test(part))).toEqual([]);
    }
  });

  test('name each twin of a document, a category and a post once', () => {
    const listed = lines.map(({to}) => to);
    expect(listed.filter((to, index) => listed.indexOf(to) !== index)).toEqual([]);
    expect(pages.filter((page) => page !== '/' && !listed.includes(twinAddress(page)))).toEqual([]);
  });

  test('tell true sizes of every file', () => {
    const items = lists.flatMap((list) => textOf(list).match(/^- /gmu) ?? []);
    expect(lines).toHaveLength(items.length);
    const wrong = lines.filter(({to, bytes, words}) => {
      const size = sizeOf(textOf(to));
      return size.bytes !== Number(bytes) || size.words !== Number(words);
    });
    expect(wrong).toEqual([]);
  });

  test('each file of a section has all of its twins', () => {
    for (const version of docsVersions) {
      const text = textOf(`/llms/${version.number}/io-servers.md`);
      const members = docs.filter(
        (doc) => doc.version === version && doc.id.startsWith('io-servers/'),
      );
      expect(members.length).toBeGreaterThan(90);
      expect(members.filter(({address}) => !text.includes(textOf(twinAddress(address))))).toEqual(
        [],
      );
    }
  });
});

/** Rows of the tables of data points, as the source of a page has them. */
function dataPointLines(source: string): string[] {
  const tables = source.matchAll(
    /^ *\| ID \| Value \| R\/W \| Meaning \| Manual \|\n *\|[ |:-]+\n(?<rows>(?: *\|.*\n)*)/gmu,
  );
  return [...tables].flatMap(({groups}) => groups?.rows?.trimEnd().split('\n') ?? []);
}

test.describe('facts as data', () => {
  for (const name of ['io-servers', 'objects'] as const) {
    test(`${name}.json fits its schema, with release and version`, async () => {
      const data = dataSchemas[name].parse(JSON.parse(textOf(`/data/${name}.json`)));
      expect(data.release).toBe((await readRelease(buildDir)).release);
      expect(data.versions.map(({version}) => version).sort()).toEqual(
        docsVersions.map(({number}) => number).sort(),
      );
      expect(new URL(data.$schema).pathname).toBe(`/data/${name}.schema.json`);
      expect(JSON.parse(textOf(`/data/${name}.schema.json`))).toEqual(
        JSON.parse(JSON.stringify(jsonSchemaOf(name))),
      );
    });
  }

  test('has every page of an I/O server, with the rows of its tables', () => {
    const data = dataSchemas['io-servers'].parse(JSON.parse(textOf('/data/io-servers.json')));
    for (const {version, entries} of data.versions) {
      const members = docs.filter(
        ({frontMatter, version: {number}}) =>
          frontMatter.family === 'io-server' && number === version,
      );
      expect(entries.map(({slug}) => slug).sort()).toEqual(
        members.map(({id}) => path.posix.basename(id)).sort(),
      );
      const rows = entries.flatMap(({dataPoints}) => dataPoints);
      const wanted = members.flatMap(({id}) =>
        dataPointLines(
          read(`${docsVersions.find(({number}) => number === version)?.tree}/${id}.mdx`),
        ),
      );
      expect(wanted.length).toBeGreaterThan(900);
      expect(rows).toHaveLength(wanted.length);
    }
    const knx = data.versions[0]?.entries.find(({slug}) => slug === 'knx');
    expect(knx?.type).toBe('KNX');
    expect(knx?.options.map(({ids}) => ids[0])).toContain('discovery');
    expect(knx?.dataPoints[0]).toMatchObject({ids: ['connection'], access: ['R'], manual: '4.x'});
  });

  test('has the attributes of an object as its page has them', () => {
    const data = dataSchemas.objects.parse(JSON.parse(textOf('/data/objects.json')));
    const button = data.versions[0]?.entries.find(({slug}) => slug === 'button');
    expect(button?.attributes.map(({xml}) => xml)).toEqual(
      expect.arrayContaining(['label', 'action']),
    );
    for (const {address, attributes} of data.versions.flatMap(({entries}) => entries)) {
      const text = textOf(twinAddress(new URL(address).pathname));
      if (text.includes('| Group |') && attributes.length > 0) {
        expect(
          attributes.filter(({meaning}) => !text.includes(meaning)).map(({xml}) => xml),
          address,
        ).toEqual([]);
      }
    }
  });
});
