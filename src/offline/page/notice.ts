import {actionButton} from './actionButton';
import styles from './notice.module.css';

let isShown = false;

/**
 * Tells the reader that a new edition can be loaded, and lets them choose when.
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
  text.textContent = 'A new edition is ready.';
  const loadButton = actionButton('Load it', 'primary', () => {
    loadButton.disabled = true;
    load();
  });
  const laterButton = actionButton('Later', 'secondary', () => notice.remove());
  // A region that is there first is read out when it gets its text.
  requestAnimationFrame(() => notice.append(text, loadButton, laterButton));
}
