import {actionButton} from '../../../lib/actionButton';
import styles from './notice.module.css';

let isShown = false;

/**
 * Restores the focus to the element that had it before the notice, or moves it to the page
 * heading.
 */
function restoreFocus(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected;
  const place = isThere ? before : document.querySelector<HTMLElement>('main h1');
  if (place && !isThere) {
    place.tabIndex = -1;
  }
  place?.focus({preventScroll: true});
}

/**
 * Offers a newer release.
 *
 * @param load reloads the page
 */
export function showNotice(load: () => void): void {
  if (isShown) {
    return;
  }
  isShown = true;
  const notice = document.createElement('div');
  notice.className = `screen-only ${styles.notice ?? ''}`;
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
      restoreFocus(before);
    }
  });
  // A live region must exist before its text, or screen readers do not announce it.
  requestAnimationFrame(() => notice.append(text, loadButton, laterButton));
}
