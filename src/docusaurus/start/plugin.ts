import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
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
import {hashOf} from '../../lib/build/cache';
import {minifyScripts} from '../build/inlineScripts';
import type {PagesPlugin} from '../post-build/plugin';
import {startScriptTag} from './scriptTag';
import {
  readRegistry,
  readRoutes,
  scriptsOf,
  type Compiler,
  type ModuleLoader,
} from './tables/generated';
import {createManifest, withManifest, type GlobalVersion, type Site} from './tables/pageManifest';
import {chainsOf, folderTables, type ChunkNames, type TableSources} from './tables/tables';
import {trimRuntime, withHashes, withoutHashes} from './tables/trimRuntime';

const name = 'page-start';
const docsPlugin = 'docusaurus-plugin-content-docs';
const scriptsFolder = 'assets/js/';
const runtimeName = 'runtime~main';

interface GlobalData {
  readonly [docsPlugin]: {readonly default: {readonly versions: readonly GlobalVersion[]}};
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
export default async function start(context: LoadContext): Promise<PagesPlugin> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const script = await startScriptTag(context);
  const ownFolder = path.join(generatedFilesDir, name, 'default');
  const globalFile = path.join(generatedFilesDir, 'globalData.json');
  let loaders: ReadonlyMap<string, ModuleLoader> = new Map();
  let scripts: ReadonlyMap<string, string> = new Map();

  function scriptNamed(chunk: string): string {
    const file = scripts.get(chunk);
    if (file === undefined) {
      throw new Error(`The build has no script ${chunk}: see src/docusaurus/README.md.`);
    }
    return file.slice(scriptsFolder.length);
  }

  /** Reads the registry of the pages, then removes it and the page chunks from the runtime. */
  function readBundle({hooks, webpack: {Compilation, sources}}: Compiler): void {
    hooks.compilation.tap(name, (compilation) => {
      // Before the scripts are minified and named by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      let preliminary: readonly string[] = [];
      const updateRuntime = (change: (code: string) => string) => {
        for (const chunk of compilation.chunks) {
          for (const file of chunk.name === runtimeName ? chunk.files : []) {
            compilation.updateAsset(
              file,
              (code) => new sources.RawSource(change(String(code.source()))),
            );
          }
        }
      };
      compilation.hooks.processAssets.tap({name, stage}, () => {
        loaders = readRegistry(compilation);
        const pageChunks = new Set(
          [...loaders].flatMap(([chunkName, {chunks}]) => [chunkName, ...chunks]),
        );
        updateRuntime((code) => {
          const {text, hashes} = withoutHashes(trimRuntime(code, (key) => pageChunks.has(key)));
          preliminary = hashes;
          return text;
        });
      });
      const minified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name, stage: minified}, () => {
        updateRuntime((code) => withHashes(code, preliminary));
      });
    });
    hooks.done.tap(name, ({compilation}) => {
      scripts = scriptsOf(compilation);
    });
  }

  return {
    name,

    injectHtmlTags: () => ({headTags: [script]}),

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      mkdirSync(ownFolder, {recursive: true});
      writeFileSync(
        path.join(ownFolder, 'globalData.json'),
        JSON.stringify(withoutDocs(readJson(globalFile) as GlobalData)),
      );
      const client = path.join(siteDir, 'src/docusaurus/start/client');
      return {
        // Before the alias of Docusaurus for the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend'},
        entry: path.join(client, 'entry.ts'),
        plugins: [readBundle],
        resolve: {
          alias: {
            // Generated modules with tables of all pages.
            '@generated/routes$': path.join(client, 'routes.tsx'),
            '@generated/globalData$': path.join(client, 'globalData.ts'),
            // Read only by original code that `links.ts` replaces.
            '@generated/routesChunkNames$': false,
          },
        },
      };
    },

    async builtPages({outDir}) {
      const sources: TableSources = {
        chunkNames: readJson(path.join(generatedFilesDir, 'routesChunkNames.json')) as Readonly<
          Record<string, ChunkNames>
        >,
        loaders,
        fileOf: (chunk) => scripts.get(chunk)?.slice(scriptsFolder.length, -'.js'.length),
      };
      const chains = chainsOf(
        readRoutes(await readFile(path.join(generatedFilesDir, 'routes.js'), 'utf8')),
      );
      const {versions} = (readJson(globalFile) as GlobalData)[docsPlugin].default;
      // The tables replace the registry, so no page loads it.
      await rm(path.join(outDir, scriptsFolder, scriptNamed('every-page')));
      const metadata = versionMetadata(generatedFilesDir);
      const own = {
        folder: baseUrl + scriptsFolder,
        runtime: scriptNamed(runtimeName),
        main: scriptNamed('main'),
      };
      const tables = hashOf([own.runtime, own.main]).slice(0, 8);
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
          if (!html.includes(own.runtime)) {
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
