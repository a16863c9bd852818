import {useEffect, useRef, type RefObject} from 'react';

const controls = ['button', 'input', 'select', 'textarea', 'summary', 'a[href]']
  .map((control) => `${control}:not(:disabled, [hidden], [hidden] *)`)
  .join();

/** The elements around an element, up to a frame. */
function ancestorsOf(element: HTMLElement, frame: HTMLElement): HTMLElement[] {
  const {parentElement} = element;
  return parentElement === null || parentElement === frame
    ? []
    : [parentElement, ...ancestorsOf(parentElement, frame)];
}

/**
 * Keeps the focus in a picture that is rendered again. If the focused control is removed, hidden or
 * disabled, the first control beside it gets the focus; without one, the whole picture.
 *
 * @returns the reference for the picture, which can be focused by script
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = picture.current;
    if (frame === null) {
      return undefined;
    }
    let focused: HTMLElement | undefined;
    let ancestors: readonly HTMLElement[] = [];
    const observer = new MutationObserver(() => {
      const {activeElement, body} = document;
      if (
        focused &&
        (!focused.isConnected || focused.matches(':disabled, [hidden], [hidden] *')) &&
        (activeElement === body || activeElement === focused)
      ) {
        focused = undefined;
        const nearest = ancestors
          .filter(({isConnected}) => isConnected)
          .map((one) => one.querySelector<HTMLElement>(controls))
          .find((one) => one !== null);
        (nearest ?? frame).focus({preventScroll: true});
      }
    });
    observer.observe(frame, {
      childList: true,
      subtree: true,
      attributeFilter: ['hidden', 'disabled'],
    });
    const onFocus = ({target}: FocusEvent) => {
      focused = target instanceof HTMLElement && target !== frame ? target : undefined;
      ancestors = focused ? ancestorsOf(focused, frame) : [];
    };
    const onBlur = ({relatedTarget}: FocusEvent) => {
      // Without a related target, the element may have been removed.
      if (relatedTarget !== null) {
        focused = undefined;
      }
    };
    frame.addEventListener('focusin', onFocus);
    frame.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      frame.removeEventListener('focusin', onFocus);
      frame.removeEventListener('focusout', onBlur);
    };
  }, []);
  return picture;
}
