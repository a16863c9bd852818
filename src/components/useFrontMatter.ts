import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {frontMatterOf} from '../content/schema/frontMatterOf';
import type {FrontMatter} from '../content/schema/frontMatter';

/** Front matter of the current page, typed by the family of the page. */
export function useFrontMatter(): FrontMatter {
  return frontMatterOf(useDoc());
}
