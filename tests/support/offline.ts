import {once} from 'node:events';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {createSiteServer} from '../../scripts/siteServer';
import {writeOffline} from '../../src/plugins/offline';
import {writeRelease} from '../../src/plugins/release/releaseFile';
import {buildDir, root} from './project';

/** A server of a site that can be taken off the network, and given another release. */
export class SwitchableSite {
  private server: Server | undefined;
  private folder = buildDir;
  private port = 0;
  /** Addresses that it was asked for. */
  readonly asked: string[] = [];
  /** Milliseconds by which each answer is late. */
  delay = 0;

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts to answer, or goes on. */
  async start(folder = this.folder): Promise<void> {
    this.folder = folder;
    const server = createSiteServer(folder);
    // In front of the site's own listener.
    const [answer] = server.listeners('request') as ((...args: unknown[]) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response) => {
      this.asked.push(request.url ?? '');
      setTimeout(() => answer?.(request, response), this.delay);
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

/** Name of the second release. */
export const secondRelease = '0a1b2c3d';

/**
 * A copy of the built site as another release: each page tells the new name.
 *
 * @returns its folder, and what removes it
 */
export async function nextRelease(): Promise<{folder: string; remove: () => void}> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  cpSync(buildDir, folder, {recursive: true});
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  for (const file of pages) {
    const place = path.join(folder, file);
    const html = readFileSync(place, 'utf8').replace(
      /(<meta name="?release"? content="?)[\w.]+/u,
      `$1${secondRelease}`,
    );
    writeFileSync(place, html);
  }
  await writeRelease(folder, {release: secondRelease, editions: []});
  await writeOffline(root, folder, '/');
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
