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
