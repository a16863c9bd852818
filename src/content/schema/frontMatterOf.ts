import type {FrontMatter} from './frontMatter';

/**
 * Typed front matter of a page. `parseMarkdown` has validated it in the build and added the
 * family, so that the browser needs no schemas.
 */
export function frontMatterOf({frontMatter}: {readonly frontMatter: object}): FrontMatter {
  return frontMatter as FrontMatter;
}
