import type {ClientModule} from '@docusaurus/types';
import {trustedHtml} from '../trust/trustedHtml';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** Milliseconds after which a reader is told that the next page is on its way. */
const delay = 200;

type Bar = (typeof import('nprogress'))['default'];

let started: Bar | undefined;

/** The bar: fetched in an idle moment, or when it is first wanted. */
async function loadBar(): Promise<Bar> {
  const {default: bar} = await import('nprogress');
  bar.configure({
    showSpinner: false,
    // Its own template is plain text, which the policy of the site lets no script write as HTML.
    template: trustedHtml('<div class="bar" role="bar"><div class="peg"></div></div>'),
  });
  return bar;
}

if (typeof window !== 'undefined' && typeof requestIdleCallback === 'function') {
  window.addEventListener(
    'load',
    () => requestIdleCallback(() => void loadBar().catch(() => undefined), {timeout: 5000}),
    {once: true},
  );
}

/** In place of the theme's client module, which has the bar in what every page waits for. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    let isAwaited = true;
    const timer = window.setTimeout(() => {
      loadBar()
        .then((bar) => {
          if (isAwaited) {
            bar.start();
            started = bar;
          }
        })
        // The page that is awaited says what is wrong.
        .catch(() => undefined);
    }, delay);
    return () => {
      isAwaited = false;
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate() {
    started?.done();
  },
};

export default progressBar;
