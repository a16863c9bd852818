import {useEffect, useRef, type RefObject} from 'react';

const controls = 'button, input, select, textarea, summary, a[href], [tabindex]';

/** Whether an element can no longer have the focus. */
const cannotFocus = (element: HTMLElement) =>
  !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null;

/** The elements around an element, up to a frame. */
function ancestorsOf(element: HTMLElement, frame: HTMLElement): HTMLElement[] {
  const {parentElement} = element;
  return parentElement === null || element === frame
    ? []
    : [parentElement, ...ancestorsOf(parentElement, frame)];
}

/** The focused element with its surroundings, which cannot be found once it is removed. */
interface FocusedElement {
  readonly element: HTMLElement;
  readonly ancestors: readonly HTMLElement[];
  readonly allControls: readonly HTMLElement[];
}

/**
 * Keeps the focus in a picture that is rendered again. If the focused control is
 * removed, the nearest control of its object gets the focus; if the object is
 * removed, the whole picture.
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
    let focused: FocusedElement | undefined;
    const restore = () => {
      const {activeElement} = document;
      if (
        focused === undefined ||
        !cannotFocus(focused.element) ||
        (activeElement !== document.body && activeElement !== focused.element)
      ) {
        return;
      }
      const {element, ancestors, allControls} = focused;
      focused = undefined;
      const index = allControls.indexOf(element);
      const others = [...allControls.slice(index + 1), ...allControls.slice(0, index).reverse()];
      const nearest = ancestors
        .filter((one) => one !== frame && !cannotFocus(one))
        .map((scope) => others.find((one) => scope.contains(one) && !cannotFocus(one)))
        .find((one) => one !== undefined);
      (nearest ?? frame).focus({preventScroll: true});
    };
    const onFocus = ({target}: FocusEvent) => {
      if (target instanceof HTMLElement) {
        focused = {
          element: target,
          ancestors: ancestorsOf(target, frame),
          allControls: [...frame.querySelectorAll<HTMLElement>(controls)],
        };
      }
    };
    const onBlur = ({relatedTarget}: FocusEvent) => {
      if (relatedTarget !== null) {
        focused = undefined;
        return;
      }
      // The removal of an element and a click elsewhere cause the same event: check after the removal.
      queueMicrotask(() => {
        if (
          focused &&
          !cannotFocus(focused.element) &&
          document.activeElement !== focused.element
        ) {
          focused = undefined;
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
