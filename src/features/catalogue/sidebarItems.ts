import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {frontMatterOf} from '../../content/schema/frontMatterOf';
import {families} from '../../content/schema/families';
import {ioServerGroups, objectGroups} from '../../content/schema/labels.data';
import {tutorialPaths, type Stage} from '../../content/schema/tutorialPaths';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Items = Awaited<ReturnType<Generator>>;
type Item = Items[number];
type Docs = Parameters<Generator>[0]['docs'];

const familyGroups = [
  {folder: families['io-server'].folder, groups: ioServerGroups},
  {folder: families.object.folder, groups: objectGroups},
] as const;

function group(items: Items, docs: Docs, labels: Readonly<Record<string, string>>): Items {
  const pages = new Map(docs.map((doc) => [doc.id, frontMatterOf(doc)]));
  const named = items.map((item) => {
    const page = item.type === 'doc' ? pages.get(item.id) : undefined;
    const own = page !== undefined && 'group' in page ? page.group : undefined;
    return {item, own, name: page?.sidebar_label ?? page?.title ?? ''};
  });
  return Object.entries(labels).flatMap(([key, label]): Items => {
    const members = named
      .filter(({own}) => own === key)
      // By label, because the file names are sorted by type.
      .sort((a, b) => a.name.localeCompare(b.name, 'en', {sensitivity: 'base'}))
      .map(({item}) => item);
    return members.length === 0
      ? []
      : [
          {
            type: 'category',
            label,
            items: members,
            collapsed: true,
            collapsible: true,
            // A group without its own page links to the finder, filtered by the group.
            ...(labels === ioServerGroups && {customProps: {finderQuery: `group=${key}`}}),
          },
        ];
  });
}

type Category = Extract<Item, {type: 'category'}>;

/** Facts of a tutorial in the list of its category. */
export interface TutorialFacts {
  readonly time?: number;
  readonly level?: string;
  /** Titles of the tutorials on which it builds. */
  readonly after?: readonly string[];
  /** Stage, if this is its first tutorial. */
  readonly stage?: Pick<Stage, 'title' | 'text'>;
}

function folderOf({items}: Category): string {
  const [page = ''] = items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
  return page.slice(0, page.lastIndexOf('/'));
}

function factsOf(item: Item, docs: Docs): TutorialFacts {
  const doc = item.type === 'doc' ? docs.find(({id}) => id === item.id) : undefined;
  const page = doc && frontMatterOf(doc);
  if (page?.family !== 'tutorial') {
    return {};
  }
  const {time, level, uses = []} = page;
  const after = uses
    .filter((id) => id.startsWith('tutorials/'))
    .flatMap((id) => docs.find((other) => other.id === id)?.title ?? []);
  return {time, level, after: after.length > 0 ? after : undefined};
}

/**
 * Sorts the tutorials of a category by stage. The tutorials of a folder without its own page move
 * up.
 *
 * @throws Error if a tutorial has no stage, or a stage names a missing tutorial
 */
function inStages(items: Items, folder: string, stages: readonly Stage[], docs: Docs): Items {
  const rest = items.flatMap((item) =>
    item.type === 'category' && item.link === undefined ? item.items : [item],
  );
  const pathOf = (item: Item): string =>
    item.type === 'doc' ? item.id : item.type === 'category' ? folderOf(item) : '';
  const hint = 'See src/content/schema/tutorial-paths.yml.';
  const pages = stages.flatMap(({title, text, members}) =>
    members.map((member, index) => {
      const at = rest.findIndex((item) => pathOf(item) === `${folder}/${member}`);
      const [item] = at < 0 ? [] : rest.splice(at, 1);
      if (item === undefined) {
        throw new Error(`${folder} has no ${member}, which stage "${title}" names. ${hint}`);
      }
      const facts = {...factsOf(item, docs), ...(index === 0 && {stage: {title, text}})};
      return {...item, customProps: {...facts}};
    }),
  );
  const [extra] = rest;
  if (extra !== undefined) {
    throw new Error(`${pathOf(extra)} belongs to no stage of ${folder}. ${hint}`);
  }
  return pages;
}

/**
 * Generator of the sidebar of a docs tree: I/O servers and UI objects are grouped by the front
 * matter `group`, because ninety entries in a row cannot be scanned on a phone. Tutorials are
 * sorted by stage.
 *
 * @param finders address of the finder by version name
 */
export const sidebarItems =
  (finders: Readonly<Record<string, string>>): Generator =>
  async ({defaultSidebarItemsGenerator, ...args}) => {
    const items = await defaultSidebarItemsGenerator(args);
    const finder = finders[args.version.versionName];
    const regroup = (list: Items): Items =>
      list.map((item) => {
        if (item.type !== 'category') {
          return item;
        }
        const family = familyGroups.find(({folder}) =>
          item.items.some((child) => child.type === 'doc' && child.id.startsWith(`${folder}/`)),
        );
        if (!family) {
          const folder = folderOf(item);
          const stages = tutorialPaths[folder];
          const below = regroup(item.items);
          return {
            ...item,
            // Description on the card of the category.
            description: item.link?.type === 'generated-index' ? item.link.description : undefined,
            items: stages === undefined ? below : inStages(below, folder, stages, args.docs),
          };
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
