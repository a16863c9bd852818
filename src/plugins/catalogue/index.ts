import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import * as z from 'zod';
import {ioServerEntry} from '../../catalogue/ioServerIndex';
import {objectEntry} from '../../catalogue/objectIndex';
import {indexEntries, isIndexed, type IndexEntry} from '../../catalogue/programmingIndex';
import {symptomsOf, type Symptom} from '../../catalogue/symptomIndex';
import {tutorialLinks} from '../../catalogue/tutorialLinks';
import {mergeVersions} from '../../catalogue/versionLists';
import {tutorialsFile} from '../../schema/families';
import {frontMatterOf} from '../../schema/frontMatterOf';
import type {FrontMatter} from '../../schema/frontMatter';
import {readSource} from '../../text/readSource';
import {loadedVersions} from '../docsContent';

const optionsSchema = z.strictObject({
  /** Added by Docusaurus. */
  id: z.string().optional(),
  /** HTML of an object's thumbnail, by the slug of its page; undefined if it has none. */
  pictureOf: z.custom<(slug: string) => string | undefined>(
    (value) => typeof value === 'function',
    'must be a function',
  ),
  /** Attribute names of an element in code; empty for an unknown element. */
  attributeNamesOf: z.custom<(element: string) => readonly string[]>(
    (value) => typeof value === 'function',
    'must be a function',
  ),
});

export type CatalogueOptions = z.infer<typeof optionsSchema>;

/** Index of all programmable items, by version name. */
export type ProgrammingIndexData = Readonly<Record<string, readonly IndexEntry[]>>;

/** Symptoms of the I/O servers, by version name. */
export type SymptomIndexData = Readonly<Record<string, readonly Symptom[]>>;

interface CatalogueDoc {
  /** Path relative to the docs tree, without extension. */
  readonly id: string;
  /** Absolute path of the file. */
  readonly file: string;
  readonly page: FrontMatter;
}

/** @throws Error naming two pages of a version with the same title */
function rejectDuplicateTitles(docs: readonly CatalogueDoc[], siteDir: string): void {
  const fileOf = new Map<string, string>();
  for (const {file, page} of docs) {
    const own = path.relative(siteDir, file);
    const title = page.title.toLowerCase();
    const other = fileOf.get(title);
    if (other !== undefined) {
      throw new Error(
        `${own}: ${other} has the title "${page.title}" too; each page of a version needs its own title.`,
      );
    }
    fileOf.set(title, own);
  }
}

/** Pages of the loaded versions, by version name. */
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

/**
 * Markdown body of a page. The docs plugin provides no body, and headings only after
 * compilation, which is too late here.
 */
async function bodyOf(filePath: string): Promise<string> {
  const fileContent = readSource(filePath);
  return (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).content;
}

/** @throws Error naming each invalid option */
function parseOptions(options: unknown): CatalogueOptions {
  const result = optionsSchema.safeParse(options);
  if (!result.success) {
    throw new Error(`Options of the plugin "catalogue":\n${z.prettifyError(result.error)}`);
  }
  return result.data;
}

/**
 * Docusaurus plugin that generates the data of the finder, the gallery, the programming
 * index and the fact boxes in `@generated/catalogue/default`.
 *
 * @param options see `CatalogueOptions`
 * @throws Error naming each invalid option
 */
export default function catalogue({siteDir}: LoadContext, options: unknown): Plugin {
  const {pictureOf, attributeNamesOf} = parseOptions(options);
  const ioServersOf = (docs: readonly CatalogueDoc[]) =>
    docs.flatMap(({id, page}) => (page.family === 'io-server' ? [ioServerEntry(id, page)] : []));
  const objectsOf = (docs: readonly CatalogueDoc[]) =>
    docs.flatMap(({id, page}) =>
      page.family === 'object' ? [objectEntry(id, page, pictureOf(path.posix.basename(id)))] : [],
    );
  const programmingOf = async (docs: readonly CatalogueDoc[]): Promise<IndexEntry[]> => {
    const lists = await Promise.all(
      docs
        .filter(({id}) => isIndexed(id))
        .map(async ({id, file, page}) =>
          indexEntries(id, page.title, await bodyOf(file), attributeNamesOf),
        ),
    );
    return lists
      .flat()
      .sort((a, b) => a.name.localeCompare(b.name) || a.kind.localeCompare(b.kind));
  };
  const symptomListOf = async (docs: readonly CatalogueDoc[]): Promise<Symptom[]> => {
    const lists = await Promise.all(
      docs
        .filter(({page}) => page.family === 'io-server')
        .map(async ({id, file, page}) => symptomsOf(id, page.title, await bodyOf(file))),
    );
    return lists.flat();
  };
  return {
    name: 'catalogue',
    async allContentLoaded({allContent, actions}) {
      const versions = docsByVersion(allContent, siteDir);
      versions.forEach(([, docs]) => rejectDuplicateTitles(docs, siteDir));
      const programming: ProgrammingIndexData = Object.fromEntries(
        await Promise.all(
          versions.map(async ([name, docs]) => [name, await programmingOf(docs)] as const),
        ),
      );
      const ioServers = mergeVersions(versions.map(([name, docs]) => [name, ioServersOf(docs)]));
      const objects = mergeVersions(versions.map(([name, docs]) => [name, objectsOf(docs)]));
      await actions.createData('io-servers.json', ioServers);
      await actions.createData('objects.json', objects);
      await actions.createData('programming.json', programming);
      const symptoms: SymptomIndexData = Object.fromEntries(
        await Promise.all(
          versions.map(async ([name, docs]) => [name, await symptomListOf(docs)] as const),
        ),
      );
      await actions.createData('symptoms.json', symptoms);
      const tutorials = versions.map(([name, docs]) => [name, tutorialLinks(docs)] as const);
      await actions.createData('tutorials.json', Object.fromEntries(tutorials));
      // One file for each page, so that no page fetches the data of another.
      await Promise.all(
        tutorials.flatMap(([name, links]) =>
          Object.entries(links).map(([id, ofPage]) =>
            actions.createData(tutorialsFile(name, id), ofPage),
          ),
        ),
      );
    },
  };
}
