import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {whenIdle} from '../../lib/device/whenIdle';
import {downloadThroughWorker} from './page/downloads';

/** Milliseconds after `load`, so that prefetches of links come first. */
const startDelay = 3000;

/**
 * Client module that registers the service worker when the page is idle; production builds
 * only.
 */
function startWhenIdle(): void {
  const start = () => {
    import('./page/start').then(
      ({start: startOffline}) => startOffline(siteConfig.baseUrl),
      () => {
        // Retried on the next page.
      },
    );
  };
  const wait = () => {
    setTimeout(whenIdle, startDelay, start, 10_000);
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, {once: true});
  }
}

if (
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  window.location.protocol !== 'file:'
) {
  // Immediate, because a page that was opened offline is already controlled by the worker.
  downloadThroughWorker();
  startWhenIdle();
}
