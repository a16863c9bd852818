import {families} from '../../content/schema/families';
import {transports} from '../../content/schema/labels.data';
import type {FrontMatterOf} from '../../content/schema/frontMatter';
import {distinct, type Findable} from './find';

/** Entry with the versions that have an identical one. */
export interface VersionedEntry<T> {
  readonly entry: T;
  /** Names of the versions, newest first. */
  readonly versions: readonly string[];
}

type IoServerFields = 'type' | 'vendor' | 'group' | 'licence' | 'capabilities';

export interface IoServerEntry extends Findable, Pick<FrontMatterOf<'io-server'>, IoServerFields> {
  /** ID of the page. */
  readonly doc: string;
  readonly transport: readonly string[];
}

export interface ObjectEntry extends Findable, Pick<FrontMatterOf<'object'>, 'element' | 'group'> {
  readonly doc: string;
  /** HTML of the thumbnail. */
  readonly picture?: string;
}

/** Entry of the finder for a page. */
export function ioServerEntry(doc: string, page: FrontMatterOf<'io-server'>): IoServerEntry {
  const {title, type, vendor, group, transport = [], models = [], keywords} = page;
  const {licence, capabilities} = page;
  const slug = doc.slice(families['io-server'].folder.length + 1);
  const names = distinct([title, type, slug]);
  const words = [vendor, ...models, ...keywords, ...transport.map((key) => transports[key])];
  const fields = {doc, title, type, vendor, group, transport, licence, capabilities};
  return {...fields, names, words: distinct(words, names)};
}

/** Entry of the gallery for a page. */
export function objectEntry(
  doc: string,
  page: FrontMatterOf<'object'>,
  picture?: string,
): ObjectEntry {
  const {element, group, keywords} = page;
  const title = page.sidebar_label ?? page.title;
  const slug = doc.slice(families.object.folder.length + 1);
  const names = distinct([title, slug, element]);
  return {doc, title, element, group, picture, names, words: distinct(keywords, names)};
}

/**
 * Merges the lists of the versions, sorted by title. Most entries are identical in all versions,
 * so that a page loads them once.
 *
 * @param lists entries by version name, newest first
 */
export function mergeVersions<T extends {readonly title: string}>(
  lists: readonly (readonly [version: string, entries: readonly T[]])[],
): VersionedEntry<T>[] {
  const merged = new Map<string, {entry: T; versions: string[]}>();
  for (const [version, entries] of lists) {
    for (const entry of entries) {
      const key = JSON.stringify(entry);
      const same = merged.get(key) ?? {entry, versions: []};
      same.versions.push(version);
      merged.set(key, same);
    }
  }
  return [...merged.values()].sort((a, b) =>
    a.entry.title.localeCompare(b.entry.title, 'en', {sensitivity: 'base'}),
  );
}
