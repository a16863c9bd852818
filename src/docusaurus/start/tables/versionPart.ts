import {routeKey} from '../client/pageTable';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';

function isActive(item: PropSidebarItem, path: string): boolean {
  return (
    (item.type !== 'html' && item.href !== undefined && routeKey(item.href) === path) ||
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

/** Collapsed category with the one item that its link falls back to without scripts. */
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

/** Sidebar items without the facts that only entry lists show. */
function withoutFacts(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => {
    const own = {...item};
    // The link to the parent of a page uses the query.
    if (own.customProps?.finderQuery === undefined) {
      delete own.customProps;
    }
    if (own.type === 'category') {
      delete own.description;
      own.items = withoutFacts(own.items);
    }
    return own;
  });
}

/** Docs that a page displays. */
export interface ShownDocs {
  /** Address of the page. */
  readonly path: string;
  /** IDs of the linked docs. */
  readonly linked: ReadonlySet<string>;
  /** Whether the page contains a text. */
  readonly shows: (text: string) => boolean;
  /** Whether the page lists category entries with their facts. */
  readonly hasEntries: boolean;
}

/**
 * Part of a version's metadata that the first render of a page needs: its sidebar in the
 * initial state, and the docs that the page references.
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
        openItems(itemsOf(items), routeKey(path)),
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
