import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const closedSelector = '[role="tabpanel"][hidden], details:not([open])';

/**
 * Opens the tabs and disclosures around an element, outermost first.
 *
 * @returns whether any of them was closed
 */
function openAncestors(element: Element): boolean {
  const parts: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const isInside = at.querySelector(':scope > summary')?.contains(element) !== true;
    if (at.matches(closedSelector) && isInside) {
      parts.unshift(at);
    }
  }
  for (const part of parts) {
    if (part instanceof HTMLDetailsElement) {
      part.open = true;
    } else {
      document.querySelector<HTMLElement>(`[aria-controls="${part.id}"]`)?.click();
    }
  }
  return parts.length > 0;
}

/**
 * Opens the closed parts around the target of a hash, and marks it, because `:target` stays as it is
 * when the router navigates.
 */
function showTarget(hash: string): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.setAttribute('data-target', '');
  if (target && openAncestors(target)) {
    // Delayed until the tab is rendered, because tabs restore their own scroll position.
    setTimeout(() => target.scrollIntoView());
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Fired by the browser's find-in-page, by text fragments and by the highlights of the site's
  // search.
  document.addEventListener('beforematch', ({target}) => {
    if (target instanceof Element) {
      openAncestors(target);
    }
  });
}

/** Delayed, because tabs first apply the stored choice. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  setTimeout(showTarget, 0, location.hash);
};
