import type {ClientModule} from '@docusaurus/types';
import {showCurrent} from '../../../lib/device/showCurrent';

/** Interactions after which a list no longer scrolls automatically. */
const interactions = ['pointerdown', 'wheel', 'keydown'] as const;

let stopShowing: () => void = () => undefined;

/** Scrolls the lists beside a page to the current item while they grow. */
function showLists(): () => void {
  const shown = new AbortController();
  const grown = new ResizeObserver(() => showCurrent(document));
  const marked = new MutationObserver(([change]) => {
    const list = change?.target.parentElement?.closest('.thin-scrollbar');
    if (list) {
      showCurrent(list);
    }
  });
  const stop = () => grown.disconnect();
  for (const list of document.querySelectorAll(':is(nav, div).thin-scrollbar')) {
    for (const item of list.children) {
      grown.observe(item);
    }
    // The theme marks the heading in the table of contents while the reader scrolls.
    marked.observe(list, {subtree: true, attributeFilter: ['class']});
    const {signal} = shown;
    interactions.forEach((use) => list.addEventListener(use, stop, {passive: true, signal}));
  }
  return () => {
    stop();
    marked.disconnect();
    shown.abort();
  };
}

/** A new page shows its item; a new query or hash keeps the focused field visible. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    stopShowing();
    stopShowing = showLists();
  } else if (document.activeElement?.matches('input, select')) {
    document.activeElement.scrollIntoView({block: 'nearest'});
  }
};
