import {expect, open, test} from '../support/browser';
import {sitemap} from '../support/site';

/** What a page shows: its words, and where its links lead. */
interface Shown {
  readonly words: string;
  readonly links: string;
}

test.describe('a page reached by a link is the page that was built', () => {
  // The built page is parsed in the one that is open, which the policy forbids.
  test.use({bypassCSP: true});
  const addresses = sitemap();
  const share = 90;
  for (let first = 0; first < addresses.length; first += share) {
    const some = addresses.slice(first, first + share);
    test(`${first + 1} to ${first + some.length} of the sitemap`, async ({page}) => {
      test.slow();
      await open(page, '/search');
      const wrong = await page.evaluate(async (all) => {
        const shownIn = (root: ParentNode): Shown => {
          // What comes alive in the browser differs from its picture.
          const main = root.querySelector('main')?.cloneNode(true) as HTMLElement;
          main
            .querySelectorAll('[class*="preview"], [class*="playground"], style, script, noscript')
            .forEach((element) => {
              element.remove();
            });
          return {
            words: main.textContent.replaceAll(/\s+/gu, ' ').trim(),
            links: [...main.querySelectorAll('a')]
              .map((link) => link.getAttribute('href'))
              .join('\n'),
          };
        };
        const differences: string[] = [];
        for (const address of all) {
          const html = await (await fetch(address)).text();
          const built = shownIn(new DOMParser().parseFromString(html, 'text/html'));
          const canonical = /rel="canonical" href="([^"]+)"/u.exec(html)?.[1];
          history.pushState({}, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
          let shown: Shown | undefined;
          for (let tries = 0; tries < 300; tries += 1) {
            await new Promise((resolve) => setTimeout(resolve, 20));
            const now = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
            shown = now === canonical ? shownIn(document) : undefined;
            if (shown?.words === built.words && shown.links === built.links) {
              break;
            }
          }
          if (shown?.words !== built.words) {
            let at = 0;
            while (built.words[at] === shown?.words[at]) {
              at += 1;
            }
            differences.push(
              `${address}: "${built.words.slice(at, at + 60)}" is "${shown?.words.slice(at, at + 60) ?? 'never there'}"`,
            );
          } else if (shown.links !== built.links) {
            differences.push(`${address}: other links`);
          }
        }
        return differences;
      }, some);
      expect(wrong).toEqual([]);
    });
  }
});
