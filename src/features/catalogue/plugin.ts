import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {ioServerEntry, mergeVersions, objectEntry} from './entries';
import {indexEntries, isIndexed, type IndexEntry} from './programmingIndex';
import {symptomsOf, type Symptom} from './symptomIndex';
import {hasTutorials, tutorialsFile} from '../../content/schema/families';
import {frontMatterOf} from '../../content/schema/frontMatterOf';
import type {FrontMatter} from '../../content/schema/frontMatter';
import {readSource, splitFrontMatter} from '../../lib/text/readSource';
import {loadedVersions} from '../../docusaurus/build/docsContent';

export interface CatalogueOptions {
  /** HTML of an object's thumbnail, by the slug of its page; undefined if it has none. */
  readonly pictureOf: (slug: string) => string | undefined;
  /** Attribute names of an element in code; empty for an unknown element. */
  readonly attributeNamesOf: (element: string) => readonly string[];
}

export type ProgrammingIndexData = Readonly<Record<string, readonly IndexEntry[]>>;

export type SymptomIndexData = Readonly<Record<string, readonly Symptom[]>>;

interface CatalogueDoc {
  /** Path relative to the docs tree, without extension. */
  readonly id: string;
  readonly file: string;
  readonly page: FrontMatter;
}

function docsByVersion(
  allContent: AllContent,
  siteDir: string,
): [version: string, docs: CatalogueDoc[]][] {
  const docOf = (doc: DocMetadata): CatalogueDoc => ({
    id: doc.id,
    file: path.join(siteDir, aliasedSitePathToRelativePath(doc.source)),
    page: frontMatterOf(doc),
  });
  const byFile = (a: CatalogueDoc, b: CatalogueDoc) => (a.file < b.file ? -1 : 1);
  return loadedVersions(allContent, 'catalogue').map(({versionName, docs}) => [
    versionName,
    docs.map(docOf).sort(byFile),
  ]);
}

/** Markdown of a page. The docs plugin provides none, and headings only after compilation. */
const bodyOf = ({file}: CatalogueDoc): string => splitFrontMatter(readSource(file)).body;

/** IDs of the tutorials that build on each object and I/O server, possibly none. */
function tutorialLinks(docs: readonly CatalogueDoc[]): Record<string, string[]> {
  const usedBy = (id: string) =>
    docs.filter(({page}) => page.family === 'tutorial' && page.uses?.includes(id));
  return Object.fromEntries(
    docs
      .filter(({page}) => hasTutorials(page.family))
      .map(({id}) => [id, usedBy(id).map((tutorial) => tutorial.id)]),
  );
}

/**
 * Docusaurus plugin that generates the data of the finder, the gallery, the programming
 * index and the fact boxes in `@generated/catalogue/default`.
 *
 * @param options `CatalogueOptions`
 */
export default function catalogue({siteDir}: LoadContext, options: unknown): Plugin {
  const {pictureOf, attributeNamesOf} = options as CatalogueOptions;
  const ioServersOf = (docs: readonly CatalogueDoc[]) =>
    docs.flatMap(({id, page}) => (page.family === 'io-server' ? [ioServerEntry(id, page)] : []));
  const objectsOf = (docs: readonly CatalogueDoc[]) =>
    docs.flatMap(({id, page}) =>
      page.family === 'object' ? [objectEntry(id, page, pictureOf(path.posix.basename(id)))] : [],
    );
  const programmingOf = (docs: readonly CatalogueDoc[]): IndexEntry[] =>
    docs
      .filter(({id}) => isIndexed(id))
      .flatMap((doc) => indexEntries(doc.id, doc.page.title, bodyOf(doc), attributeNamesOf))
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.kind.localeCompare(b.kind, 'en'));
  const symptomListOf = (docs: readonly CatalogueDoc[]): Symptom[] =>
    docs
      .filter(({page}) => page.family === 'io-server')
      .flatMap((doc) => symptomsOf(doc.id, doc.page.title, bodyOf(doc)));
  return {
    name: 'catalogue',
    async allContentLoaded({allContent, actions}) {
      const versions = docsByVersion(allContent, siteDir);
      const inEach = <T>(listOf: (docs: readonly CatalogueDoc[]) => T): [string, T][] =>
        versions.map(([name, docs]) => [name, listOf(docs)]);
      const programming: ProgrammingIndexData = Object.fromEntries(inEach(programmingOf));
      const symptoms: SymptomIndexData = Object.fromEntries(inEach(symptomListOf));
      const tutorials = inEach(tutorialLinks);
      await actions.createData('io-servers.json', mergeVersions(inEach(ioServersOf)));
      await actions.createData('objects.json', mergeVersions(inEach(objectsOf)));
      await actions.createData('programming.json', programming);
      await actions.createData('symptoms.json', symptoms);
      // One file for each page, so that no page fetches the data of another.
      for (const [name, links] of tutorials) {
        for (const [id, ofPage] of Object.entries(links)) {
          await actions.createData(tutorialsFile(name, id), ofPage);
        }
      }
    },
  };
}
