import {faultNotice} from '../../../lib/reload/faultNotice';
import {wrongBase} from './address';
import {stopCapture} from './earlyInput';
import {base, isHydrated, isStyled, root, styleSheets, whenParsed} from './page';
import {repair, retry} from './repair';

const noStyle = 'The style of this page did not load.';

export const noScripts =
  'Part of this page did not load: search, menu and colour switch do not work.';

let reported = '';

let banner: HTMLElement | undefined;

async function tryAgain(): Promise<void> {
  const response = await retry();
  if (response === 'foreign') {
    // The reader may have to log in to the network.
    location.reload();
  } else if (response === 'none') {
    const sentence = banner?.querySelector('p');
    sentence?.replaceChildren('The site does not respond. Check the network, then retry.');
  }
}

function showBanner(text: string): void {
  banner?.remove();
  const own = wrongBase
    ? faultNotice([
        'Your site did not load properly.',
        `A common reason is a wrong base path. The site was built for baseUrl = ${base}.`,
        `To serve the site from this address, set baseUrl to ${wrongBase} in docusaurus.config.ts.`,
      ])
    : faultNotice([`${text} The text is complete, and its links work.`], {
        Retry: () => void tryAgain(),
      });
  banner = own;
  own.id = wrongBase ? 'base-url-banner' : 'load-failure';
  if (!isStyled()) {
    own.style.cssText = 'position:sticky;bottom:0;padding:1rem;background:#fff;color:#000';
  }
  // The body may not be parsed yet.
  ((document.body as HTMLElement | null) ?? root).append(own);
}

/** Applies the styles of a browser without scripts, which open what only scripts can open. */
function styleWithoutScripts(): void {
  for (const {sheet} of isStyled() ? styleSheets() : []) {
    for (const rule of sheet?.cssRules ?? []) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText.replace('(scripting: none)', 'all');
      }
    }
  }
}

/** Shows that a part of the page failed to load, and reloads the page once. */
export function reportFailure(failure: string): void {
  if (reported === failure || reported === noScripts || (failure === noScripts && isHydrated())) {
    return;
  }
  reported = failure;
  repair();
  if (failure === noScripts) {
    stopCapture();
    styleWithoutScripts();
  }
  showBanner(failure);
}

function reportStyle(): void {
  reportFailure(noStyle);
}

/** Watches for files that fail to load. */
export function watchFailures(): void {
  addEventListener('unhandledrejection', (event) => {
    if (String(event.reason).startsWith('ChunkLoadError')) {
      reportFailure(noScripts);
    }
  });
  addEventListener('load', () => {
    if (!isStyled()) {
      reportStyle();
    }
  });
  // Error events of elements do not bubble.
  addEventListener(
    'error',
    ({target}) => {
      if (!styleSheets().includes(target as HTMLLinkElement)) {
        return;
      }
      if (document.readyState === 'loading') {
        whenParsed(reportStyle);
      } else {
        reportStyle();
      }
    },
    true,
  );
}
