import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {families} from '../../schema/families';
import {parseFrontMatter} from '../../schema/frontMatter';
import {objectEntry, type ObjectEntry} from '../../catalogue/objectIndex';
import {specOf} from '../../preview/objects/specs';
import {parseProject, type Project} from '../../preview/project/parse';
import {joined} from '../../catalogue/versionLists';
import pageIndex from '../page-index';

export interface ObjectIndexOptions {
  /** HTML of a project's first page. */
  readonly pictureOf: (project: Project) => string;
}

/** Picture of an object; what the preview draws is called as the object's page. */
function sampleOf(slug: string): Project | undefined {
  const sample = specOf(slug)?.sample;
  return sample === undefined ? undefined : parseProject(sample).project;
}

/**
 * What the gallery shows of each UI object, from the front matter of its page
 * and the sketch of the preview.
 */
export default function objectIndex(context: LoadContext, {pictureOf}: ObjectIndexOptions): Plugin {
  return pageIndex<ObjectEntry>(context, {
    name: 'object-index',
    folder: families.object.folder,
    entriesOf: (pages) =>
      pages.flatMap(({doc, frontMatter}) => {
        const page = parseFrontMatter(`${doc}.mdx`, frontMatter);
        const sample = sampleOf(path.posix.basename(doc));
        return page.family === 'object'
          ? [objectEntry(doc, page, sample && pictureOf(sample))]
          : [];
      }),
    dataOf: joined,
  });
}
