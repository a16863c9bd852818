import {expect, open, test} from '../support/browser';
import {full, kinds} from '../support/pages';
import {pageAddresses} from '../support/site';

/** Differences between built pages and pages shown by the router; runs in the browser. */
async function differencesOf(addresses: readonly string[]): Promise<string[]> {
  const shownIn = (root: ParentNode): string => {
    const main = root.querySelector('main')?.cloneNode(true) as HTMLElement;
    // Scripts replace the pictures of previews.
    main
      .querySelectorAll('[class*="preview"], [class*="playground"], style, script, noscript')
      .forEach((element) => {
        element.remove();
      });
    const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    return [main.textContent.replaceAll(/\s+/gu, ' ').trim(), ...links].join('\n');
  };
  const differences: string[] = [];
  for (const address of addresses) {
    const html = await (await fetch(address)).text();
    const built = shownIn(new DOMParser().parseFromString(html, 'text/html'));
    const canonical = /property="og:url" content="([^"]+)"/u.exec(html)?.[1];
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    let shown = '';
    for (let tries = 0; tries < 500 && shown !== built; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const now = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
      shown = now === canonical ? shownIn(document) : 'not shown';
    }
    if (shown !== built) {
      const start = Array.from(built).findIndex((character, index) => character !== shown[index]);
      const [expected, actual] = [built, shown].map((text) => text.slice(start, start + 60));
      differences.push(`${address}: "${expected}" is "${actual}"`);
    }
  }
  return differences;
}

test.describe('after client-side navigation, a page has the text and links of its HTML', () => {
  const all = pageAddresses();
  const size = 60;
  for (const [name, options, addresses] of [
    ['one of each kind', {}, kinds],
    ...Array.from({length: Math.ceil(all.length / size)}, (_, batch) => {
      const some = all.slice(batch * size, (batch + 1) * size);
      return [`${batch * size + 1} to ${batch * size + some.length}`, full, some] as const;
    }),
  ] as const) {
    test(name, options, async ({page}) => {
      test.setTimeout(120_000 + addresses.length * 5000);
      await open(page, '/search');
      expect(await page.evaluate(differencesOf, addresses)).toEqual([]);
    });
  }
});
