import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import path from 'node:path';
import {headersOf, readBuiltSite} from '../../deploy/builtSite';
import {contentType, mediaTypes} from '../../deploy/mediaTypes';
import {createSiteServer} from '../../scripts/siteServer';
import {buildDir} from './project';

/** What a network or a host makes of an answer. */
export type Fault =
  /** The site has it no more. */
  | 'missing'
  /** The host has a trouble of its own. */
  | 'broken'
  /** The connection ends before anything came. */
  | 'refused'
  /** The connection ends in the middle. */
  | 'cut'
  /** The first half came, as if it were all; with the headers of the whole. */
  | 'half'
  /** Nothing came, as if it were all; with the headers of the whole. */
  | 'empty'
  /** The login page of a network, with status 200 and none of the site's headers. */
  | 'foreign'
  /** JSON of somebody else. */
  | 'foreign JSON';

/** An answer of a test's own. */
export interface OwnAnswer {
  readonly type: string;
  readonly body: string;
}

/** What happens to the request for an address; undefined lets the site answer. */
export type Meddle = (pathname: string, request: IncomingMessage) => Fault | OwnAnswer | undefined;

/** File of an address below a built site, and its bytes. */
function fileOf(folder: string, pathname: string): {readonly name: string; readonly body: Buffer} {
  const name = pathname.slice(1) || 'index.html';
  const page = existsSync(path.join(folder, `${name}.html`)) ? `${name}.html` : name;
  return {name: page, body: readFileSync(path.join(folder, page))};
}

function answer(folder: string, fault: Fault, pathname: string, response: ServerResponse): void {
  switch (fault) {
    case 'missing':
      response.writeHead(404, {'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff'});
      response.end('<!doctype html><title>Not found</title>');
      return;
    case 'broken':
      response.writeHead(500).end();
      return;
    case 'refused':
      response.destroy();
      return;
    case 'foreign':
      response.writeHead(200, {'Content-Type': 'text/html'});
      response.end('<!doctype html><title>Log in</title><h1>Welcome to the network</h1>');
      return;
    case 'foreign JSON':
      response.writeHead(200, {'Content-Type': 'application/json'}).end('{"login":"needed"}');
      return;
    case 'cut':
    case 'half':
    case 'empty': {
      const {name, body} = fileOf(folder, pathname);
      const {rules} = readBuiltSite(folder);
      const half = body.subarray(0, fault === 'empty' ? 0 : Math.ceil(body.length / 2));
      const own = Object.fromEntries(headersOf(rules, name).map(({key, value}) => [key, value]));
      response.writeHead(200, {
        ...own,
        'Content-Type': contentType(mediaTypes[path.extname(name).slice(1)] ?? ''),
        'Content-Length': fault === 'cut' ? body.length : half.length,
      });
      if (fault === 'cut') {
        response.write(half, () => response.destroy());
      } else {
        response.end(half);
      }
    }
  }
}

/** The built site on a host, or behind a network, that has a fault for as long as a test wants. */
export class FaultySite {
  /** What happens to each request. */
  meddle: Meddle = () => undefined;
  /** Addresses that were asked for, without their queries. */
  readonly asked: string[] = [];
  private server: Server | undefined;

  /** @param folder the built site */
  constructor(private folder: string = buildDir) {}

  get origin(): string {
    const address = this.server?.address();
    return typeof address === 'object' && address ? `http://localhost:${address.port}` : '';
  }

  /** Starts to answer at a free port. */
  async start(): Promise<void> {
    let serve = this.listenerOf(this.folder);
    let served = this.folder;
    const server = createSiteServer(this.folder);
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      this.asked.push(pathname);
      const fault = this.meddle(pathname, request);
      if (fault === undefined) {
        if (served !== this.folder) {
          served = this.folder;
          serve = this.listenerOf(served);
        }
        serve(request, response);
      } else if (typeof fault === 'string') {
        answer(this.folder, fault, pathname, response);
      } else {
        response.writeHead(200, {'Content-Type': fault.type}).end(fault.body);
      }
    });
    server.listen(0);
    await once(server, 'listening');
    this.server = server;
  }

  /** Puts another release in the place of this one. */
  release(folder: string): void {
    this.folder = folder;
  }

  async stop(): Promise<void> {
    this.server?.close();
    this.server?.closeAllConnections();
    await Promise.resolve();
  }

  /** How often a page was asked for. */
  times(pathname: string): number {
    return this.asked.filter((one) => one === pathname).length;
  }

  private listenerOf(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
    return createSiteServer(folder).listeners('request')[0] as (
      request: IncomingMessage,
      response: ServerResponse,
    ) => void;
  }
}
