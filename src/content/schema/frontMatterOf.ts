import {families} from './families';
import type {FrontMatter} from './frontMatter';

function isChecked(frontMatter: object): frontMatter is FrontMatter {
  return (
    'family' in frontMatter &&
    typeof frontMatter.family === 'string' &&
    Object.hasOwn(families, frontMatter.family)
  );
}

/**
 * Typed front matter of a page. `parseMarkdown` has validated it in the build and added the
 * family, so that the browser needs no schemas.
 *
 * @throws Error naming a page that was not checked
 */
export function frontMatterOf(page: {
  readonly frontMatter: object;
  readonly source: string;
}): FrontMatter {
  if (!isChecked(page.frontMatter)) {
    throw new Error(`${page.source}: the front matter was not checked; see docusaurus.config.ts.`);
  }
  return page.frontMatter;
}
