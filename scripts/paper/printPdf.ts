import {once} from 'node:events';
import {chromium, type Page} from 'playwright';
import {createSiteServer} from '../siteServer';
import {readPdf, type PrintedDocument} from './readPdf';

/** Maximum number of print passes until page numbers are stable. */
const maxPasses = 6;

/** Inserts page numbers; unknown ones get a wide placeholder. */
async function fillNumbers(
  page: Page,
  destinations: ReadonlyMap<string, number> | undefined,
): Promise<void> {
  await page.evaluate(
    (known) => {
      for (const element of document.querySelectorAll<HTMLElement>('.page-number')) {
        element.textContent = known ? String(known[element.dataset.target ?? ''] ?? '') : '000';
      }
    },
    destinations && Object.fromEntries(destinations),
  );
}

/** Whether all destinations are on the same pages in both prints. */
function isStable(one: PrintedDocument, other: PrintedDocument): boolean {
  return [...one.destinations].every(([name, page]) => other.destinations.get(name) === page);
}

/**
 * Prints a document with page numbers. The numbers can change the layout, so printing is
 * repeated until they are stable.
 *
 * @param buildDir built site with the styles and pictures
 * @param html document of `printPage`
 * @param executablePath Chromium executable
 * @throws Error if the numbers do not become stable
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
    for (let pass = 0; pass < maxPasses; pass += 1) {
      await fillNumbers(page, last?.destinations);
      const bytes = await page.pdf({preferCSSPageSize: true, outline: true, tagged: true});
      const printed = await readPdf(bytes);
      if (last && isStable(printed, last)) {
        return {...printed, bytes};
      }
      last = printed;
    }
    throw new Error(`The page numbers still change after ${maxPasses} prints.`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
