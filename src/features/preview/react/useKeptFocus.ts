import {useEffect, useRef, type RefObject} from 'react';

const controls = 'button, input, select, textarea, summary, a[href], [tabindex]';

const canFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden]') === null;

/**
 * Keeps the focus in a picture that is rendered again. If the focused control is
 * removed, the control in its place in the same object gets the focus, or else the
 * whole picture.
 *
 * @returns the reference for the picture, which can be focused by script
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = picture.current;
    /** The focused element with its object, which cannot be found once it is removed. */
    let focused: {element: HTMLElement; object: HTMLElement; index: number} | undefined;
    const controlsOf = (object: HTMLElement) => [...object.querySelectorAll<HTMLElement>(controls)];
    const observer = new MutationObserver(() => {
      const {activeElement} = document;
      if (
        focused &&
        !canFocus(focused.element) &&
        (activeElement === document.body || activeElement === focused.element)
      ) {
        const others = focused.object.isConnected ? controlsOf(focused.object) : [];
        const next = others.slice(focused.index).find(canFocus) ?? others.findLast(canFocus);
        (next ?? frame)?.focus({preventScroll: true});
      }
    });
    const onFocus = ({target}: FocusEvent) => {
      const element = target as HTMLElement;
      const object = element.closest<HTMLElement>('.preview-object') ?? element;
      focused = {element, object, index: controlsOf(object).indexOf(element)};
    };
    const onBlur = ({target}: FocusEvent) =>
      // A removed element loses the focus in the same way as by a click beside it.
      queueMicrotask(() => {
        if (focused?.element === target && canFocus(focused.element)) {
          focused = undefined;
        }
      });
    if (frame) {
      observer.observe(frame, {
        childList: true,
        subtree: true,
        attributeFilter: ['hidden', 'disabled'],
      });
    }
    frame?.addEventListener('focusin', onFocus);
    frame?.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      frame?.removeEventListener('focusin', onFocus);
      frame?.removeEventListener('focusout', onBlur);
    };
  }, []);
  return picture;
}
