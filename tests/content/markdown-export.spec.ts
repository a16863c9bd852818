import type {Table} from 'mdast';
import {expect, test} from 'playwright/test';
import {dataFormat, dataSchemas, jsonSchemaOf} from '../../src/features/markdown-export/dataSchema';
import {anchorsOf, convertHtml, mainOf} from '../../src/features/markdown-export/html';
import {sectionOf, sizeOf, sizeText} from '../../src/features/markdown-export/llms';
import {writeMarkdown} from '../../src/features/markdown-export/markdown';
import {dataPointsOf, optionsOf} from '../../src/features/markdown-export/tables';
import {markdownAddress} from '../../src/site/markdownAddress';
import {contentsOfHtml, linksIn, missingIn, parseMarkdown} from '../support/markdownExport';

const finderTable = (noun: string): Table => ({
  type: 'table',
  children: [
    {
      type: 'tableRow',
      children: [{type: 'tableCell', children: [{type: 'text', value: `All ${noun}`}]}],
    },
  ],
});

/** The Markdown of a page with this HTML. */
function markdownOf(...html: readonly string[]): string {
  const page = `<nav>Menu</nav><main><p>Up</p><div class="markdown"><h1>Acme</h1>${html.join('\n')}</div><p>Next</p></main>`;
  const linkTo = (href: string) => `to:${href}`;
  return writeMarkdown(convertHtml(mainOf(page), {title: 'Acme', linkTo, finderTable}));
}

test.describe('a page as Markdown', () => {
  test('has its text, with the IDs of headings that their text does not give', () => {
    expect(
      markdownOf(
        '<h2 id="a-b">A <code>b</code><a class="hash-link" href="#a-b">#</a></h2>',
        '<h2 id="old">New</h2>',
        '<p>Some *stars*, <strong>bold</strong>, H<ins>2</ins>O and <a href="/c#d">two</a>.</p>',
      ),
    ).toBe(
      '## A `b`\n\n## New {#old}\n\nSome \\*stars\\*, **bold**, H**2**O and [two](to:/c#d).\n',
    );
  });

  test('has code as it is shown, with its language', () => {
    expect(
      markdownOf(
        '<div><pre class="prism-code language-xml"><code><span class="token-line"><span class="token">&lt;a</span>  b=<br></span><span><br></span><span>\t&lt;/a&gt;<br></span></code></pre><button>Copy</button></div>',
        '<pre>plain</pre>',
      ),
    ).toBe('```xml\n<a  b=\n\n\t</a>\n```\n\n```\nplain\n```\n');
  });

  test('joins lists of steps that partials continue', () => {
    expect(
      markdownOf(
        '<ol>\n<li>One</li>\n</ol>\n<!-- -->\n<ol start="2"><li>Two</li></ol><ul><li>Note</li></ul><ol start="3"><li>Three</li></ol>',
      ),
    ).toBe('1. One\n2. Two\n\n- Note\n\n3. Three\n');
  });

  test('has tabs one after the other, folded text open, admonitions as quotations', () => {
    expect(
      markdownOf(
        '<ul role="tablist"><li>EVENTS</li><li>Java</li></ul>',
        '<div><div class="printed-tab" data-name="EVENTS"><p>One.</p></div></div>',
        '<div hidden><div class="printed-tab" data-name="Java"><p>Two.</p></div></div>',
        '<details><summary>More</summary><p>Three.</p></details>',
        '<div class="theme-admonition"><div><span><svg><path/></svg></span>caution</div><div><p>Four.</p></div></div>',
      ),
    ).toBe(
      '**EVENTS:**\n\nOne.\n\n**Java:**\n\nTwo.\n\n**More**\n\nThree.\n\n> **Caution**\n>\n> Four.\n',
    );
  });

  test('has the text alternative of a drawing, and the code, caption and limits of a preview', () => {
    expect(
      markdownOf(
        '<figure><svg role="img" aria-label="A box."><text>Box</text></svg><figcaption>With <code>b</code></figcaption></figure>',
        '<figure><div class="preview-stage"><p>Press</p></div><figcaption>Sketch<span class="preview-usable"> that you can edit</span>: a look.<details><summary>Limits</summary><ul><li>None</li></ul></details></figcaption><p class="preview-tools"><button>Edit</button></p><pre class="language-xml">&lt;a/&gt;</pre></figure>',
      ),
    ).toBe(
      '> **Drawing:** A box.\n>\n> _With `b`_\n\n```xml\n<a/>\n```\n\n_Sketch on the page: a look._\n\n**Limits**\n\n- None\n',
    );
  });

  test('has the facts box as a list and a finder as a table', () => {
    expect(
      markdownOf(
        '<dl><div><dt>Type</dt><dd><code>ACME</code></dd></div>',
        '<div><dt>Category</dt><dd><a href="/docs/intro#find-your-device">Fire</a></dd></div>',
        '<div><dt>Tutorials</dt><dd><details><summary>2 pages</summary><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></details></dd></div></dl>',
        '<div data-finder="objects"><form><label>Find</label></form><ul><li>Button</li></ul></div>',
      ),
    ).toBe(
      '- **Type:** `ACME`\n- **Category:** Fire\n- **Tutorials:** [A](to:/a), [B](to:/b)\n\n| All objects |\n| - |\n',
    );
  });

  test('has a term without its definition, and no controls', () => {
    expect(
      markdownOf(
        '<p>In <span><button class="term">EVENTS</button><span class="term-note">EVENTS: a language</span>,</span> <button>Copy</button>rules.<span role="status">3</span></p>',
        '<div data-browser-only="true"><p>Download</p></div>',
      ),
    ).toBe('In EVENTS, rules.\n');
  });

  test('has links to the heading above an element that is no heading', () => {
    const anchors = anchorsOf('<h2 class="a" id="b">B</h2><table><tr id="c"></tr></table>');
    expect([...anchors]).toEqual([
      ['b', 'b'],
      ['c', 'b'],
    ]);
  });

  test('is at the address of the page with .md', () => {
    expect(
      ['/', '/docs/intro', '/docs/intro.html', '/docs/a/', '/docs/4.1.0'].map(markdownAddress),
    ).toEqual(['/index.md', '/docs/intro.md', '/docs/intro.md', '/docs/a.md', '/docs/4.1.0.md']);
  });
});

test.describe('facts as data', () => {
  const {children: blocks} = parseMarkdown(
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
