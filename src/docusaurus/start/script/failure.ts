import {wrongBase} from './address';
import {stopCapture} from './earlyInput';
import {base, isHydrated, isStyled, root, styleSheets, whenParsed} from './page';
import {repair, retry} from './repair';

const noStyle = 'The style of this page did not load.';

export const noScripts =
  'Part of this page did not load: search, menu and colour switch do not work.';

let reported = '';

const banner = document.createElement('div');
banner.setAttribute('role', 'alert');
banner.className = 'fault-notice';

function add(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return banner.appendChild(element);
}

function showBanner(text: string): void {
  banner.remove();
  banner.textContent = '';
  if (!isStyled()) {
    banner.style.cssText = 'position:sticky;bottom:0;padding:1rem;background:#fff;color:#000';
  }
  if (wrongBase) {
    banner.id = 'base-url-banner';
    add('p', 'Your site did not load properly.');
    add('p', `A common reason is a wrong base path. The site was built for baseUrl = ${base}.`);
    add(
      'p',
      `To serve the site from this address, set baseUrl to ${wrongBase} in docusaurus.config.ts.`,
    );
  } else {
    banner.id = 'load-failure';
    const sentence = add('p', `${text} The text is complete, and its links work.`);
    add('button', 'Retry').onclick = () => {
      retry().catch(() => {
        sentence.textContent = 'The site does not respond. Check the network, then retry.';
      });
    };
  }
  // The body may not be parsed yet.
  ((document.body as HTMLElement | null) ?? root).append(banner);
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
  void repair();
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
