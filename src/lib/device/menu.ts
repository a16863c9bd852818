import {showCurrent} from './showCurrent';

/** Copies the sidebar of the page into the static menu of a phone, unless it is there. */
export function fillMenu(menu: Element): void {
  const list = document.querySelector('aside .theme-doc-sidebar-menu');
  const items = menu.querySelector('.navbar-sidebar__items');
  const [main, secondary] = Array.from(items?.children ?? []) as HTMLElement[];
  if (list && items && main && secondary && !items.querySelector('.theme-doc-sidebar-menu')) {
    secondary.append(list.cloneNode(true));
    items.classList.add('navbar-sidebar__items--show-secondary');
    main.inert = true;
    secondary.inert = false;
  }
}

/** Opens the menu of a phone, if it is not open, at the current page. */
export function openMenu(menu: HTMLDialogElement): void {
  if (!menu.open) {
    menu.showModal();
    showCurrent(menu);
  }
}
