import type {CheerioAPI} from 'cheerio';

type Selection = ReturnType<CheerioAPI>;

/** A page or a category of the manual, as the sidebar shows it. */
export interface SidebarItem {
  readonly label: string;
  /** Address on the site. */
  readonly address: string | undefined;
  /** None where the category is folded on the page. */
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

/** The sidebar of a page: what is open there. */
export function sidebarOf($: CheerioAPI): SidebarItem[] {
  return itemsOf($, $('.theme-doc-sidebar-menu').first());
}

/**
 * One sidebar with all that is open in two: each page has the categories open
 * that it stands in.
 */
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

/** Addresses of all pages that a sidebar leads to. */
export function addressesIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({address, items: below}) => [
    ...(address === undefined ? [] : [address]),
    ...addressesIn(below),
  ]);
}
