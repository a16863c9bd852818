import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';

/**
 * Versions that the docs plugin has loaded.
 *
 * @param plugin name of the calling plugin, for the error
 * @throws Error if there is no docs plugin
 */
export function loadedVersions(allContent: AllContent, plugin: string): readonly LoadedVersion[] {
  // Docusaurus does not type the content of plugins.
  const content = allContent['docusaurus-plugin-content-docs']?.[DEFAULT_PLUGIN_ID] as
    LoadedContent | undefined;
  if (content === undefined) {
    throw new Error(`The plugin "${plugin}" requires the docs plugin, which is missing.`);
  }
  return content.loadedVersions;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type GeneratedIndex = Extract<
  NonNullable<Extract<SidebarItem, {type: 'category'}>['link']>,
  {type: 'generated-index'}
>;

/** Category with a generated index page. */
export interface ListedCategory {
  readonly item: Extract<SidebarItem, {type: 'category'}>;
  readonly link: GeneratedIndex;
}

/** Categories with a generated index page, including nested ones. */
export function listedCategories(items: readonly SidebarItem[]): ListedCategory[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const {link} = item;
    const own = link?.type === 'generated-index' ? [{item, link}] : [];
    return [...own, ...listedCategories(item.items)];
  });
}
