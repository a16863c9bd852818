import {once} from 'node:events';
import {existsSync} from 'node:fs';
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
import {createSiteServer} from '../../scripts/siteServer';
import {createGate, scriptsWith, test as base} from './browser';
import {buildDir} from './project';

/** Responses of a network or host that fails. */
const faults = {
  missing: (response: ServerResponse) => {
    response.writeHead(404, {'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff'});
    response.end('<!doctype html><title>Not found</title>');
  },
  /** The connection closes before the response. */
  refused: (response: ServerResponse) => response.destroy(),
  /** A captive portal, with status 200. */
  'login page': (response: ServerResponse) => {
    response.writeHead(200, {'Content-Type': 'text/html'});
    response.end('<!doctype html><title>Log in</title><h1>Welcome to the network</h1>');
  },
} as const;

/** The response to a request; undefined, or a promise of it, is the regular one. */
export type Intercept = (
  pathname: string,
) =>
  | keyof typeof faults
  | {readonly body: string; readonly headers?: OutgoingHttpHeaders}
  | Promise<void>
  | undefined;

/** A server of the built site that can fail, go offline and deploy another release. */
export class FaultySite {
  intercept: Intercept = () => undefined;
  /** Overrides of the files in the folder, by path. */
  readonly overrides = new Map<string, string>();
  /** Paths that were requested. */
  readonly requests: string[] = [];
  private server: Server | undefined;
  private port = 0;
  private serve: RequestListener = () => undefined;

  constructor(
    folder = buildDir,
    private readonly base = '/',
  ) {
    this.release(folder);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Deploys a release; files with hashes of the older one stay available. */
  release(folder: string, older = folder): void {
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

  /** Starts the server, after `stop` on the same port. */
  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      this.requests.push(pathname);
      const body = this.overrides.get(pathname);
      const planned: ReturnType<Intercept> = body === undefined ? this.intercept(pathname) : {body};
      void Promise.resolve(planned).then((result) => {
        if (result === undefined) {
          this.serve(request, response);
        } else if (typeof result === 'string') {
          faults[result](response);
        } else {
          const headers = {'Content-Type': typeOf(pathname, result.body), ...result.headers};
          response.writeHead(200, headers).end(result.body);
        }
      });
    }).listen(this.port);
    await once(this.server, 'listening');
    ({port: this.port} = this.server.address() as AddressInfo);
  }

  /** Closes every connection and the port. */
  async stop(): Promise<void> {
    const {server} = this;
    this.server = undefined;
    if (server) {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    }
  }

  requestCount(path: string | RegExp): number {
    return this.requests.filter((one) => (typeof path === 'string' ? one === path : path.test(one)))
      .length;
  }

  /** Delays requests for some files, except the first ones, until the returned function is called. */
  delay(files: RegExp, after = 0): () => void {
    const {released, release} = createGate();
    let count = 0;
    this.intercept = (pathname) =>
      files.test(pathname) && (count += 1) > after ? released : undefined;
    return () => {
      this.intercept = () => undefined;
      release();
    };
  }
}

function typeOf(pathname: string, body: string): string {
  if (body.startsWith('<')) {
    return 'text/html';
  }
  return pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
}

export const test = base.extend<{site: FaultySite}>({
  site: async ({siteFolder, basePath}, provide) => {
    const site = new FaultySite(siteFolder, basePath);
    await site.start();
    await provide(site);
    await site.stop();
  },
  baseURL: async ({site}, provide) => provide(site.origin),
});

/** A page that most pages link only below the fold: its code is not prefetched. */
export const belowTheFold = '/docs/architecture/files/systemtopo';

/** Requests of an idle page: the site table, the table of its folder, the suggestions. */
const idleRequests = [/\/docs\.json$/u, /\/pages\.docs/u, scriptsWith('Recent searches')].map(
  ({source}) => source,
);

export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction((patterns) => {
    const fetched = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);
    return patterns.every((pattern) =>
      fetched.some(({name}) => new RegExp(pattern, 'u').test(name)),
    );
  }, idleRequests);
}

export const pageErrors = ({messages}: {readonly messages: readonly string[]}) =>
  messages.filter((message) => message.startsWith('pageerror'));
