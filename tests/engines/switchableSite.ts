import {once} from 'node:events';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {createSiteServer} from '../../scripts/siteServer';
import {buildDir} from '../support/project';

/** A server of a site that can be taken off the network, and given another release. */
export class SwitchableSite {
  private server: Server | undefined;
  private port = 0;
  /** Addresses that it was asked for. */
  readonly asked: string[] = [];
  /** Milliseconds by which each answer is late. */
  delay = 0;
  /** Makes requests wait, where it returns a promise for their address. */
  gate: (url: string) => Promise<void> | undefined = () => undefined;
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
        void Promise.resolve(this.gate(url)).then(() =>
          setTimeout(() => answer?.(request, response), this.delay),
        );
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
