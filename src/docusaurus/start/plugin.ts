import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {
  compactDoc,
  siteTableName,
  tablesFolder,
  type SiteTable,
  routeKey,
} from './client/pageTable';
import {canonicalPath} from '../../lib/address';
import {minifyScripts} from '../build/inlineScripts';
import type {PagesPlugin} from '../post-build/plugin';
import {startScriptTag} from './scriptTag';
import {readRegistry, readRoutes} from './tables/generated';
import {createManifest, withManifest, type GlobalVersion, type Site} from './tables/pageManifest';
import {chainsOf, folderTables, type ChunkNames, type TableSources} from './tables/tables';
import {trimRuntime} from './tables/trimRuntime';

const name = 'page-tables';
const docsPlugin = 'docusaurus-plugin-content-docs';
const scriptsFolder = 'assets/js/';

interface GlobalData {
  readonly [docsPlugin]: {readonly default: {readonly versions: readonly GlobalVersion[]}};
}

/** Replaced modules of Docusaurus; reasons in `src/docusaurus/README.md`. */
export const replacements: Readonly<Record<string, string>> = {
  './preload': 'preload.ts',
  './docusaurus': 'docusaurus.ts',
  './normalizeLocation': 'normalizeLocation.ts',
  './ClientLifecyclesDispatcher': 'lifecycles.tsx',
  '@generated/routes': 'routes.tsx',
  '@generated/globalData': 'globalData.ts',
  '@generated/docusaurus.config': 'siteConfig.ts',
};

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Global data with only the docs that the navbar links to. */
function withoutDocs(data: GlobalData): GlobalData {
  const plugin = data[docsPlugin].default;
  const versions = plugin.versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({id}) => id === version.mainDocId),
  }));
  return {...data, [docsPlugin]: {default: {...plugin, versions}}};
}

/** Options that only the build reads. */
const buildOptions = new Set([
  ...['presets', 'plugins', 'themes', 'clientModules', 'markdown', 'staticDirectories'],
  ...['scripts', 'stylesheets', 'headTags'],
]);

/** Configuration without the build options. */
function browserConfig(file: string): object {
  const text = readFileSync(file, 'utf8');
  const config = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as object;
  return Object.fromEntries(Object.entries(config).filter(([name]) => !buildOptions.has(name)));
}

/** Metadata of the versions, by chunk name. */
function versionMetadata(generatedFilesDir: string): Map<string, PropVersionMetadata> {
  const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  const entry = new RegExp(`^\\s*"([^"]+)": .*"@generated/(${docsPlugin}/[^"]+\\.json)",`, 'gmu');
  return new Map(
    [...registry.matchAll(entry)].flatMap(([, chunk = '', file = '']) => {
      const {version} = readJson(path.join(generatedFilesDir, file)) as {
        version?: PropVersionMetadata;
      };
      return version?.docsSidebars ? [[chunk, version] as const] : [];
    }),
  );
}

/** Finds the scripts of a build by the prefix of their names. */
async function readScripts(folder: string) {
  const names = await readdir(folder);
  return (start: string): string => {
    const found = names.find((file) => file.startsWith(`${start}.`));
    if (found === undefined) {
      throw new Error(`The build has no script ${start}: see src/docusaurus/README.md.`);
    }
    return found;
  };
}

async function writeTables(
  folder: string,
  tables: Iterable<readonly [string, unknown]>,
): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const [table, content] of tables) {
    await writeFile(path.join(folder, `${table}.json`), JSON.stringify(content));
  }
}

/**
 * Docusaurus plugin for the start of a page. It injects the start script into the head, and
 * replaces the tables of all pages in the browser bundle. Routes, chunks, docs and the
 * sidebar of a page are in its HTML; those of other pages are in one file for each folder,
 * fetched on demand. The folder of these files is named by the hash of the initial scripts.
 */
export default async function start({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Promise<PagesPlugin> {
  const script = await startScriptTag(baseUrl);
  const ownFolder = path.join(generatedFilesDir, name, 'default');
  const globalFile = path.join(generatedFilesDir, 'globalData.json');
  return {
    name,

    injectHtmlTags: () => ({headTags: [script]}),

    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      mkdirSync(ownFolder, {recursive: true});
      writeFileSync(
        path.join(ownFolder, 'globalData.json'),
        JSON.stringify(withoutDocs(readJson(globalFile) as GlobalData)),
      );
      writeFileSync(
        path.join(ownFolder, 'siteConfig.json'),
        JSON.stringify(browserConfig(path.join(generatedFilesDir, 'docusaurus.config.mjs'))),
      );
      const core = path.join('@docusaurus', 'core', 'lib', 'client');
      return {
        entry: path.join(siteDir, 'src/docusaurus/start/client/entry.ts'),
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^(?:\.|@generated)\/[\w.]+$/u,
            (resource: {context: string; request: string}) => {
              const file = replacements[resource.request];
              const isGenerated = resource.request.startsWith('@generated/');
              if (file !== undefined && (isGenerated || resource.context.endsWith(core))) {
                resource.request = path.join(siteDir, 'src/docusaurus/start/client', file);
              }
            },
          ),
        ],
      };
    },

    async builtPages({outDir}) {
      const scripts = path.join(outDir, scriptsFolder);
      const scriptNamed = await readScripts(scripts);
      const registry = scriptNamed('every-page');
      const {assets} = readJson(path.join(generatedFilesDir, 'client-manifest.json')) as {
        assets: Readonly<Record<string, {js?: readonly {file: string}[]}>>;
      };
      const sources: TableSources = {
        chunkNames: readJson(path.join(generatedFilesDir, 'routesChunkNames.json')) as Readonly<
          Record<string, ChunkNames>
        >,
        loaders: readRegistry(await readFile(path.join(scripts, registry), 'utf8')),
        fileOf: (chunk) => assets[chunk]?.js?.[0]?.file.slice(scriptsFolder.length, -'.js'.length),
      };
      const chains = chainsOf(
        readRoutes(await readFile(path.join(generatedFilesDir, 'routes.js'), 'utf8')),
      );
      const {versions} = (readJson(globalFile) as GlobalData)[docsPlugin].default;
      // The registry is no longer needed.
      await rm(path.join(scripts, registry));
      const runtime = scriptNamed('runtime~main');
      const pageChunks = new Set(
        [...sources.loaders].flatMap(([chunkName, {chunks}]) => [chunkName, ...chunks]),
      );
      const trimmed = trimRuntime(await readFile(path.join(scripts, runtime), 'utf8'), (key) =>
        pageChunks.has(key),
      );
      const ownRuntime = `runtime~main.${hashOf(trimmed)}.js`;
      await rm(path.join(scripts, runtime));
      await writeFile(path.join(scripts, ownRuntime), trimmed);

      const metadata = versionMetadata(generatedFilesDir);
      const own = {
        folder: baseUrl + scriptsFolder,
        runtime: ownRuntime,
        main: scriptNamed('main'),
      };
      const tables = hashOf(own.runtime + own.main);
      const siteTable: SiteTable = {
        files: Object.fromEntries(
          [...metadata.keys()]
            .flatMap((chunkName) => sources.loaders.get(chunkName)?.chunks ?? [])
            .map((chunk) => [chunk, sources.fileOf(chunk) ?? '']),
        ),
        docs: Object.fromEntries(
          versions.map((version) => [
            version.name,
            version.docs.map((doc) => compactDoc(doc, version.path)),
          ]),
        ),
      };
      await writeTables(path.join(outDir, tablesFolder, tables), [
        ...folderTables(chains, sources),
        [siteTableName, siteTable],
      ]);

      const site: Site = {
        ...{sources, chains, versions, tables, metadata},
        docIds: new Map(
          versions.flatMap(({docs}) => docs.map((doc) => [routeKey(doc.path), doc.id])),
        ),
      };
      return {
        page: (file, html) => {
          // Redirects have no scripts.
          if (!html.includes(runtime)) {
            return html;
          }
          const address = canonicalPath(baseUrl + file.replaceAll(path.sep, '/'));
          const start = createManifest(routeKey(address), html, site);
          return withManifest(minifyScripts(html), start, own);
        },
      };
    },
  };
}
