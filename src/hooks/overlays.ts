import {useEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {inertBeside} from '../device/inertBeside';
import {isPlainKey} from '../device/keys';

/** What the entry of the history that belongs to an overlay has beside the router's state. */
const mark = 'isOverlay';

function isOwnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Run, each in its turn, when the history has gone back over the entry of an overlay. */
const departures: (() => void)[] = [];
/** Closes the overlay that has the present entry. */
let closeOpen: (() => void) | undefined;

// Added before the router's listener: on a window, listeners run in the order of their addition.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    const run = departures.shift() ?? closeOpen;
    if (run) {
      event.stopImmediatePropagation();
      run();
    }
  });
}

/** Adds the entry of an overlay; the function returned removes it. */
function addEntry(history: ReturnType<typeof useHistory>, close: () => void): () => void {
  const push = history.push.bind(history);
  let isLeft = false;
  window.history.pushState({...(window.history.state as object | null), [mark]: true}, '');
  const onBack = () => {
    isLeft = true;
    close();
  };
  closeOpen = onBack;
  const leave = (then: () => void) => {
    closeOpen = closeOpen === onBack ? undefined : closeOpen;
    history.push = push;
    if (isLeft || !isOwnEntry()) {
      then();
      return;
    }
    isLeft = true;
    departures.push(then);
    window.history.back();
  };
  // Else Back would lead from the next page to the entry of the overlay.
  history.push = (...to: Parameters<typeof push>) => leave(() => push(...to));
  return () => leave(() => undefined);
}

/**
 * Back closes an overlay before it leaves the page: the overlay has an entry of
 * its own in the history, which goes when it is closed otherwise or a link is
 * followed. The router does not hear of that entry, as it scrolls to the top of
 * the page with each one.
 *
 * @param close the same function at each render, or the entry is made anew
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const history = useHistory();
  useEffect(() => (isOpen ? addEntry(history, close) : undefined), [history, isOpen, close]);
}

/** Escape closes, and does nothing else. */
function onEscape(close: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (isPlainKey(event, 'Escape')) {
      event.preventDefault();
      close();
    }
  };
  // Before those that act on an Escape that nothing else has used.
  document.addEventListener('keydown', onKey, {capture: true});
  return () => document.removeEventListener('keydown', onKey, {capture: true});
}

/** The first element that takes the focus, in their order. */
const control = 'summary, button, input, a[href]';

/**
 * A modal overlay that is no `dialog`: the focus goes into it, stays there, and
 * returns; Escape and Back close it.
 *
 * @param close the same function at each render
 */
export function useModal(
  overlay: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useBackCloses(isOpen, close);
  useEffect(() => {
    const own = overlay.current;
    if (!isOpen || own === null) {
      return undefined;
    }
    const opener = document.activeElement;
    const release = inertBeside(own);
    if (!own.contains(opener)) {
      own.querySelector<HTMLElement>(control)?.focus();
    }
    let isEscaped = false;
    const stopWaiting = onEscape(() => {
      isEscaped = true;
      close();
    });
    return () => {
      stopWaiting();
      release();
      // Not after a link, which leaves the focus to the next page.
      if ((isEscaped || own.contains(document.activeElement)) && opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, [overlay, isOpen, close]);
}

/**
 * A pop-up over the page, with its control: Escape, a press or the focus
 * elsewhere, and another page close it.
 *
 * @param close the same function at each render
 */
export function usePopUp(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const pathname = useHistorySelector(({location}) => location.pathname);
  useEffect(() => close, [pathname, close]);
  useEffect(() => {
    const own = box.current;
    if (!isOpen || own === null) {
      return undefined;
    }
    const onOther = ({target}: Event) => {
      if (target instanceof Node && !own.contains(target)) {
        close();
      }
    };
    const stopWaiting = onEscape(() => {
      if (own.contains(document.activeElement)) {
        own.querySelector<HTMLElement>(control)?.focus();
      }
      close();
    });
    document.addEventListener('focusin', onOther);
    document.addEventListener('pointerdown', onOther);
    return () => {
      stopWaiting();
      document.removeEventListener('focusin', onOther);
      document.removeEventListener('pointerdown', onOther);
    };
  }, [box, isOpen, close]);
}
