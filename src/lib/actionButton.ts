/**
 * Button of a notice outside React.
 *
 * @param kind variant of the theme's button, such as `primary`
 */
export function actionButton(label: string, kind: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `button button--${kind}`;
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}
