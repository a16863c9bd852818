import {fillMenu} from '../../../lib/device/menu';
import {showCurrent} from '../../../lib/device/showCurrent';

/**
 * Opens or closes the menu of a phone before hydration.
 *
 * @param target clicked element
 * @returns whether the click was handled
 */
export function switchMenu(target: Element): boolean {
  const menu = document.querySelector<HTMLDialogElement>('.menu-dialog');
  if (menu === null) {
    return false;
  }
  if (target === menu || target.closest('.navbar-sidebar__close')) {
    menu.close();
    return true;
  }
  if (target.closest('.navbar__toggle') === null) {
    return false;
  }
  fillMenu(menu);
  menu.showModal();
  showCurrent(menu);
  return true;
}
