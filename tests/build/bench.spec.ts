import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {markdownOf, type MarkdownPage} from '../../bench/site/markdown';
import {run} from '../../scripts/run';
import {root} from '../support/project';

test.describe('the measurement of the search', () => {
  // A package may have to come from the registry.
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test('its packages install as locked, and its tools start', async () => {
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(path.join(root, 'bench', file), path.join(folder, file));
    }
    const install = await run('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      timeout: 150,
    });
    expect(install.code, install.output).toBe(0);
    for (const tool of ['esbuild', 'pagefind']) {
      const {code, output} = await run(path.join(folder, 'node_modules/.bin', tool), ['--version']);
      expect(code, output).toBe(0);
    }
  });

  test('what cannot be measured is refused with the usage', async () => {
    const start = (...words: string[]) =>
      run('npx', ['--no-install', 'tsx', 'bench/search.ts', ...words], {cwd: root, timeout: 60});
    const unknown = await start('nonsense');
    expect(unknown.code).toBe(1);
    expect(unknown.output).toMatch(
      /"nonsense" is nothing that can be measured[\s\S]*bench:search/u,
    );
    const against = await start('against', folder);
    expect(against.code).toBe(1);
    expect(against.output).toContain('is no checkout with a built site');
  });
});

test.describe('pages as Markdown for the other sites', () => {
  const conversion = `(${markdownOf.toString()})(document)`;

  for (const {name, html, body} of [
    {
      name: 'headings, paragraphs and links',
      html: '<h2 id="a">One <em>two</em><a class="hash-link" href="#a">#</a></h2><p>See <a href="/docs/a#b"><strong>this</strong> page</a>,<br>or <a href="/a (b)">that</a>.</p>',
      body: '## One *two*\n\nSee [**this** page](/docs/a#b),<br>or [that](</a%20(b)>).\n',
    },
    {
      name: 'signs that mean something to Markdown, Vue and MDX',
      html: '<p>- a_b *c* &lt;d&gt; {{e}} [f] `g` #h</p><p>1. one</p><p>::: note</p>',
      body: '\\- a\\_b \\*c\\* \\<d\\> \\{\\{e\\}\\} \\[f\\] \\`g\\` \\#h\n\n1\\. one\n\n\\::: note\n',
    },
    {
      name: 'lists in lists',
      html: '<ol><li>One<ul><li>inner</li></ul></li><li><p>Two</p><p>more</p></li></ol>',
      body: '1. One\n\n   - inner\n2. Two\n\n   more\n',
    },
    {
      name: 'tables, with bars in code and lines in a cell',
      html: '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a|b</code></td><td>one<br>two | three</td></tr></tbody></table>',
      body: '| A | B |\n| --- | --- |\n| `a\\|b` | one<br>two \\| three |\n',
    },
    {
      name: 'code with its language',
      html: '<div class="theme-code-block"><button>Copy</button><pre class="language-xml"><code><span class="token-line">&lt;a&gt;<br></span><span class="token-line">  ```<br></span></code></pre></div>',
      body: '````xml\n<a>\n  ```\n````\n',
    },
    {
      name: 'every panel of tabs, facts, and no drawing or preview',
      html: '<ul role="tablist"><li>X</li></ul><div hidden data-name="Java"><p>code</p></div><dl><div><dt>Port</dt><dd><code>80</code></dd></div></dl><figure><svg><text>no</text></svg><figcaption>A caption</figcaption></figure><figure><div class="preview-stage">no</div></figure>',
      body: '**Java**\n\ncode\n\n- **Port**: `80`\n\nA caption\n',
    },
  ]) {
    test(`${name}`, async ({page}) => {
      await page.setContent(
        `<meta name="description" content="What it is."><main><nav>no</nav><div class="theme-doc-markdown"><h1>Title</h1>${html}</div></main>`,
      );
      const found = await page.evaluate<MarkdownPage>(conversion);
      expect(found).toEqual({title: 'Title', description: 'What it is.', body});
    });
  }
});
