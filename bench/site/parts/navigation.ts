import {median} from '../../report';
import {throttle} from '../../slowed';
import {builtHtml, builtRoutes} from '../content';
import {comparisonTable, pause, open, withPage, type Bench, type Row} from '../measurement';
import {pageLabels, phone, type SiteName} from '../settings';

/** Milliseconds that the reader stays on a page. */
const readingTime = 3000;

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/gu, '')
    .replace(/&#x27;/gu, "'")
    .replace(/&amp;/gu, '&')
    .trim();

/** Heading of a built page. */
export function titleIn(html: string): string {
  return textOf(/<h1[^>]*>(?<title>[\s\S]*?)<\/h1>/u.exec(html)?.groups?.title ?? '');
}

/** First internal link in the text to a page with another title. */
export function nextPage(html: string, routes: readonly string[]): string | undefined {
  const start = ['<div class="theme-doc-markdown', '<main']
    .map((tag) => html.indexOf(tag))
    .find((index) => index >= 0);
  const end = html.indexOf('</article>', start ?? 0);
  const text = html.slice(start, end < 0 ? undefined : end);
  return [...text.matchAll(/<a[^>]*? href="(?<route>\/[^"#?]*)"/gu)]
    .map(({groups}) => groups?.route ?? '')
    .find((route) => routes.includes(route) && titleIn(builtHtml(route)) !== titleIn(html));
}

type WithArrival = typeof globalThis & {arrivedAt?: number};

/** Milliseconds from a tap on a link to the frame with the heading of the next page. */
async function timeToNext(
  {browser, origins}: Bench,
  site: SiteName,
  route: string,
  target: string,
): Promise<number> {
  return withPage(browser, phone, async (page, session) => {
    await page.addInitScript(
      (title) => {
        const look = () => {
          const heading = document.querySelector('h1')?.textContent ?? '';
          if (heading.replace(/\u200B/gu, '').trim() === title) {
            (globalThis as WithArrival).arrivedAt ??= performance.timeOrigin + performance.now();
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      titleIn(builtHtml(target)),
    );
    await throttle(session);
    await open(page, `${origins[site] ?? ''}${route}`);
    const link = page.locator(`main a[href="${target}"]:visible`).first();
    // Hydration may replace elements until all scripts are loaded.
    await page.waitForLoadState('networkidle');
    await link.scrollIntoViewIfNeeded();
    await pause(readingTime);
    const box = await link.boundingBox();
    if (box === null) {
      throw new Error(`${site}: no link to ${target} on ${route}.`);
    }
    const start = Date.now();
    await page.touchscreen.tap(box.x + Math.min(box.width / 2, 20), box.y + box.height / 2);
    const arrival = await page.waitForFunction(() => (globalThis as WithArrival).arrivedAt);
    return Number(await arrival.jsonValue()) - start;
  });
}

/** Time from a tap on a link in the text to the next page. */
export async function navigation(bench: Bench): Promise<string> {
  const {sites, runs} = bench.plan;
  const routes = builtRoutes();
  const rows: Row[] = [];
  for (const {name, route} of bench.pages) {
    const target = nextPage(builtHtml(route), routes);
    if (target === undefined) {
      throw new Error(`The text of ${route} leads to no other page.`);
    }
    const times: Partial<Record<SiteName, number[]>> = {};
    for (let time = 0; time < runs; time += 1) {
      for (const site of sites) {
        times[site] = [...(times[site] ?? []), await timeToNext(bench, site, route, target)];
      }
    }
    rows.push({
      labels: [pageLabels[name], target],
      values: Object.fromEntries(sites.map((site) => [site, median(times[site] ?? [])])),
      write: (value) => String(Math.round(value)),
    });
  }
  return comparisonTable(['From', 'To'], sites, rows);
}
