import type {ClientModule} from '@docusaurus/types';
import {showCurrent} from '../device/showCurrent';

/** Events by which a reader uses a list: from then on it stays where it is. */
const uses = ['pointerdown', 'wheel', 'keydown'] as const;

let stopShowing: () => void = () => undefined;

/** Shows the current item of the lists beside a page, which grow while a category opens. */
function showLists(): () => void {
  const grown = new ResizeObserver(() => showCurrent(document));
  const marked = new MutationObserver((changes) => {
    const [change] = changes;
    const list = change?.target.parentElement?.closest('.thin-scrollbar');
    if (list) {
      showCurrent(list);
    }
  });
  const stop = () => grown.disconnect();
  const lists = document.querySelectorAll(':is(nav, div).thin-scrollbar');
  for (const list of lists) {
    for (const item of list.children) {
      grown.observe(item);
    }
    // The theme marks a heading in the contents as the reader scrolls to it.
    marked.observe(list, {subtree: true, attributeFilter: ['class']});
    uses.forEach((use) => list.addEventListener(use, stop, {passive: true}));
  }
  return () => {
    stop();
    marked.disconnect();
    for (const list of lists) {
      uses.forEach((use) => list.removeEventListener(use, stop));
    }
  };
}

/** After the page has changed, its own item is in sight; after its address alone, the field that changed it. */
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
