import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {parseRequest} from '../../scripts/build-pdf';
import {readManual, sectionOf, sectionsOf} from '../../scripts/paper/manual';
import {printPage, printSheet} from '../../scripts/paper/printPage';
import {run} from '../../scripts/run';
import {versions} from '../../src/site';
import {root} from '../support/project';

const {latest} = versions;

/** A built page as the theme lays it out. */
function pageOf(crumbs: readonly string[], text: string, next?: string): string {
  const items = ['', ...crumbs].map((name) => `<li>${name}</li>`).join('');
  const link =
    next === undefined ? '' : `<a class="pagination-nav__link--next" href="${next}">n</a>`;
  return (
    `<main><article><nav class="theme-doc-breadcrumbs"><ul>${items}</ul></nav>` +
    `<div class="theme-doc-markdown"><header><h1>${crumbs.at(-1) ?? ''}</h1></header>${text}</div>` +
    `</article>${link}</main>`
  );
}

/** Pages of a small manual, by their file. */
const pages: Readonly<Record<string, string>> = {
  intro: pageOf(
    ['Introduction'],
    '<p><a href="/docs/buses/bus#top">bus</a> <a href="/docs/next/intro">next</a></p>',
    '/docs/buses/bus',
  ),
  'buses/bus': pageOf(
    ['Devices', 'Buses', 'Bus'],
    '<h2 id="top">Top<a class="hash-link" href="#top"></a></h2><h3>Low</h3>' +
      '<p><a href="#top">up</a> <a href="https://example.com/a">out</a></p>' +
      '<details><summary>More</summary></details><p class="preview-tools"><button>Edit</button></p>' +
      '<label for="top">x</label><script>0</script><div data-browser-only>Keep</div>',
    '/docs/buses/line',
  ),
  'buses/line': pageOf(
    ['Devices', 'Buses', 'Line'],
    '<pre><code><span class="token-line"><span class="token">a</span> &lt;b<br></span><span class="token-line">c<br></span></code></pre>',
  ),
};

/** Run with the files of a built site in a folder of their own. */
async function withSite(
  files: Readonly<Record<string, string>>,
  look: (buildDir: string) => Promise<void>,
): Promise<void> {
  const buildDir = await mkdtemp(path.join(os.tmpdir(), 'paper-'));
  try {
    for (const [name, html] of Object.entries(files)) {
      const file = path.join(buildDir, 'docs', `${name}.html`);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, html);
    }
    await look(buildDir);
  } finally {
    await rm(buildDir, {recursive: true, force: true});
  }
}

test.describe('the pages of a print', () => {
  test('stand in the order of the sidebar, those of another version left out', async () => {
    await withSite({...pages, 'next/intro': pageOf(['Introduction'], '')}, async (buildDir) => {
      const manual = await readManual(buildDir, latest);
      expect(manual.map(({address}) => address)).toEqual([
        '/docs/intro',
        '/docs/buses/bus',
        '/docs/buses/line',
      ]);
      expect(manual[1]).toMatchObject({
        categories: ['Devices', 'Buses'],
        name: 'Bus',
        title: 'Bus',
      });
    });
  });

  test('a page that none leads on to is named', async () => {
    await withSite({...pages, alone: pageOf(['Alone'], '')}, async (buildDir) => {
      await expect(readManual(buildDir, latest)).rejects.toThrow(
        'No page leads on to /docs/alone.',
      );
    });
  });

  test('without a build, the command to make one is told', async () => {
    await withSite({}, async (buildDir) => {
      await expect(readManual(buildDir, latest)).rejects.toThrow('run "npm run build" first');
    });
  });

  test('a section has the pages of its folder, and an unknown one names those there are', async () => {
    await withSite(pages, async (buildDir) => {
      const manual = await readManual(buildDir, latest);
      expect(sectionsOf(manual, latest)).toEqual(['buses']);
      expect(sectionOf(manual, latest, 'buses').map(({name}) => name)).toEqual(['Bus', 'Line']);
      expect(() => sectionOf(manual, latest, 'bus')).toThrow('Its sections: buses.');
    });
  });
});

test.describe('the document of a print', () => {
  /** The document of the small manual. */
  async function documentOf() {
    let html = '';
    await withSite(pages, async (buildDir) => {
      const manual = await readManual(buildDir, latest);
      const print = {version: latest, release: '12345678', pages: manual, paper: 'letter'} as const;
      const style = printSheet(print, '.x { color: red; }');
      html = printPage(print, ['/a.css'], `<style>${style}</style>`);
    });
    return load(html);
  }

  test('has the headings of all pages below those of their categories', async () => {
    const $ = await documentOf();
    const headings = $('h1, h2, h3, h4, h5, h6').toArray();
    expect(headings.map((one) => `${one.tagName} ${$(one).text()}`)).toEqual([
      'h1 Contents',
      'h1 Introduction',
      'h1 Devices',
      'h2 Buses',
      'h3 Bus',
      'h4 Top',
      'h5 Low',
      'h3 Line',
    ]);
    expect(
      $('.contents li')
        .toArray()
        .map((item) => $(item).text()),
    ).toEqual(['Introduction', 'Devices', 'Buses', 'Bus', 'Line']);
  });

  test('each ID stands once, and every link and reference within leads to one', async () => {
    const $ = await documentOf();
    const ids = $('[id]')
      .toArray()
      .map((one) => $(one).attr('id') ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [
      ...$('a[href^="#"]')
        .toArray()
        .map((link) => ($(link).attr('href') ?? '').slice(1)),
      ...$('[data-target]')
        .toArray()
        .map((one) => $(one).attr('data-target') ?? ''),
      ...$('[for]')
        .toArray()
        .map((one) => $(one).attr('for') ?? ''),
    ];
    expect(targets.length).toBeGreaterThan(8);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('a link leads within where it can, else to the site by its full address', async () => {
    const $ = await documentOf();
    const addresses = $('section.markdown a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(addresses[0]).toBe('#p2--top');
    expect(addresses[1]).toMatch(/^https:\/\/[^/]+\/docs\/next\/intro$/u);
    expect(addresses.slice(2)).toEqual(['#p2--top', 'https://example.com/a']);
    expect($('section.markdown [data-target]').length).toBe(2);
  });

  test('nothing in it runs, is folded or can only be pressed, and no engine lists it', async () => {
    const $ = await documentOf();
    expect($('pre > code').html()).toBe('a &lt;b\nc\n');
    expect($('script, .hash-link, .preview-tools, [data-browser-only]').length).toBe(0);
    expect($('details').length).toBe(1);
    expect($('details:not([open])').length).toBe(0);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('meta[name=release]').attr('content')).toBe('12345678');
    expect($('link[rel=stylesheet]').attr('href')).toBe('/a.css');
    expect($('style').text()).toContain('@page { size: letter; }');
  });
});

test.describe('npm run build:pdf', () => {
  test('takes each version and the whole of it, unless it is told', () => {
    expect(parseRequest([]).versions.map(({number}) => number)).toEqual(['4.1', '4.0']);
    expect(parseRequest(['--version', '4.0', '--section', '/io-servers/'])).toMatchObject({
      versions: [{number: '4.0'}],
      section: 'io-servers',
      paper: 'a4',
    });
    expect(parseRequest(['--paper', 'Letter']).paper).toBe('letter');
  });

  for (const [args, reason] of [
    [['--version', '9.9'], 'There is no version 9.9.'],
    [['--paper', 'a3'], 'There is no paper a3.'],
    [['--chapter', 'x'], "Unknown option '--chapter'"],
    [['io-servers'], "Unexpected argument 'io-servers'"],
  ] as const) {
    test(`says what is wrong with ${args.join(' ')}`, () => {
      expect(() => parseRequest(args)).toThrow(reason);
      expect(() => parseRequest(args)).toThrow('Usage: npm run build:pdf');
    });
  }

  test('ends with the reason and status 1', async () => {
    const {code, output} = await run(
      'node',
      ['--import', 'tsx', 'scripts/build-pdf.ts', '--version', '9.9'],
      {cwd: root},
    );
    expect(code).toBe(1);
    expect(output).toContain('There is no version 9.9.');
  });
});
