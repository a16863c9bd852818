import {families, type ObjectGroup} from '../schema/families';
import {distinct, type Findable} from './find';
import type {FrontMatterOf} from '../schema/frontMatter';

/** One UI object as the gallery lists it, from the front matter of its page. */
export interface ObjectEntry extends Findable {
  /** Path below the docs tree of its page, without extension. */
  readonly doc: string;
  readonly element?: string;
  readonly group: ObjectGroup;
  /** HTML of its small picture, where it can be sketched. */
  readonly picture?: string;
}

/**
 * The gallery's entry of an object's page.
 *
 * @param doc path of the page below the docs tree, without extension
 * @param page its front matter
 * @param picture HTML of its picture
 */
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
