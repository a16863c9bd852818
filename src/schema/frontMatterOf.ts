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
 * The front matter of a page as the generator hands it on, typed. The
 * configuration had it checked when the page was read, and the family in it
 * shows so: no page may write that field itself. Runs in the browser too, which
 * is spared the schemas.
 *
 * @param page a document as the docs plugin has it
 * @throws Error naming the page when `checkFrontMatter` has not seen it
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
