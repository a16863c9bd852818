import {useEffect, useRef, type FocusEvent} from 'react';

const controls = ['button', 'input', 'select', 'textarea', 'summary', 'a[href]']
  .map((control) => `${control}:not(:disabled, [hidden], [hidden] *)`)
  .join();

/** An element and its ancestors, up to a frame. */
function pathOf(element: HTMLElement | null, frame: HTMLElement): readonly HTMLElement[] {
  return element === null || element === frame
    ? []
    : [element, ...pathOf(element.parentElement, frame)];
}

/**
 * Keeps the focus in a picture that is rendered again. If the focused control is removed, hidden or
 * disabled, the first control beside it gets the focus; without one, the whole picture.
 *
 * @returns properties of the picture, which can be focused by script
 */
export function useKeptFocus() {
  const picture = useRef<HTMLDivElement>(null);
  const path = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const [focused, ...around] = path.current;
    const {activeElement, body} = document;
    const isGone =
      focused && (!focused.isConnected || focused.matches(':disabled, [hidden], [hidden] *'));
    if (isGone && (activeElement === body || activeElement === focused)) {
      const nearest = around
        .filter(({isConnected}) => isConnected)
        .map((one) => one.querySelector<HTMLElement>(controls))
        .find((one) => one !== null);
      (nearest ?? picture.current)?.focus({preventScroll: true});
    }
  });
  return {
    ref: picture,
    onFocus: ({target, currentTarget}: FocusEvent<HTMLElement>) => {
      path.current = pathOf(target, currentTarget);
    },
    onBlur: ({relatedTarget}: FocusEvent) => {
      // Without a related target, the element may have been removed.
      if (relatedTarget !== null) {
        path.current = [];
      }
    },
  };
}
