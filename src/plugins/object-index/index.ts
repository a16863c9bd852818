import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {families} from '../../content/families';
import type {ObjectFrontMatter} from '../../content/frontMatter';
import {objectEntry, type ObjectEntry} from '../../content/objectIndex';
import {specOf} from '../../content/project/objects';
import {parseProject, type Project} from '../../content/project/parse';
import {readTree} from '../../content/readTree';
import {trees} from '../../content/trees';
import {joined, type Listed} from '../../content/versionLists';

export interface ObjectIndexOptions {
  /** HTML of a project's first page. */
  readonly pictureOf: (project: Project) => string;
}

function sampleOf(element: string | undefined): Project | undefined {
  const sample = specOf(element ?? '')?.sample;
  return sample === undefined ? undefined : parseProject(sample).project;
}

/**
 * Docusaurus plugin that collects what the gallery shows of each UI object, from
 * the front matter of its page and the sketch of the preview, into
 * `@generated/object-index/default/index.json`.
 */
export default function objectIndex(
  {siteDir}: LoadContext,
  {pictureOf}: ObjectIndexOptions,
): Plugin {
  const {folder} = families.object;
  const entriesOf = async (tree: string): Promise<ObjectEntry[]> =>
    (await readTree(path.join(siteDir, tree), folder)).map(({doc, frontMatter}) => {
      const page = frontMatter as unknown as ObjectFrontMatter;
      const sample = sampleOf(page.element);
      return objectEntry(doc, page, sample && pictureOf(sample));
    });
  return {
    name: 'object-index',
    getPathsToWatch: () =>
      Object.values(trees).map((tree) => path.join(siteDir, tree, folder, '*.mdx')),
    async contentLoaded({actions}) {
      const [current, latest] = await Promise.all([
        entriesOf(trees.current),
        entriesOf(trees['4.0']),
      ]);
      await actions.createData(
        'index.json',
        joined({current, '4.0': latest}) satisfies Listed<ObjectEntry>[],
      );
    },
  };
}
