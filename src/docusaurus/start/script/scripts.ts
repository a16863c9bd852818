import {whenIdle} from '../../../lib/device/whenIdle';
import {noScripts, reportFailure} from './failure';
import {scripts} from './page';

let isStarted = false;

/** @param index position: the bundler's runtime, the script of the site, others */
function fetchScript(address: string, index: number): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = false;
  // The bundler's runtime waits for an existing script element instead of requesting it again.
  script.onerror = () => {
    script.remove();
    if (index < 2) {
      reportFailure(noScripts);
    }
  };
  script.onload = () => {
    script.remove();
    // The response may be empty, or the login page of a network.
    if (index === 1 && !('siteScript' in window)) {
      reportFailure(noScripts);
    }
  };
  document.head.append(script);
}

/** Fetches and runs the scripts of the page. */
export function start(): void {
  const addresses = scripts();
  if (isStarted || addresses.length === 0) {
    return;
  }
  isStarted = true;
  addresses.forEach((address, index) => {
    // After the first two, one task for each script: on a slow processor, a request takes
    // milliseconds.
    if (index < 2) {
      fetchScript(address, index);
    } else {
      setTimeout(fetchScript, 0, address, index);
    }
  });
}

/** Starts the page after its first paint. */
export function startWhenPainted(): void {
  requestAnimationFrame(() => {
    setTimeout(whenIdle, 0, start, 1000);
  });
  // A page in the background is not painted.
  setTimeout(start, 3000);
}
