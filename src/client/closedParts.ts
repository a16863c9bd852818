import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const closed = '[role="tabpanel"][hidden], details:not([open])';

/** The tab of a panel. */
function tabOf(panel: Element): HTMLElement | undefined {
  const index = [...(panel.parentElement?.children ?? [])].indexOf(panel);
  return panel
    .closest('.tabs-container')
    ?.querySelector('[role="tablist"]')
    ?.querySelectorAll<HTMLElement>('[role="tab"]')[index];
}

/**
 * Opens the tabs and folds around an element, the outermost first.
 *
 * @returns whether one was closed
 */
function openAround(element: Element): boolean {
  const parts: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const isInside = at.querySelector(':scope > summary')?.contains(element) !== true;
    if (at.matches(closed) && isInside) {
      parts.unshift(at);
    }
  }
  for (const part of parts) {
    if (part instanceof HTMLDetailsElement) {
      part.open = true;
    } else {
      tabOf(part)?.click();
    }
  }
  return parts.length > 0;
}

/** Shows what a hash names, where a closed part holds it. */
function showTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target && openAround(target)) {
    // After the tab has been rendered, which keeps its own position on the screen.
    setTimeout(() => target.scrollIntoView());
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // The browser's own search, a link to a text and the highlights of the site's search announce what they show.
  document.addEventListener('beforematch', ({target}) => {
    if (target instanceof Element) {
      openAround(target);
    }
  });
}

/** Once the page is rendered: tabs are chosen by what is stored first. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  setTimeout(showTarget, 0, location.hash);
};
