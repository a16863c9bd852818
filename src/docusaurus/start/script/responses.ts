import {fillMenu, openMenu} from '../../../lib/device/menu';
import {root} from './page';
import {switchTheme} from './theme';

/** Menu of a phone. */
const menu = () => document.querySelector('dialog');

function selectTab(tab: Element): void {
  for (const one of tab.parentElement?.children ?? []) {
    const panel = document.getElementById(String(one.getAttribute('aria-controls')));
    one.setAttribute('aria-selected', String(one === tab));
    one.classList.toggle('tabs__item--active', one === tab);
    if (panel) {
      panel.hidden = one !== tab;
    }
  }
}

/** Effects of a tap by selector of its target; those that return true are complete. */
const responses: Readonly<Record<string, (target: Element) => unknown>> = {
  '.navbar__toggle': () => {
    const dialog = menu();
    if (dialog) {
      fillMenu(dialog);
      openMenu(dialog);
    }
    return true;
  },
  'dialog, .navbar-sidebar__close': () => {
    menu()?.close();
    return true;
  },
  '.colour-switch': switchTheme,
  '[role="tab"]': selectTab,
  '.theme-announcement-bar .close': () =>
    root.setAttribute('data-announcement-bar-initially-dismissed', 'true'),
};

/**
 * Shows the effect of a tap before hydration.
 *
 * @returns whether the tap is done; otherwise, React must repeat it
 */
export function respond(target: Element): boolean {
  const found = Object.keys(responses).find((selector) => target.matches(selector));
  return found !== undefined && responses[found]?.(target) === true;
}
