import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {plainPath} from '../../client/pageTable';

function isActive(item: PropSidebarItem, path: string): boolean {
  return (
    (item.type !== 'html' && item.href !== undefined && plainPath(item.href) === path) ||
    (item.type === 'category' && item.items.some((below) => isActive(below, path)))
  );
}

function firstLink(items: readonly PropSidebarItem[]): PropSidebarItem | undefined {
  for (const item of items) {
    const found = item.type === 'category' ? firstLink(item.items) : item;
    if (found?.type === 'link' && !found.unlisted) {
      return found;
    }
  }
  return undefined;
}

/** A collapsed category with the one item that its link falls back to without scripts. */
function folded(category: PropSidebarItemCategory): PropSidebarItemCategory {
  const link = firstLink(category.items);
  return {...category, items: link ? [link] : category.items};
}

function openItems(items: readonly PropSidebarItem[], path: string): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    return item.collapsible && item.collapsed && !isActive(item, path)
      ? folded(item)
      : {...item, items: openItems(item.items, path)};
  });
}

/** Items as the sidebar itself shows them: without what only lists of entries tell. */
function withoutFacts(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => {
    const own = {...item};
    delete own.customProps;
    return own.type === 'category' ? {...own, items: withoutFacts(own.items)} : own;
  });
}

/** What a page shows of the docs of its version. */
export interface ShownDocs {
  /** Address of the page. */
  readonly path: string;
  /** IDs of the docs that it links to. */
  readonly linked: ReadonlySet<string>;
  /** Whether a text is shown on the page. */
  readonly shows: (text: string) => boolean;
  /** Whether it lists what stands in a category, with the facts of each. */
  readonly hasEntries: boolean;
}

/**
 * The part of a version's metadata that the first render of a page needs: the
 * sidebar as it is open there, and the docs that the page names.
 */
export function versionPart(
  version: PropVersionMetadata,
  {path, linked, shows, hasEntries}: ShownDocs,
): PropVersionMetadata {
  const itemsOf = hasEntries ? (items: PropSidebarItem[]) => items : withoutFacts;
  return {
    ...version,
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        name,
        openItems(itemsOf(items), plainPath(path)),
      ]),
    ),
    docs: Object.fromEntries(
      Object.values(version.docs)
        .filter(({id}) => linked.has(id))
        .map((one) => [
          one.id,
          {...one, description: shows(one.description) ? one.description : ''},
        ]),
    ),
  };
}
