import {actionButton} from './actionButton';
import styles from './notice.module.css';

let isShown = false;

/** Gives the focus back to what had it before the notice, or else to the heading of the page. */
function giveFocusBack(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected;
  const place = isThere ? before : document.querySelector<HTMLElement>('main h1');
  if (place && !isThere) {
    place.tabIndex = -1;
  }
  place?.focus({preventScroll: true});
}

/**
 * Offers the reader a newer release to load at a time of their choice.
 *
 * @param load opens the page anew
 */
export function showNotice(load: () => void): void {
  if (isShown) {
    return;
  }
  isShown = true;
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  const text = document.createElement('p');
  text.textContent = 'This manual was updated.';
  const loadButton = actionButton('Reload', 'primary', () => {
    loadButton.disabled = true;
    load();
  });
  let before: EventTarget | null = null;
  notice.addEventListener('focusin', ({relatedTarget}) => {
    if (!(relatedTarget instanceof Node && notice.contains(relatedTarget))) {
      before = relatedTarget;
    }
  });
  const laterButton = actionButton('Later', 'secondary', () => {
    const hasFocus = notice.contains(document.activeElement);
    notice.remove();
    if (hasFocus) {
      giveFocusBack(before);
    }
  });
  // A region that is there first is read out when it gets its text.
  requestAnimationFrame(() => notice.append(text, loadButton, laterButton));
}
