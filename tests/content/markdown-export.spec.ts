import type {Table} from 'mdast';
import {expect, test} from 'playwright/test';
import {convertHtml, mainOf} from '../../src/features/markdown-export/html';
import {joinableText} from '../../src/features/markdown-export/llms';
import {writeMarkdown} from '../../src/features/markdown-export/markdown';
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

function markdownOf(...html: readonly string[]): string {
  const page = `<nav>Menu</nav><main><p>Up</p><div class="markdown"><h1>Acme</h1>${html.join('\n')}</div><p>Next</p></main>`;
  const linkTo = (href: string) => `to:${href}`;
  return writeMarkdown(convertHtml(mainOf(page), {title: 'Acme', linkTo, finderTable}));
}

test('a link to a heading leads to its own page, also in a file of many pages', () => {
  const text = 'See [options](#options), `[a](#b)`.\n\n```md\n[c](#d)\n```\n';
  expect(joinableText({address: '/docs/knx.md', text})).toBe(
    text.replace('(#options)', '(/docs/knx.md#options)'),
  );
});

test.describe('a page as Markdown', () => {
  for (const [title, html, markdown] of [
    [
      'has its code blocks, with their language',
      [
        '<div><pre class="prism-code language-xml"><code><span class="token-line"><span class="token">&lt;a</span>  b=<br></span><span><br></span><span>\t&lt;/a&gt;<br></span></code></pre><button>Copy</button></div>',
        '<pre>plain</pre>',
      ],
      '```xml\n<a  b=\n\n\t</a>\n```\n\n```\nplain\n```\n',
    ],
    [
      'joins the parts of a list of steps from several partials',
      [
        '<ol>\n<li>One</li>\n</ol>\n<!-- -->\n<ol start="2"><li>Two</li></ol><ul><li>Note</li></ul><ol start="3"><li>Three</li></ol>',
      ],
      '1. One\n2. Two\n\n- Note\n\n3. Three\n',
    ],
    [
      'has tabs one after the other, folds open, and admonitions as quotations',
      [
        '<ul role="tablist"><li>EVENTS</li><li>Java</li></ul>',
        '<div><div class="printed-tab" data-name="EVENTS"><p>One.</p></div></div>',
        '<div hidden><div class="printed-tab" data-name="Java"><p>Two.</p></div></div>',
        '<details><summary>More</summary><p>Three.</p></details>',
        '<div class="theme-admonition"><div><span><svg><path/></svg></span>caution</div><div><p>Four.</p></div></div>',
      ],
      '**EVENTS:**\n\nOne.\n\n**Java:**\n\nTwo.\n\n**More**\n\nThree.\n\n> **Caution**\n>\n> Four.\n',
    ],
    [
      'has the text alternative of drawings, and the code, caption and limits of previews',
      [
        '<figure><svg role="img" aria-label="A box."><text>Box</text></svg><figcaption>With <code>b</code></figcaption></figure>',
        '<figure><div class="preview-stage"><p>Press</p></div><figcaption>Sketch: a look</figcaption><details><summary>Limits</summary><ul><li>None</li></ul></details><p class="preview-tools"><button>Edit</button></p><pre class="language-xml">&lt;a/&gt;</pre></figure>',
      ],
      '> **Drawing:** A box.\n>\n> _With `b`_\n\n```xml\n<a/>\n```\n\n_Sketch: a look_\n\n**Limits**\n\n- None\n',
    ],
    [
      'has the facts box as a list and a finder as a table',
      [
        '<dl><div><dt>Type</dt><dd><code>ACME</code></dd></div>',
        '<div><dt>Category</dt><dd><a href="/docs/intro#find-your-device">Fire</a></dd></div>',
        '<div><dt>Tutorials</dt><dd><details><summary>2 pages</summary><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></details></dd></div></dl>',
        '<div data-finder="objects"><form><label>Find</label></form><ul><li>Button</li></ul></div>',
      ],
      '- **Type:** `ACME`\n- **Category:** Fire\n- **Tutorials:** [A](to:/a), [B](to:/b)\n\n| All objects |\n| - |\n',
    ],
    [
      'has a term without its definition, and no controls',
      [
        '<p>In <span><span class="term">EVENTS<button></button></span><span class="term-note">EVENTS: a language</span>,</span> <button>Copy</button>rules.<span role="status">3</span></p>',
        '<div data-browser-only="true"><p>Download</p></div>',
      ],
      'In EVENTS, rules.\n',
    ],
  ] as const) {
    test(title, () => {
      expect(markdownOf(...html)).toBe(markdown);
    });
  }
});

test('planted faults: a missing row, code block, name, heading or sentence', () => {
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
  expect(missing(markdown)).toEqual([]);
  for (const [from, to, fault] of [
    ['| a |', '| c |', /^row: ab/u],
    ['\nx\n', '\ny\n', /^block of code: INIT:x/u],
    ['`gui`', 'gui', /^name: gui/u],
    ['# Acme', 'Acme', /^heading: Acme/u],
    ['Press', 'Hold', /^paragraph: Press/u],
  ] as const) {
    expect(missing(markdown.replace(from, to))).toEqual([expect.stringMatching(fault)]);
  }
  const links = linksIn(parseMarkdown('[a](/b.md#c) ![d](/e.svg) <https://example.com>'));
  expect(links).toEqual(['/b.md#c', '/e.svg', 'https://example.com']);
});
