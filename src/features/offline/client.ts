import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
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
  const whenIdle = () => {
    setTimeout(() => {
      if (typeof requestIdleCallback === 'function') {
        requestIdleCallback(start, {timeout: 10_000});
      } else {
        start();
      }
    }, startDelay);
  };
  if (document.readyState === 'complete') {
    whenIdle();
  } else {
    window.addEventListener('load', whenIdle, {once: true});
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
