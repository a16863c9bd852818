import {useEffect, useRef, type FocusEvent} from 'react';

/**
 * Keeps the focus in a picture that is rendered again: if the focused control is removed, hidden or
 * disabled, the picture gets the focus.
 *
 * @returns properties of the picture, which can be focused by script
 */
export function useKeptFocus() {
  const picture = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const {activeElement, body} = document;
    const focused = control.current;
    const isGone =
      focused && (!focused.isConnected || focused.matches(':disabled, [hidden], [hidden] *'));
    if (isGone && (activeElement === body || activeElement === focused)) {
      picture.current?.focus({preventScroll: true});
    }
  });
  return {
    ref: picture,
    onFocus: ({target}: FocusEvent<HTMLElement>) => {
      control.current = target;
    },
    onBlur: ({relatedTarget}: FocusEvent) => {
      // Without a related target, the element may have been removed.
      if (relatedTarget !== null) {
        control.current = undefined;
      }
    },
  };
}
