import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocEntry, PackedDoc, PackedItem, PackedVersion} from './pageTable';

/** The sidebar of the manual: `sidebars.ts`. */
const sidebar = 'docs';

/**
 * A doc as the docs plugin's global data has it.
 *
 * @param root address of its version
 */
export function unpackEntry(entry: DocEntry | string, root: string): DocEntry {
  return typeof entry === 'string'
    ? {id: entry, path: `${root}${entry.startsWith('/') ? '' : '/'}${entry}`, sidebar}
    : entry;
}

/**
 * An item of the sidebar as the metadata of its version has it.
 *
 * @param root address of its version
 */
export function unpackItem(item: PackedItem, root: string): PropSidebarItem {
  if (!('length' in item)) {
    return item;
  }
  const [href, label, items] = item;
  if (items) {
    return {
      type: 'category',
      label,
      collapsible: true,
      collapsed: true,
      items: items.map((one) => unpackItem(one, root)),
      ...(href && {href}),
    };
  }
  const link = {type: 'link', label, href} as const;
  // A link to a part of a page is none to a doc.
  return href.includes('#') ? link : {...link, docId: href.slice(root.length + 1), unlisted: false};
}

/** A doc as the metadata of its version has it. */
export function unpackDoc(doc: PackedDoc): PropVersionMetadata['docs'][string] {
  if (!('length' in doc)) {
    return doc;
  }
  const [id, title, description = ''] = doc;
  return {id, title, description, sidebar};
}

/**
 * The metadata of a version.
 *
 * @param root address of the version
 */
export function unpackVersion(version: PackedVersion, root: string): PropVersionMetadata {
  return {
    ...version,
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        name,
        items.map((item) => unpackItem(item, root)),
      ]),
    ),
    docs: Object.fromEntries(version.docs.map(unpackDoc).map((doc) => [doc.id, doc])),
  };
}
