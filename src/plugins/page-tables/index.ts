import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {
  docsFile,
  pageStartId,
  plainPath,
  type DocEntry,
  type PageStart,
} from '../../client/pageTable';
import {readRegistry, readRoutes} from './generated';
import {chainsOf, folderTables, tableOf, type ChunkNames, type TableSources} from './tables';
import {trimRuntime} from './trimRuntime';
import {versionPart} from './versionPart';

const name = 'page-tables';
const docsPlugin = 'docusaurus-plugin-content-docs';

interface GlobalVersion {
  readonly name: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly DocEntry[];
}

interface GlobalData {
  readonly [docsPlugin]: {readonly default: {readonly versions: readonly GlobalVersion[]}};
}

/** Modules of Docusaurus that the browser gets another one for; reasons in `src/client/README.md`. */
const replacements: Readonly<Record<string, string>> = {
  './preload': 'preload.ts',
  './docusaurus': 'docusaurus.ts',
  './normalizeLocation': 'normalizeLocation.ts',
  '@generated/routes': 'routes.tsx',
  '@generated/globalData': 'globalData.ts',
};

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A file is read by other plugins meanwhile: it is the old one or the new one, never half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Addresses that the page links to outside its sidebar. */
function linksIn(html: string): Set<string> {
  const text = html.replaceAll(/<aside[\s\S]*?<\/aside>/gu, '');
  return new Set(
    [...text.matchAll(/<a [^>]*?href="?(?<to>\/[^"\s>#?]*)/gu)].map(({groups}) => groups?.to ?? ''),
  );
}

/** Chunks that the first render waits for: those of modules of which no part is in the HTML. */
function firstChunks({modules, parts}: PageStart): string[] {
  const chunks = modules.flatMap(([, , own], index) => (index in parts ? [] : own));
  return [...new Set(chunks)];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/**
 * Docusaurus plugin that tells the browser of the page that it shows, in place
 * of all pages of the site: routes, chunks, docs and the sidebar of the page
 * stand in its HTML, those of other pages in a file for each folder of
 * addresses, which is fetched when it is wanted.
 */
export default function pageTables({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const ownFolder = path.join(generatedFilesDir, name, 'default');
  const globalFile = path.join(generatedFilesDir, 'globalData.json');
  return {
    name,

    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const data = readJson(globalFile) as GlobalData;
      const plugin = data[docsPlugin].default;
      const versions = plugin.versions.map((version) => ({
        ...version,
        // Links of the navbar lead to it.
        docs: version.docs.filter(({id}) => id === version.mainDocId),
      }));
      mkdirSync(ownFolder, {recursive: true});
      writeFileSync(
        path.join(ownFolder, 'globalData.json'),
        JSON.stringify({...data, [docsPlugin]: {default: {...plugin, versions}}}),
      );
      const client = path.join('@docusaurus', 'core', 'lib', 'client');
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^(?:\.\/(?:preload|docusaurus|normalizeLocation)|@generated\/(?:routes|globalData))$/u,
            (resource: {context: string; request: string}) => {
              const file = replacements[resource.request];
              const isOurs = resource.request.startsWith('@') || resource.context.endsWith(client);
              if (file !== undefined && isOurs) {
                resource.request = path.join(siteDir, 'src', 'client', file);
              }
            },
          ),
        ],
      };
    },

    async postBuild({outDir, baseUrl}) {
      const scripts = path.join(outDir, 'assets', 'js');
      const names = await readdir(scripts);
      const fileNamed = (start: string) => {
        const found = names.find((file) => file.startsWith(`${start}.`));
        if (found === undefined) {
          throw new Error(`The build has no script ${start}: see src/client/README.md.`);
        }
        return found;
      };
      const manifest = readJson(path.join(generatedFilesDir, 'client-manifest.json')) as {
        assets: Record<string, {js?: {file: string}[]}>;
      };
      const fileOf = (chunk: string) =>
        manifest.assets[chunk]?.js?.[0]?.file.replace(/^assets\/js\//u, '').replace(/\.js$/u, '');
      const registryFile = fileNamed('every-page');
      const loaders = readRegistry(await readFile(path.join(scripts, registryFile), 'utf8'));
      const sources: TableSources = {
        routes: readRoutes(await readFile(path.join(generatedFilesDir, 'routes.js'), 'utf8')),
        chunkNames: readJson(path.join(generatedFilesDir, 'routesChunkNames.json')) as Readonly<
          Record<string, ChunkNames>
        >,
        loaders,
        fileOf,
      };
      const chains = chainsOf(sources.routes);
      const {versions} = (readJson(globalFile) as GlobalData)[docsPlugin].default;

      // Tables of the folders, and the docs of all versions.
      const tables = new Map<string, string>(
        [...folderTables(chains, sources)].map(([table, content]) => [
          table,
          JSON.stringify(content),
        ]),
      );
      tables.set(
        docsFile,
        JSON.stringify(Object.fromEntries(versions.map(({name: own, docs}) => [own, docs]))),
      );
      const release = hashOf([...tables].flat().join('\n'));
      const folder = path.join(outDir, 'assets', 'routes', release);
      await mkdir(folder, {recursive: true});
      for (const [table, text] of tables) {
        await writeFile(path.join(folder, `${table}.json`), text);
      }

      // The runtime without the chunks of pages; the registry has served its purpose.
      const runtimeFile = fileNamed('runtime~main');
      const mainFile = fileNamed('main');
      const pageChunks = new Set(
        [...loaders].flatMap(([chunkName, {chunks}]) => [chunkName, ...chunks]),
      );
      const runtime = trimRuntime(
        await readFile(path.join(scripts, runtimeFile), 'utf8'),
        (idOrName) => pageChunks.has(idOrName),
      );
      const newRuntimeFile = `runtime~main.${hashOf(runtime)}.js`;
      await rm(path.join(scripts, runtimeFile));
      await rm(path.join(scripts, registryFile));
      await writeFile(path.join(scripts, newRuntimeFile), runtime);

      // What each page says of itself.
      const registry = await readFile(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const jsonFiles = new Map(
        [...registry.matchAll(/^\s*"(?<chunk>[^"]+)": .*"@generated\/(?<file>[^"]+\.json)",/gmu)].map(
          ({groups}) => [groups?.chunk ?? '', groups?.file ?? ''],
        ),
      );
      const metadata = new Map<string, PropVersionMetadata>();
      for (const [chunk, file] of jsonFiles) {
        if (file.startsWith(docsPlugin)) {
          const {version} = readJson(path.join(generatedFilesDir, file)) as {
            version?: PropVersionMetadata;
          };
          if (version?.docsSidebars) {
            metadata.set(chunk, version);
          }
        }
      }
      const idOf = new Map(
        versions.flatMap(({docs}) => docs.map((doc) => [plainPath(doc.path), doc.id] as const)),
      );
      const startOf = (page: string, html: string): PageStart => {
        const chain = chains.get(page);
        const {names: used, ...table} = tableOf(chain ? [chain] : [], sources);
        const linked = new Set(
          [page, ...linksIn(html)].flatMap((to) => {
            const id = idOf.get(plainPath(to.replace(/\/$/u, '')));
            return id === undefined ? [] : [id];
          }),
        );
        const parts: Record<number, unknown> = {};
        used.forEach((chunk, index) => {
          const version = metadata.get(chunk);
          if (version) {
            const shown = {
              path: page,
              doc: idOf.get(page),
              linked,
              shows: (text: string) => html.includes(escaped(text)),
            };
            parts[index] = {version: versionPart(version, shown)};
          }
        });
        return {
          ...table,
          release,
          parts,
          docs: Object.fromEntries(
            versions.map(({name: own, docs}) => [own, docs.filter(({id}) => linked.has(id))]),
          ),
        };
      };
      const files = (await readdir(outDir, {recursive: true})).filter((file) =>
        file.endsWith('.html'),
      );
      for (const file of files) {
        const html = await readFile(path.join(outDir, file), 'utf8');
        if (!html.includes(runtimeFile)) {
          // A redirect: it has no scripts.
          continue;
        }
        const address = `/${file.replaceAll(path.sep, '/').replace(/(?:\/?index)?\.html$/u, '')}`;
        const page = plainPath(`${baseUrl.replace(/\/$/u, '')}${address}`);
        const start = startOf(page, html);
        const text = JSON.stringify(start).replaceAll('<', '\\u003c');
        const first = [
          newRuntimeFile,
          ...firstChunks(start).map((chunk) => `${start.files[chunk] ?? ''}.js`),
          mainFile,
        ].map((script) => `${baseUrl}assets/js/${script}`);
        await replaceFile(
          path.join(outDir, file),
          html
            .replaceAll(/<script src="?[^"\s>]*\/assets\/js\/[^>]*><\/script>\s*/gu, '')
            .replace('</head>', () =>
              [
                ...first.map((script) => `<link rel="preload" as="script" fetchpriority="low" href="${script}">`),
                `<script type="application/json" id="${pageStartId}" data-scripts="${first.join(' ')}">${text}</script>`,
                '</head>',
              ].join('\n'),
            ),
        );
      }
    },
  };
}
