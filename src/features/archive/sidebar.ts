import type {CheerioAPI} from 'cheerio';

type Selection = ReturnType<CheerioAPI>;

/** Page or category. */
export interface SidebarItem {
  readonly label: string;
  /** Address on the site. */
  readonly address: string | undefined;
  /** Empty if the category is collapsed. */
  readonly items: readonly SidebarItem[];
}

function itemsOf($: CheerioAPI, list: Selection): SidebarItem[] {
  return list
    .children('li')
    .toArray()
    .map((item) => {
      const link = $(item).find('a.menu__link').first();
      return {
        label: link.text(),
        address: link.attr('href'),
        items: itemsOf($, $(item).children('ul')),
      };
    });
}

/** Sidebar of a page, which has the expanded categories only. */
export function sidebarOf($: CheerioAPI): SidebarItem[] {
  return itemsOf($, $('.theme-doc-sidebar-menu').first());
}

/** Sidebar with the expanded categories of both. */
export function mergeSidebars(
  one: readonly SidebarItem[],
  other: readonly SidebarItem[],
): SidebarItem[] {
  if (one.length === 0 || other.length === 0) {
    return [...one, ...other];
  }
  const others = new Map(other.map((item) => [item.label, item]));
  return one.map((item) => ({
    ...item,
    items: mergeSidebars(item.items, others.get(item.label)?.items ?? []),
  }));
}

/** Addresses of all pages of a sidebar. */
export function addressesIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({address, items: below}) => [
    ...(address === undefined ? [] : [address]),
    ...addressesIn(below),
  ]);
}
