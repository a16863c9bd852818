import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {families, ioServerGroups, objectGroups} from './families';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Items = Awaited<ReturnType<Generator>>;
type Item = Items[number];
type Docs = Parameters<Generator>[0]['docs'];

const groupedFamilies = [
  {folder: families['io-server'].folder, groups: ioServerGroups},
  {folder: families.object.folder, groups: objectGroups},
] as const;

function group(items: Items, docs: Docs, labels: Readonly<Record<string, string>>): Items {
  const docOf = new Map(docs.map((doc) => [doc.id, doc]));
  const nameOf = (item: Item) => {
    const doc = item.type === 'doc' ? docOf.get(item.id) : undefined;
    return doc?.frontMatter.sidebar_label ?? doc?.title ?? '';
  };
  return Object.entries(labels).flatMap(([key, label]): Items => {
    const members = items
      .filter((item) => item.type === 'doc' && docOf.get(item.id)?.frontMatter.group === key)
      // By what the reader sees: file names follow the type, not the maker.
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en', {sensitivity: 'base'}));
    return members.length === 0
      ? []
      : [{type: 'category', label, items: members, collapsed: true, collapsible: true}];
  });
}

/**
 * Sidebar items of a docs tree: the stock items, with the I/O servers and the
 * UI objects put under one category per front matter `group`. Ninety entries
 * in a row cannot be scanned on a phone. Above the I/O servers stands a link to
 * their finder.
 *
 * @param finders address of the finder of each version, by the version's name
 */
export const sidebarItems =
  (finders: Readonly<Record<string, string>>): Generator =>
  async ({defaultSidebarItemsGenerator, ...args}) => {
    const items = await defaultSidebarItemsGenerator(args);
    const belongsTo = (item: Item, folder: string) =>
      item.type === 'doc' && item.id.startsWith(`${folder}/`);
    const finder = finders[args.version.versionName];
    const regroup = (list: Items): Items =>
      list.map((item) => {
        if (item.type !== 'category') {
          return item;
        }
        const family = groupedFamilies.find(({folder}) =>
          item.items.some((child) => belongsTo(child, folder)),
        );
        if (!family) {
          return {...item, items: regroup(item.items)};
        }
        const groups = group(item.items, args.docs, family.groups);
        return {
          ...item,
          items:
            family.groups === ioServerGroups && finder !== undefined
              ? [{type: 'link', label: 'Find your device', href: finder}, ...groups]
              : groups,
        };
      });
    return regroup(items);
  };
