import {isDeepStrictEqual} from 'node:util';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocEntry, PackedDoc, PackedItem, PackedVersion} from '../../client/pageTable';
import {unpackDoc, unpackEntry, unpackItem} from '../../client/unpack';

/** The short form of a value, where the browser makes the same value of it again. */
function shorter<Short, Long>(short: Short, long: Long, unpack: (short: Short) => Long) {
  return isDeepStrictEqual(unpack(short), long) ? short : long;
}

/**
 * A doc of the global data in few bytes: `unpackEntry` makes it whole.
 *
 * @param root address of its version
 */
export function packEntry(entry: DocEntry, root: string): DocEntry | string {
  return shorter(entry.id, entry, (short) => unpackEntry(short, root));
}

function packItem(item: PropSidebarItem, root: string): PackedItem {
  switch (item.type) {
    case 'link':
      return shorter<PackedItem, PropSidebarItem>([item.href, item.label], item, (short) =>
        unpackItem(short, root),
      );
    case 'category':
      return shorter<PackedItem, PropSidebarItem>(
        [item.href ?? '', item.label, item.items.map((one) => packItem(one, root))],
        item,
        (short) => unpackItem(short, root),
      );
    case 'html':
      return item;
  }
}

function packDoc(doc: PropVersionMetadata['docs'][string]): PackedDoc {
  const {id, title, description} = doc;
  return shorter<PackedDoc, typeof doc>(
    description === '' ? [id, title] : [id, title, description],
    doc,
    unpackDoc,
  );
}

/**
 * The metadata of a version in few bytes: `unpackVersion` makes it whole.
 *
 * @param root address of the version
 */
export function packVersion(version: PropVersionMetadata, root: string): PackedVersion {
  return {
    ...version,
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        name,
        items.map((item) => packItem(item, root)),
      ]),
    ),
    docs: Object.values(version.docs).map(packDoc),
  };
}
