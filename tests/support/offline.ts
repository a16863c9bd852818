import {once} from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {createSiteServer} from '../../scripts/siteServer';
import {writeOffline} from '../../src/plugins/offline';
import {writeRelease} from '../../src/plugins/release/releaseFile';
import {buildDir, root} from './project';

/** A server of a site that can be taken off the network, and given another release. */
export class SwitchableSite {
  private server: Server | undefined;
  private port = 0;
  /** Addresses that it was asked for. */
  readonly asked: string[] = [];
  /** Milliseconds by which each answer is late. */
  delay = 0;
  /** Whether the login page of a network answers in its place. */
  isForeign = false;
  /** Files that it has in the place of those of its folder, by address. */
  readonly files = new Map<string, string>();

  /**
   * @param folder the built site, or the folder of a host that has it below its base path
   * @param base base address of the site
   */
  constructor(
    private folder = buildDir,
    private readonly base = '/',
  ) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts to answer, or goes on. */
  async start(folder = this.folder): Promise<void> {
    this.folder = folder;
    const server = createSiteServer(folder, this.base);
    // In front of the site's own listener.
    const [answer] = server.listeners('request') as ((...args: unknown[]) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const url = request.url ?? '';
      this.asked.push(url);
      const text = this.files.get(url);
      if (this.isForeign) {
        response.writeHead(200, {'Content-Type': 'text/html'});
        response.end('<!doctype html><title>Log in</title><h1>Welcome to the network</h1>');
      } else if (text === undefined) {
        setTimeout(() => answer?.(request, response), this.delay);
      } else {
        const type = text.startsWith('<')
          ? 'text/html'
          : url.endsWith('.js')
            ? 'text/javascript'
            : 'application/json';
        response.writeHead(200, {'Content-Type': type}).end(text);
      }
    });
    server.listen(this.port);
    await once(server, 'listening');
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    this.server = server;
  }

  /** Cuts every connection, and answers nobody. */
  async cut(): Promise<void> {
    const {server} = this;
    this.server = undefined;
    if (server) {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    }
  }
}

/** Name of the second release, and hash of what has changed in it. */
export const secondRelease = '0a1b2c3d';

/** A page of which the second release says something else, in its HTML and in its script. */
export const changed = {
  address: '/docs/io-servers/knx',
  before: 'connects HSYCO to a KNX installation',
  after: 'joins HSYCO and a KNX installation',
} as const;

/** A copy of the built site as another release. */
export interface NextRelease {
  readonly folder: string;
  /** Address of the script of the page that has changed; that of the first release is gone. */
  readonly script: string;
  readonly remove: () => void;
}

/** Change a text file. */
function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Copy the built site as another release: each page tells the new name, and
 * the script of one page has another hash, as has the folder of the tables
 * that name it.
 *
 * @throws Error when no script has the text of the page
 */
export async function nextRelease(): Promise<NextRelease> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  cpSync(buildDir, folder, {recursive: true});
  const change = (text: string) => text.replaceAll(changed.before, changed.after);
  const page = path.join(folder, `${changed.address}.html`);
  const scripts = path.join(folder, 'assets', 'js');
  const html = readFileSync(page, 'utf8');
  const script = readdirSync(scripts).find(
    (name) =>
      html.includes(name) &&
      readFileSync(path.join(scripts, name), 'utf8').includes(changed.before),
  );
  if (script === undefined) {
    throw new Error(`No script of ${changed.address} says "${changed.before}".`);
  }
  const [id = '', hash = ''] = script.split('.');
  const newScript = `${id}.${secondRelease}.js`;
  rewrite(page, change);
  rewrite(path.join(scripts, script), change);
  renameSync(path.join(scripts, script), path.join(scripts, newScript));
  const tables = path.join(folder, 'assets', 'routes');
  const [oldTables = ''] = readdirSync(tables);
  renameSync(path.join(tables, oldTables), path.join(tables, secondRelease));
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => /\.html$|^assets.routes.*\.json$/u.test(name))) {
    rewrite(path.join(folder, file), (text) =>
      text
        .replace(/(<meta name="?release"? content="?)[\w.]+/u, `$1${secondRelease}`)
        .replaceAll(`${id}.${hash}`, `${id}.${secondRelease}`)
        .replaceAll(`"release":"${oldTables}"`, `"release":"${secondRelease}"`),
    );
  }
  await writeRelease(folder, {release: secondRelease, editions: []});
  await writeOffline(root, folder, '/');
  return {
    folder,
    script: `/assets/js/${newScript}`,
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
