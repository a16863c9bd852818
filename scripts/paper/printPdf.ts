import {once} from 'node:events';
import {chromium, type Page} from 'playwright';
import {createSiteServer} from '../siteServer';
import {readPdf, type PrintedDocument} from './readPdf';

/** How often the numbers are filled in before the print is given up. */
const mostPasses = 6;

/** Write page numbers into the document; the widest that is to be expected where none is known. */
async function fillNumbers(
  page: Page,
  destinations: ReadonlyMap<string, number> | undefined,
): Promise<void> {
  await page.evaluate(
    (known) => {
      for (const place of document.querySelectorAll<HTMLElement>('.page-number')) {
        place.textContent = known ? String(known[place.dataset.target ?? ''] ?? '') : '000';
      }
    },
    destinations && Object.fromEntries(destinations),
  );
}

/** Whether two prints have everything on the same pages. */
function agree(one: PrintedDocument, other: PrintedDocument): boolean {
  return [...one.destinations].every(([name, page]) => other.destinations.get(name) === page);
}

/**
 * Print a document with its page numbers. Where things stand is known only
 * once it has been printed, and the numbers may move them: it is printed until
 * they are true.
 *
 * @param buildDir the built site, whose styles and pictures the document uses
 * @param html document of `printPage`
 * @param executablePath a Chromium
 * @throws Error when numbers keep moving what they tell
 */
export async function printPdf(
  buildDir: string,
  html: string,
  executablePath: string,
): Promise<PrintedDocument & {readonly bytes: Uint8Array}> {
  const server = createSiteServer(buildDir).listen(0);
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const address = server.address();
    if (address === null || typeof address === 'string') {
      throw new Error('The server of the built site has no port.');
    }
    const page = await browser.newPage();
    const url = `http://localhost:${address.port}/print`;
    await page.route(url, (route) => route.fulfill({contentType: 'text/html', body: html}));
    await page.goto(url, {timeout: 0});
    let last: PrintedDocument | undefined;
    for (let pass = 0; pass < mostPasses; pass += 1) {
      await fillNumbers(page, last?.destinations);
      const bytes = await page.pdf({preferCSSPageSize: true, outline: true, tagged: true});
      const printed = await readPdf(bytes);
      if (last && agree(printed, last)) {
        return {...printed, bytes};
      }
      last = printed;
    }
    throw new Error(`The page numbers still change after ${mostPasses} prints.`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
