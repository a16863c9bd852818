import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {downloadThroughWorker} from '../offline/page/downloads';

/** Milliseconds after the page has loaded, in which it fetches what its links lead to. */
const rest = 3000;

/** Client module that starts the worker when the page has come to rest, in a built site only. */
function startAtRest(): void {
  const start = () => {
    import('../offline/page/start').then(
      ({start: startOffline}) => startOffline(siteConfig.baseUrl),
      () => {
        // Cut off: the next page tries again.
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
    }, rest);
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
  // At once: a page that opens without a network has the worker already.
  downloadThroughWorker();
  startAtRest();
}
