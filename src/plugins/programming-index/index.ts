import type {LoadContext, Plugin} from '@docusaurus/types';
import {entriesOf, type IndexEntry} from '../../catalogue/programmingIndex';
import type {VersionName} from '../../site/versions';
import pageIndex from '../page-index';

/** The index of each version, by the version's name. */
export type ProgrammingIndexData = Readonly<Record<VersionName, readonly IndexEntry[]>>;

/**
 * Everything that code can name, from the headings of the reference pages and
 * the attribute tables of the objects.
 */
export default function programmingIndex(context: LoadContext): Plugin {
  return pageIndex<IndexEntry>(context, {
    name: 'programming-index',
    folder: 'development',
    entriesOf: (pages) =>
      pages
        .flatMap(({doc, frontMatter, body}) => entriesOf(doc, String(frontMatter.title), body))
        .sort((a, b) => a.name.localeCompare(b.name) || a.kind.localeCompare(b.kind)),
    dataOf: (lists) => lists satisfies ProgrammingIndexData,
  });
}
