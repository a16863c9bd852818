/**
 * Box with the message that a part of the site failed to load.
 *
 * @param texts paragraphs
 * @param actions actions of its buttons, by label; the first is the primary one
 */
export function faultNotice(
  texts: readonly string[],
  actions: Readonly<Record<string, () => void>> = {},
): HTMLElement {
  const box = document.createElement('div');
  box.className = 'fault-notice';
  box.setAttribute('role', 'alert');
  for (const text of texts) {
    box.appendChild(document.createElement('p')).textContent = text;
  }
  for (const [index, [label, act]] of Object.entries(actions).entries()) {
    const button = box.appendChild(document.createElement('button'));
    button.type = 'button';
    button.className = `button button--${index === 0 ? 'primary' : 'secondary'}`;
    button.textContent = label;
    button.addEventListener('click', act);
  }
  return box;
}
