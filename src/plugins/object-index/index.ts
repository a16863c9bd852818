import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {families} from '../../schema/families';
import type {ObjectFrontMatter} from '../../schema/frontMatter';
import {objectEntry, type ObjectEntry} from '../../catalogue/objectIndex';
import type {Project} from '../../preview/model/project';
import {parseProject, pictureOf, specOf} from '../../preview/node';
import {joined} from '../../catalogue/versionLists';
import pageIndex from '../page-index';

/** Picture of an object; what the preview draws is called as the object's page. */
function sampleOf(slug: string): Project | undefined {
  const sample = specOf(slug)?.sample;
  return sample === undefined ? undefined : parseProject(sample).project;
}

/**
 * What the gallery shows of each UI object, from the front matter of its page
 * and the sketch of the preview.
 */
export default function objectIndex(context: LoadContext): Plugin {
  return pageIndex<ObjectEntry>(context, {
    name: 'object-index',
    folder: families.object.folder,
    entriesOf: (pages) =>
      pages.map(({doc, frontMatter}) => {
        const page = frontMatter as unknown as ObjectFrontMatter;
        const sample = sampleOf(path.posix.basename(doc));
        return objectEntry(doc, page, sample && pictureOf(sample));
      }),
    dataOf: joined,
  });
}
