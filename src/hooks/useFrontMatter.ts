import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {frontMatterOf} from '../schema/frontMatterOf';
import type {FrontMatter} from '../schema/frontMatter';

/** The front matter of the page that is read, typed by the page's family. */
export function useFrontMatter(): FrontMatter {
  const {frontMatter, metadata} = useDoc();
  return frontMatterOf({frontMatter, source: metadata.source});
}
