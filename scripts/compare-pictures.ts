import {once} from 'node:events';
import {mkdir, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Page} from 'playwright';
import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';
import {findChromium} from './chromium';
import {createSiteServer} from './siteServer';

const root = path.resolve(__dirname, '..');

const usage =
  'Usage: npm run -s pictures -- before=<build> out=<folder> [after=<build>] [pages=<path>,<path>]';

/** One page of each kind. */
const kindsOfPages = [
  '/',
  '/docs/intro',
  '/docs/io-servers/satel',
  '/docs/io-servers/knx',
  '/docs/development/project-development/objects/slider',
  '/docs/development/events/events-action-keywords',
  '/docs/development/javascript/javascript-command-and-utility-functions-api',
  '/docs/architecture/manager/project-editor',
  '/docs/tutorials/projects/timer',
  '/docs/category/by-integration',
  '/docs/next/release-notes/4.1.0',
  '/blog',
];

const screens = {phone: {width: 390, height: 844}, desktop: {width: 1440, height: 900}} as const;

/**
 * Parses the command line arguments.
 *
 * @throws Error with the usage if one is missing, or if `out` is inside the repository
 */
export function parseRequest(args: readonly string[]) {
  const values = new Map(args.map((arg) => [arg.split('=', 1)[0], arg.replace(/^[^=]*=/u, '')]));
  const before = values.get('before');
  const out = values.get('out');
  if (!before || !out || !path.relative(root, path.resolve(out)).startsWith('..')) {
    throw new Error(`${usage}\nThe folder of \`out\` is outside the repository.`);
  }
  const pages = values.get('pages')?.split(',') ?? kindsOfPages;
  return {before, after: values.get('after') ?? path.join(root, 'build'), out, pages} as const;
}

function padded(image: PNG, width: number, height: number): PNG {
  const target = new PNG({width, height});
  PNG.bitblt(image, target, 0, 0, image.width, image.height, 0, 0);
  return target;
}

/** Share of changed pixels, and both pictures and their differences side by side. */
export function compare(before: PNG, after: PNG): {readonly share: number; readonly image: PNG} {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [left, right] = [padded(before, width, height), padded(after, width, height)];
  const differences = new PNG({width, height});
  const count = pixelmatch(left.data, right.data, differences.data, width, height);
  const image = new PNG({width: 3 * width, height});
  for (const [index, part] of [left, right, differences].entries()) {
    PNG.bitblt(part, image, 0, 0, width, height, index * width, 0);
  }
  return {share: count / (width * height), image};
}

async function photograph(page: Page, url: string): Promise<PNG> {
  await page.goto(url, {waitUntil: 'networkidle'});
  return PNG.sync.read(await page.screenshot({fullPage: true, animations: 'disabled'}));
}

async function serve(folder: string): Promise<{readonly server: Server; readonly origin: string}> {
  const server = createSiteServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {server, origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`};
}

async function comparePictures({before, after, out, pages}: ReturnType<typeof parseRequest>) {
  await mkdir(out, {recursive: true});
  const [left, right] = [await serve(before), await serve(after)];
  const executablePath = await findChromium();
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  for (const [screen, viewport] of Object.entries(screens)) {
    const context = await browser.newContext({viewport, reducedMotion: 'reduce'});
    // Previews show the time.
    await context.clock.setFixedTime('2025-01-15T12:00:00');
    const page = await context.newPage();
    for (const route of pages) {
      for (const colours of ['light', 'dark']) {
        const address = `${route}?docusaurus-theme=${colours}`;
        const {share, image} = compare(
          await photograph(page, left.origin + address),
          await photograph(page, right.origin + address),
        );
        const name = `${route.slice(1).replaceAll('/', '-') || 'home'}-${screen}-${colours}`;
        console.log(`${(100 * share).toFixed(2).padStart(6)} %  ${name}`);
        if (share > 0) {
          await writeFile(path.join(out, `${name}.png`), PNG.sync.write(image));
        }
      }
    }
  }
  await browser.close();
  left.server.close();
  right.server.close();
}

if (require.main === module) {
  Promise.resolve()
    .then(async () => comparePictures(parseRequest(process.argv.slice(2))))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
