import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {FaultySite} from '../support/faults';
import {buildDir} from '../support/project';

const reportAddress = '/reported-error/';

/** Runs before the scripts of a page, and sends its errors to the server. */
function watch(address: string): void {
  const report = (text: unknown) =>
    navigator.sendBeacon(address + encodeURIComponent(String(text)));
  const {error} = console;
  console.error = (...args: unknown[]) => {
    report(args.join(' '));
    error.apply(console, args);
  };
  // Pending requests are cancelled when the page unloads.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener(
    'error',
    ({message, target}: Partial<ErrorEvent>) => {
      if (message !== undefined || !isLeft) {
        report(message ?? `not loaded: ${(target as HTMLElement).outerHTML}`);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => report(reason));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    report(`${effectiveDirective} blocks ${blockedURI}`),
  );
}

/**
 * A site whose pages report their errors to it, as the WebKit protocol does not. The code is
 * injected into the runtime of the bundler.
 *
 * @throws Error if the built site has no such script
 */
export class WatchedSite extends FaultySite {
  constructor(folder = buildDir) {
    super(folder);
    const name = readdirSync(path.join(folder, 'assets', 'js')).find((file) =>
      /^runtime~main\.[^/]*\.js$/u.test(file),
    );
    if (name === undefined) {
      throw new Error('The built site has no runtime of the bundler.');
    }
    const file = `/assets/js/${name}`;
    this.overrides.set(
      file,
      `(${String(watch)})('${reportAddress}');${readFileSync(path.join(folder, file), 'utf8')}`,
    );
  }

  get errors(): readonly string[] {
    return this.requests
      .filter((address) => address.startsWith(reportAddress))
      .map((address) => decodeURIComponent(address.slice(reportAddress.length)));
  }
}
