/**
 * Box with the message that a part of the site failed to load.
 *
 * @param texts paragraphs
 */
export function faultNotice(...texts: readonly string[]): HTMLElement {
  const box = document.createElement('div');
  box.className = 'fault-notice';
  box.setAttribute('role', 'alert');
  for (const text of texts) {
    box.appendChild(document.createElement('p')).textContent = text;
  }
  return box;
}
