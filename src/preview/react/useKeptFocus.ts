import {useEffect, useRef, type RefObject} from 'react';

const controls = 'button, input, select, textarea, summary, a[href], [tabindex]';

/** Whether an element can no longer have the focus. */
const isGone = (element: HTMLElement) =>
  !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null;

/** The elements around an element, up to a frame. */
function elementsAround(element: HTMLElement, frame: HTMLElement): HTMLElement[] {
  const {parentElement} = element;
  return parentElement === null || element === frame
    ? []
    : [parentElement, ...elementsAround(parentElement, frame)];
}

/**
 * Keeps the focus in a picture that is rendered again. If the control that has it
 * is gone, the nearest control of its object gets it; if the object is gone, the
 * whole picture.
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
    /** What has the focus, with its surroundings: nothing of them can be found once it is gone. */
    let kept:
      | {
          readonly element: HTMLElement;
          readonly around: readonly HTMLElement[];
          readonly all: readonly HTMLElement[];
        }
      | undefined;
    const restore = () => {
      const {activeElement} = document;
      if (
        kept === undefined ||
        !isGone(kept.element) ||
        (activeElement !== document.body && activeElement !== kept.element)
      ) {
        return;
      }
      const {element, around, all} = kept;
      kept = undefined;
      const index = all.indexOf(element);
      const others = [...all.slice(index + 1), ...all.slice(0, index).reverse()];
      const nearest = around
        .filter((one) => one !== frame && !isGone(one))
        .map((scope) => others.find((one) => scope.contains(one) && !isGone(one)))
        .find((one) => one !== undefined);
      (nearest ?? frame).focus({preventScroll: true});
    };
    const onFocus = ({target}: FocusEvent) => {
      if (target instanceof HTMLElement) {
        kept = {
          element: target,
          around: elementsAround(target, frame),
          all: [...frame.querySelectorAll<HTMLElement>(controls)],
        };
      }
    };
    const onBlur = ({relatedTarget}: FocusEvent) => {
      if (relatedTarget !== null) {
        kept = undefined;
        return;
      }
      // An element that is removed loses the focus as one does beside which the reader presses.
      queueMicrotask(() => {
        if (kept && !isGone(kept.element) && document.activeElement !== kept.element) {
          kept = undefined;
        }
      });
    };
    const observer = new MutationObserver(restore);
    observer.observe(frame, {
      childList: true,
      subtree: true,
      attributeFilter: ['hidden', 'disabled'],
    });
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
