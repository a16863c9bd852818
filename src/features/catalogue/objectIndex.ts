import {families, type ObjectGroup} from '../../content/schema/families';
import {distinct, type Findable} from './find';
import type {FrontMatterOf} from '../../content/schema/frontMatter';

/** UI object in the gallery. */
export interface ObjectEntry extends Findable {
  /** ID of the page. */
  readonly doc: string;
  readonly element?: string;
  readonly group: ObjectGroup;
  /** HTML of the thumbnail. */
  readonly picture?: string;
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
  return {
    doc,
    title,
    ...(element !== undefined && {element}),
    group,
    ...(picture !== undefined && {picture}),
    names,
    words: distinct(keywords, names),
  };
}
