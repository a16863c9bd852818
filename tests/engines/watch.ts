import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {FaultySite} from '../support/faults';
import {buildDir} from '../support/project';

const reportAddress = '/reported-error/';

/** Runs before the scripts of a page, and sends the site what goes wrong in it. */
function watch(address: string): void {
  const report = (text: unknown) =>
    navigator.sendBeacon(address + encodeURIComponent(String(text)));
  const {error} = console;
  console.error = (...args: unknown[]) => {
    report(args.join(' '));
    error.apply(console, args);
  };
  // Requests that are pending when the reader leaves are cancelled.
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
 * A site whose pages report their errors to it: in front of the script that
 * each page starts with, as the protocol of WebKit has no console.
 *
 * @throws Error when the built site has no such script
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
    this.files.set(
      file,
      `(${String(watch)})('${reportAddress}');${readFileSync(path.join(folder, file), 'utf8')}`,
    );
  }

  get errors(): readonly string[] {
    return this.asked
      .filter((address) => address.startsWith(reportAddress))
      .map((address) => decodeURIComponent(address.slice(reportAddress.length)));
  }
}
