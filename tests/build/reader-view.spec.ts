import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {full} from '../support/pages';
import {built, pageFiles} from '../support/site';

const squeezed = (text: string) => text.replaceAll(/[\s\u200B]+/gu, '');

/** Parts that a reader view omits: controls, drawings, definitions, what scripts show. */
const omitted =
  '.term-note, .hash-link, [hidden], [data-browser-only], .preview-stage, .preview-tools, button:not(.term), form, label, select, svg, script, style, noscript';

/** Anchor of a heading that the reader view takes for a row of buttons, such as `share`. */
const shareAnchor = /(?:\b|_)share(?:\b|_)/u;

/** Blocks and second-level headings of a page, or of its reader view. */
function partsOf(html: string, article: string) {
  const $ = load(html);
  $(omitted).remove();
  const texts = (selector: string) =>
    $(article)
      .find(selector)
      .toArray()
      .map((element) => squeezed($(element).text()));
  return {
    headings: texts('h2, h3, h4').filter(
      (_, index) => !shareAnchor.test($(article).find('h2, h3, h4').eq(index).attr('id') ?? ''),
    ),
    blocks: texts(':is(p, li, td, dt, dd, pre):not(:has(p, li, td, pre))'),
    sentences: texts(':is(p, li, td, dd):has(.term):not(:has(p, li, td, pre))'),
    text: squeezed($(article).text()),
  };
}

const all = pageFiles().filter(
  (file) => /^docs\/(?!next\/)/u.test(file) && built(file).includes('theme-doc-markdown'),
);

for (const [name, options, files] of [
  ['the text of every eighth page', {}, all.filter((_, index) => index % 8 === 0)],
  ['the text of each page', full, all],
] as const) {
  test(`the reader view of a browser shows ${name}`, options, async ({page}) => {
    test.setTimeout(300_000);
    await page.addScriptTag({path: require.resolve('@mozilla/readability/Readability.js')});
    expect(files.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const file of files) {
      const html = built(file);
      const shown = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        const {Readability} = window as unknown as {
          Readability: new (document: Document) => {parse(): {content: string} | null};
        };
        return new Readability(parsed).parse()?.content ?? '';
      }, html);
      const expected = partsOf(html, '.theme-doc-markdown');
      const view = partsOf(`<main>${shown}</main>`, 'main');
      const lost = [
        ...expected.headings.filter((heading) => !view.headings.includes(heading)),
        ...expected.sentences.filter((sentence) => !view.text.includes(sentence)),
      ];
      const kept = expected.blocks.filter((block) => view.text.includes(block));
      const share = kept.join('').length / Math.max(1, expected.blocks.join('').length);
      if (lost.length > 0 || share < 0.9) {
        faults.push(
          `${file}: ${Math.round(share * 100)} % of the text, without ${lost.join(', ')}`,
        );
      }
    }
    expect(faults).toEqual([]);
  });
}
