import {useEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {inertBeside} from '../device/inertBeside';
import {isPlainKey} from '../device/keys';

/** Marker in the history state of an overlay's entry. */
const overlayMarker = 'isOverlay';

function isOwnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && overlayMarker in state;
}

/** Callbacks for pending `history.back()` calls over an overlay's entry, in order. */
const pendingBacks: (() => void)[] = [];
/** Closes the overlay of the current entry. */
let closeOpen: (() => void) | undefined;

if (typeof window !== 'undefined') {
  // A reload keeps the history entry of an overlay, but not the overlay.
  if (isOwnEntry()) {
    pendingBacks.push(() => undefined);
    window.history.back();
  }
  // Registered before the router's listener, because listeners run in order of registration.
  window.addEventListener('popstate', (event) => {
    const run = pendingBacks.shift() ?? closeOpen;
    if (run) {
      event.stopImmediatePropagation();
      run();
    }
  });
}

/** Adds a history entry for an overlay; returns the function that removes it. */
function addEntry(history: ReturnType<typeof useHistory>, close: () => void): () => void {
  const push = history.push.bind(history);
  const waiting: Parameters<typeof push>[] = [];
  let isLeft = false;
  window.history.pushState({...(window.history.state as object | null), [overlayMarker]: true}, '');
  const onBack = () => {
    isLeft = true;
    close();
  };
  closeOpen = onBack;
  const finish = () => {
    history.push = push;
    waiting.splice(0).forEach((to) => push(...to));
  };
  const leave = () => {
    closeOpen = closeOpen === onBack ? undefined : closeOpen;
    if (isLeft || !isOwnEntry()) {
      finish();
    } else if (!pendingBacks.includes(finish)) {
      pendingBacks.push(finish);
      window.history.back();
    }
  };
  // Removes the entry of the overlay before a navigation, so that Back from the next page leads to
  // this page.
  history.push = (...to: Parameters<typeof push>) => {
    waiting.push(to);
    leave();
  };
  return leave;
}

/**
 * Back closes an overlay before it leaves the page. The overlay has its own history entry,
 * which is hidden from the router because the router scrolls to the top on each navigation.
 *
 * @param close must be stable, or the entry is recreated on each render
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const history = useHistory();
  useEffect(() => (isOpen ? addEntry(history, close) : undefined), [history, isOpen, close]);
}

/** Closes an overlay on Escape and stops the event, until the signal ends it. */
function onEscape(overlay: Element, signal: AbortSignal, close: () => void): void {
  const onKey = (event: KeyboardEvent) => {
    if (isPlainKey(event, 'Escape') && !overlay.matches('details:not([open])')) {
      event.preventDefault();
      close();
    }
  };
  // Capture phase, to run before other handlers of Escape.
  document.addEventListener('keydown', onKey, {capture: true, signal});
}

/**
 * Focus trap for a modal overlay that contains its opener. Escape and Back close it.
 *
 * @param close must be stable
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
    const open = new AbortController();
    onEscape(own, open.signal, close);
    return () => {
      open.abort();
      release();
      // Not after a link, where the next page manages the focus.
      if (own.contains(document.activeElement) && opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, [overlay, isOpen, close]);
}

/**
 * Pop-up with its trigger. Escape, a click or focus outside, and a navigation close it.
 *
 * @param isOpen always true for a `details` element, which can be open before hydration
 * @param close must be stable
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
    const open = new AbortController();
    const {signal} = open;
    onEscape(own, signal, () => {
      if (own.contains(document.activeElement)) {
        own.querySelector<HTMLElement>('summary, button, input, a[href]')?.focus();
      }
      close();
    });
    document.addEventListener('focusin', onOther, {signal});
    document.addEventListener('pointerdown', onOther, {signal});
    return () => open.abort();
  }, [box, isOpen, close]);
}
