import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {headersOf, readBuiltSite} from '../../deploy/builtSite';
import {contentType, mediaTypes} from '../../deploy/mediaTypes';
import {createSiteServer} from '../../scripts/siteServer';
import {hydrated, scriptsWith, test as base} from './browser';
import {buildDir} from './project';

export type Fault =
  | 'missing'
  /** The connection ends before the answer. */
  | 'refused'
  /** The connection ends halfway through the answer. */
  | 'cut'
  /** The first half, with the headers of a complete answer. */
  | 'truncated'
  /** The login page of a network, with status 200. */
  | 'login page'
  /** JSON that is not the site's. */
  | 'other JSON';

/** The answer to a request; undefined, or a promise of it, is the answer of the site. */
export type Intercept = (
  pathname: string,
) =>
  | Fault
  | {readonly body: string; readonly headers?: OutgoingHttpHeaders}
  | Promise<void>
  | undefined;

/** The built site on a host that can fail, go offline and get another release. */
export class FaultySite {
  intercept: Intercept = () => undefined;
  /** Files that the host has instead of those of its folder, by address. */
  readonly files = new Map<string, string>();
  /** Addresses that were requested, without their queries. */
  readonly asked: string[] = [];
  private server: Server | undefined;
  private port = 0;
  private serve: RequestListener = () => undefined;

  constructor(
    private folder = buildDir,
    private readonly base = '/',
  ) {
    this.release(folder);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Replaces the release that is served; the host still has the files with hashes of an older one. */
  release(folder: string, older = folder): void {
    this.folder = folder;
    const [serve, serveOlder] = [folder, older].map(
      (one) => createSiteServer(one, this.base).listeners('request')[0],
    ) as [RequestListener, RequestListener];
    this.serve = (request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const isOlder =
        /^\/(?:assets|routes)\//u.test(pathname) && !existsSync(path.join(folder, pathname));
      (isOlder ? serveOlder : serve)(request, response);
    };
  }

  /** Answers requests, at the same port after `cut`. */
  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      this.asked.push(pathname);
      const body = this.files.get(pathname);
      const planned: ReturnType<Intercept> = body === undefined ? this.intercept(pathname) : {body};
      void Promise.resolve(planned).then((answer) => {
        if (answer === undefined) {
          this.serve(request, response);
        } else if (typeof answer === 'string') {
          this.fail(answer, pathname, response);
        } else {
          send(response, answer.body, typeOf(pathname, answer.body), answer.headers);
        }
      });
    }).listen(this.port);
    await once(this.server, 'listening');
    ({port: this.port} = this.server.address() as AddressInfo);
  }

  /** Ends every connection and answers no more. */
  async cut(): Promise<void> {
    const {server} = this;
    this.server = undefined;
    if (server) {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    }
  }

  /** How often an address, or one of several, was requested. */
  times(address: string | RegExp): number {
    return this.asked.filter((one) =>
      typeof address === 'string' ? one === address : address.test(one),
    ).length;
  }

  /** Holds back the requests for some files after a number of them; the function returned answers the others. */
  hold(files: RegExp, after = 0): () => void {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let answered = 0;
    this.intercept = (pathname) =>
      files.test(pathname) && (answered += 1) > after ? gate : undefined;
    return () => {
      this.intercept = () => undefined;
      release();
    };
  }

  private fail(fault: Fault, pathname: string, response: ServerResponse): void {
    switch (fault) {
      case 'missing':
        response.writeHead(404, {'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff'});
        response.end('<!doctype html><title>Not found</title>');
        return;
      case 'refused':
        response.destroy();
        return;
      case 'login page':
        send(
          response,
          '<!doctype html><title>Log in</title><h1>Welcome to the network</h1>',
          'text/html',
        );
        return;
      case 'other JSON':
        send(response, '{"login":"needed"}', 'application/json');
        return;
      default:
        this.sendPart(fault, pathname, response);
    }
  }

  private sendPart(fault: 'cut' | 'truncated', pathname: string, response: ServerResponse): void {
    const file = pathname.slice(1) || 'index.html';
    const name = existsSync(path.join(this.folder, `${file}.html`)) ? `${file}.html` : file;
    const body = readFileSync(path.join(this.folder, name));
    const part = body.subarray(0, Math.ceil(body.length / 2));
    const {rules} = readBuiltSite(this.folder);
    response.writeHead(200, {
      ...Object.fromEntries(headersOf(rules, name).map(({key, value}) => [key, value])),
      'Content-Type': contentType(mediaTypes[path.extname(name).slice(1)] ?? ''),
      'Content-Length': fault === 'cut' ? body.length : part.length,
    });
    if (fault === 'cut') {
      response.write(part, () => response.destroy());
    } else {
      response.end(part);
    }
  }
}

function send(
  response: ServerResponse,
  body: string,
  type: string,
  headers?: OutgoingHttpHeaders,
): void {
  response.writeHead(200, {'Content-Type': type, ...headers}).end(body);
}

function typeOf(pathname: string, body: string): string {
  if (body.startsWith('<')) {
    return 'text/html';
  }
  return pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
}

export const test = base.extend<{site: FaultySite}>({
  site: async ({}, provide) => {
    const site = new FaultySite();
    await site.start();
    await provide(site);
    await site.cut();
  },
});

/** A link far below on most pages: the code of links on the screen is prefetched. */
export const far = '/docs/architecture/files/systemtopo';

export async function openOn(site: FaultySite, page: Page, address: string): Promise<void> {
  await page.goto(site.origin + address);
  await hydrated(page);
}

/** Addresses of what a page fetches when it is idle: the docs, its folder, the list of the search. */
const fetchedIdle = [/\/docs\.json$/u, /\/pages\.docs/u, scriptsWith('Recent searches')].map(
  ({source}) => source,
);

export async function idle(page: Page): Promise<void> {
  await page.waitForFunction((patterns) => {
    const fetched = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);
    return patterns.every((pattern) =>
      fetched.some(({name}) => new RegExp(pattern, 'u').test(name)),
    );
  }, fetchedIdle);
}

export const pageErrors = ({messages}: {readonly messages: readonly string[]}) =>
  messages.filter((message) => message.startsWith('pageerror'));

export {full, hits, isSameDocument, markDocument, searchBox, title} from './pages';
