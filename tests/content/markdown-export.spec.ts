import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {createCache} from '../../src/plugins/cache';
import {convertPage, type DocPage, type Source} from '../../src/plugins/markdown-export/convert';
import {dataFormat, dataSchemas, jsonSchemaOf} from '../../src/plugins/markdown-export/dataSchema';
import {sectionOf, sizeOf, sizeText} from '../../src/plugins/markdown-export/llms';
import {
  createReader,
  parseMarkdown,
  writeMarkdown,
} from '../../src/plugins/markdown-export/markdown';
import {bodyOf} from '../../src/plugins/markdown-export/pages';
import {dataPointsOf, optionsOf} from '../../src/plugins/markdown-export/tables';
import {markdownAddress} from '../../src/site/markdownAddress';
import {parseFrontMatter} from '../../src/schema/frontMatter';
import {contentsOfHtml, linksIn, missingIn} from '../support/markdownExport';
import {pageFields} from '../support/project';

const read = createReader([]);

const page: DocPage = {
  doc: 'io-servers/acme',
  frontMatter: parseFrontMatter('io-servers/acme.mdx', {
    ...pageFields,
    sources: [{title: 'Acme manual', url: 'https://example.com/acme'}],
    title: 'Acme',
    group: 'fire',
    type: 'ACME',
    port: 1234,
  }),
  manual: {
    page: (doc) => ({title: `Title of ${doc}`, address: `/docs/${doc}.md`}),
    ioServers: [],
    objects: [],
    programming: [],
    symptoms: [],
    tutorials: () => ['tutorials/one'],
  },
};

/** The Markdown of a page of the docs. */
function markdownOf(text: string, partials: Readonly<Record<string, string>> = {}): string {
  const file = 'docs/io-servers/acme.mdx';
  const source: Source = {
    ...{file, page},
    partial: (place) => read(partials[place] ?? '', place),
    linkTo: (url, from) => `${url} from ${from}`.replaceAll(' ', '_'),
  };
  return writeMarkdown(convertPage(read(text, file), source));
}

test.describe('a page as Markdown', () => {
  test('keeps Markdown and rewrites its links', () => {
    expect(markdownOf('## A `b`\n\n1. one\n2. [two](./c.mdx#d)\n\n```xml {1}\n<a/>\n```\n')).toBe(
      '## A `b`\n\n1. one\n2. [two](./c.mdx#d_from_docs/io-servers/acme.mdx)\n\n```xml\n<a/>\n```\n',
    );
  });

  test('includes partials with their properties, and joins the lists of steps', () => {
    const partials = {
      'docs/_common/_two.mdx':
        '1. Press <code>{props.name ?? "x"}</code>.\n2. {props.all ? <>All <strong>of</strong> it</> : null}{props.no === false ? " No." : ""} See [a](../a.mdx).',
      'docs/_common/_three.mdx':
        '<ol start={props.step}>\n  <li>**Save**, then {Object.entries(props.of).map(([key, value], index) => <span key={key}>{index > 0 ? ", " : null}<code>{key}</code> is {value}</span>)}.</li>\n</ol>',
    };
    const text = [
      "import Two from '../_common/_two.mdx';",
      "import Three from '../_common/_three.mdx';",
      '',
      '<Two name="knx" all no={false} />',
      '',
      '<Three step={3} of={{a: 1, b: `c`}} />',
    ].join('\n');
    expect(markdownOf(text, partials)).toBe(
      [
        '1. Press `knx`.',
        '2. All **of** it No. See [a](../a.mdx_from_docs/_common/_two.mdx).',
        '3. **Save**, then `a` is 1, `b` is c.',
        '',
      ].join('\n'),
    );
  });

  test('has tabs one after the other, drawings as text, admonitions as quotations', () => {
    const text = [
      '<Tabs groupId="language">',
      '<TabItem value="events" label="EVENTS">',
      '',
      '```events',
      'INIT : $a = 1',
      '```',
      '',
      '</TabItem>',
      '</Tabs>',
      '',
      '<Drawing alt="A box." caption={<>With <code>b</code></>} nodes={[{id: "a", at: [0, 0]}]} />',
      '',
      '<Figure alt="A line." size={[1, 2]}><path d="M0 0" /></Figure>',
      '',
      ':::caution',
      '',
      'Mind page:back.',
      '',
      ':::',
    ].join('\n');
    expect(markdownOf(text)).toBe(
      [
        '**EVENTS:**',
        '',
        '```events',
        'INIT : $a = 1',
        '```',
        '',
        '> **Drawing:** A box.',
        '>',
        '> _With `b`_',
        '',
        '> **Drawing:** A line.',
        '',
        '> **Caution**',
        '>',
        '> Mind page:back.',
        '',
      ].join('\n'),
    );
  });

  test('has the facts of its front matter, and lists its entries from A to Z', () => {
    const text = markdownOf('<PageFacts />\n\n<EntryIndex />\n\n### `b`\n\n### A {1 + 1}');
    expect(text).toContain('`ACME`');
    expect(text).toContain('[Title of tutorials/one](/docs/tutorials/one.md)');
    expect(text).toMatch(/\[A 2\]\(#a-2\)\n. \[`b`\]\(#b\)\n/u);
  });

  test('names file and line of what cannot be converted', () => {
    const body = bodyOf('---\ntitle: Acme\n---\n\nText.\n\n<Tabs>\n  <Planted />\n</Tabs>\n');
    expect(() => markdownOf(body)).toThrow(/^docs\/io-servers\/acme\.mdx:8: <Planted>/u);
    expect(() => markdownOf('Text.\n\n{window.name}')).toThrow(/acme\.mdx:3: .*window/u);
    expect(() => markdownOf('{new Date()}')).toThrow(/:1: .*NewExpression/u);
    const post: Source = {
      file: 'blog/a.mdx',
      partial: () => ({type: 'root', children: []}),
      linkTo: (url) => url,
    };
    expect(() => convertPage(read('<PageFact field="type" />', 'blog/a.mdx'), post)).toThrow(
      /^blog\/a\.mdx:1: <PageFact>/u,
    );
  });

  test('is at the address of the page with .md', () => {
    expect(
      ['/', '/docs/intro', '/docs/intro.html', '/docs/a/', '/docs/4.1.0'].map(markdownAddress),
    ).toEqual(['/index.md', '/docs/intro.md', '/docs/intro.md', '/docs/a.md', '/docs/4.1.0.md']);
  });
});

test.describe('facts as data', () => {
  const blocks = convertPage(
    read(
      [
        '## Options',
        '',
        '| ID | Default | Values | Meaning |',
        '| --- | --- | --- | --- |',
        '| `gui` | `false` | `true`, `false` | shows *it* |',
        '',
        '## Data points',
        '',
        '### Zones',
        '',
        '| ID | Value | R/W | Meaning |',
        '| --- | --- | --- | --- |',
        '| `a`, `b` (O) † | `0`, `1` | R, R/W | both |',
        '| the name | text | W | one |',
        '| `x` | text | as there | other |',
        '',
        '## Other',
        '',
        '| ID | Value | R/W | Meaning |',
        '| --- | --- | --- | --- |',
        '| `c` | `0` | R | none of them |',
      ].join('\n'),
      'docs/a.mdx',
    ),
    {file: 'docs/a.mdx', partial: () => ({type: 'root', children: []}), linkTo: (url) => url},
  );

  test('are read from the tables of the page', () => {
    expect(optionsOf(blocks)).toEqual([
      {ids: ['gui'], default: '`false`', values: '`true`, `false`', meaning: 'shows _it_'},
    ]);
    expect(new Set(dataPointsOf(blocks, 'manual-3').map(({edition}) => edition))).toEqual(
      new Set(['3']),
    );
    expect(dataPointsOf(blocks, 'manual-4')).toMatchObject([
      {section: 'Zones', ids: ['a', 'b'], value: '`0`, `1`', access: ['R', 'R/W'], edition: '3'},
      {section: 'Zones', ids: ['the name'], access: ['W'], meaning: 'one', edition: '4'},
      {section: 'Zones', ids: ['x'], access: [], accessNote: 'as there', meaning: 'other'},
    ]);
  });

  test('have a schema that refuses wrong data', () => {
    const empty = {
      $schema: 'https://example.com/data/objects.schema.json',
      format: dataFormat,
      release: '0123abcd',
      site: 'https://example.com/',
      versions: [{version: '4.0', label: '4.0', entries: []}],
    };
    expect(dataSchemas.objects.safeParse(empty).success).toBe(true);
    expect(dataSchemas.objects.safeParse({...empty, format: dataFormat + 1}).success).toBe(false);
    expect(dataSchemas.objects.safeParse({...empty, entries: []}).success).toBe(false);
    expect(jsonSchemaOf('objects')).toMatchObject({properties: {versions: {type: 'array'}}});
  });
});

test.describe('the cache of a build', () => {
  let folder = '';

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  });

  test.afterEach(() => rmSync(folder, {recursive: true, force: true}));

  test('has the results of unchanged pages for the same key, and survives a truncated file', () => {
    const file = path.join(folder, 'below', 'cache.json');
    /** Uppercase texts through the cache; returns the texts that were not cached. */
    const build = (key: string, pages: readonly string[]): string[] => {
      const made: string[] = [];
      const cache = createCache<string>(file, key);
      const texts = pages.map((text) =>
        cache.of(['4.0', text], () => {
          made.push(text);
          return text.toUpperCase();
        }),
      );
      cache.save();
      expect(texts).toEqual(pages.map((text) => text.toUpperCase()));
      return made;
    };
    expect(build('key', ['a', 'b'])).toEqual(['a', 'b']);
    expect(build('key', ['a', 'c'])).toEqual(['c']);
    expect(build('key', ['b', 'c'])).toEqual(['b']);
    expect(build('other', ['b', 'c'])).toEqual(['b', 'c']);
    writeFileSync(file, '{"key": "other", "ent');
    expect(build('other', ['b'])).toEqual(['b']);
  });
});

test('lists for machines have the size and the section of each page', () => {
  expect(sizeOf('§ one\ntwo\n')).toEqual({bytes: 11, words: 3});
  expect(sizeText('a b')).toMatch(/3 bytes.*2 words/u);
  expect(['intro', 'io-servers/knx', 'tutorials/a/b'].map(sectionOf)).toEqual([
    'introduction',
    'io-servers',
    'tutorials',
  ]);
});

test.describe('the comparison of a page with its Markdown', () => {
  const html = [
    '<main><div class="theme-doc-markdown markdown"><header><h1>Acme</h1></header>',
    '<p>Press <code>gui</code>.</p><figure><div class="preview-stage"><p>Button</p></div></figure>',
    '<table><tbody><tr><td>a</td><td><code>b</code></td></tr></tbody></table>',
    '<div><pre><code><span>INIT : </span><br><span>x</span></code></pre><button>Copy</button></div>',
    '</div></main>',
  ].join('');
  const markdown =
    '# Acme\n\nPress `gui`.\n\n| A | B |\n| - | - |\n| a | `b` |\n\n```events\nINIT :\nx\n```\n';
  const missing = (text: string) => missingIn(parseMarkdown(text), contentsOfHtml(html));

  test('finds a missing row, code block, name, heading or sentence, and every link', () => {
    expect(missing(markdown)).toEqual([]);
    const links = linksIn(parseMarkdown('[a](/b.md#c) ![d](/e.svg) <https://example.com>'));
    expect(links).toEqual(['/b.md#c', '/e.svg', 'https://example.com']);
    for (const [from, to, fault] of [
      ['| a |', '| c |', /^row: ab/u],
      ['\nx\n', '\ny\n', /^block of code: INIT:x/u],
      ['`gui`', 'gui', /^name: gui/u],
      ['# Acme', 'Acme', /^heading: Acme/u],
      ['Press', 'Hold', /^paragraph: Press/u],
    ] as const) {
      expect(missing(markdown.replace(from, to))).toEqual([expect.stringMatching(fault)]);
    }
  });
});
