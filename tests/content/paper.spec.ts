import {load} from 'cheerio';
import {expect} from 'playwright/test';
import {readManual, sectionOf} from '../../scripts/manual';
import {printPage, printSheet} from '../../scripts/paper/printPage';
import {versions} from '../../src/site';
import {test} from '../support/folder';

const {latest} = versions;

const item = (label: string, address: string, below = '') =>
  `<li><a class="menu__link" href="${address}">${label}</a>${below && `<ul>${below}</ul>`}</li>`;

const buses = [item('Bus', '/docs/buses/bus'), item('Line', '/docs/buses/line')].join('');

/** Page whose sidebar has the category of buses expanded if `below` lists its pages. */
function pageOf(title: string, text: string, below = ''): string {
  const sidebar = [
    item('Introduction', '/docs/intro'),
    item('Find a bus', '/docs/intro#find'),
    item('Devices', '/docs/buses/bus', item('Buses', '/docs/buses/bus', below)),
  ];
  return `<ul class="theme-doc-sidebar-menu">${sidebar.join('')}</ul><main><article><div class="theme-doc-markdown"><header><h1>${title}</h1></header>${text}</div></article></main>`;
}

const pages: Readonly<Record<string, string>> = {
  'docs/intro.html': pageOf(
    'Introduction',
    '<p><a href="/docs/buses/bus#top">bus</a> <a href="/docs/next/intro">next</a></p>',
  ),
  'docs/buses/bus.html': pageOf(
    'Bus',
    `<h2 id="top">Top<a class="hash-link" href="#top"></a></h2><h3>Low</h3>
<p><a href="#top">up</a> <a href="https://example.com/a">out</a></p>
<details><summary>More</summary></details><p class="preview-tools"><button>Edit</button></p>
<label for="top">x</label><script>0</script><div data-browser-only>Keep</div>`,
    buses,
  ),
  'docs/buses/line.html': pageOf(
    'Line',
    '<pre><code><span class="token-line"><span class="token">a</span> &lt;b<br></span><span class="token-line">c<br></span></code></pre>',
    buses,
  ),
  'docs/next/intro.html': pageOf('Introduction', ''),
};

test('a printed manual has the pages of its version in sidebar order', async ({folder}) => {
  folder.write(pages);
  const {pages: manual} = await readManual(folder.root, latest);
  const addresses = ['/docs/intro', '/docs/buses/bus', '/docs/buses/line'];
  expect(manual.map(({address}) => address)).toEqual(addresses);
  expect(sectionOf(manual, latest, 'buses').map(({name}) => name)).toEqual(['Bus', 'Line']);
  expect(() => sectionOf(manual, latest, 'bus')).toThrow(/sections: buses/u);

  const print = {version: latest, release: '12345678', pages: manual, paper: 'letter'} as const;
  const sheet = `<style>${printSheet(print, '.x { color: red; }')}</style>`;
  const $ = load(printPage(print, ['/a.css'], sheet));
  const all = (selector: string) => $(selector).toArray();
  const valuesOf = (selector: string, attribute: string) =>
    all(selector).map((one) => $(one).attr(attribute) ?? '');

  await test.step('headings of pages are nested in those of their categories', () => {
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
    const contents = all('.contents li').map((item) => $(item).text());
    expect(contents).toEqual(['Introduction', 'Devices', 'Buses', 'Bus', 'Line']);
  });

  await test.step('links and references have unique IDs or the site as target', () => {
    const ids = valuesOf('[id]', 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const links = valuesOf('a[href^="#"]', 'href').map((link) => link.slice(1));
    const targets = [
      ...links,
      ...valuesOf('[data-target]', 'data-target'),
      ...valuesOf('[for]', 'for'),
    ];
    expect(targets).not.toEqual([]);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(valuesOf('section.markdown a', 'href')).toEqual([
      '#p2--top',
      expect.stringMatching(/^https:\/\/[^/]+\/docs\/next\/intro$/u),
      '#p2--top',
      'https://example.com/a',
    ]);
  });

  await test.step('there are no controls or closed folds, and no search engine indexes it', () => {
    expect($('pre > code').html()).toBe('a &lt;b\nc\n');
    expect(all('script, .hash-link, .preview-tools, [data-browser-only]')).toEqual([]);
    expect([all('details').length, all('details[open]').length]).toEqual([1, 1]);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=stylesheet]').attr('href')).toBe('/a.css');
    expect($('style').text()).toMatch(/@page\s*\{\s*size: letter/u);
  });
});

test('a page that the sidebar omits and a missing build are reported', async ({folder}) => {
  await expect(readManual(folder.root, latest)).rejects.toThrow(/npm run build/u);
  folder.write({...pages, 'docs/alone.html': pageOf('Alone', '')});
  await expect(readManual(folder.root, latest)).rejects.toThrow(/\/docs\/alone/u);
});
