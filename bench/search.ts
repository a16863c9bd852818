// cspell:ignore tecnoalrm
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {build as esbuild} from 'esbuild';
import {chromium, type Browser, type CDPSession, type Page} from 'playwright';
import {findChromium} from '../scripts/chromium';
import {dataPlugin} from '../src/lib/bundle';
import {indexName, textFolder} from '../src/site/files';
import {indexFileOf} from '../src/features/search/build/indexFile';
import {textsOf} from '../src/features/search/build/texts';
import {indexOf, runQuery} from '../src/features/search';
import type {CollectedDocument, IndexFile, SearchDocument} from '../src/features/search/documents';
import {weights} from '../src/features/search/runtime/weights';
import {docsRoot, versions} from '../src/site';
import {indexOptions} from './engines/minisearch-options';
import {
  measure,
  measureAnswers,
  readLookUps,
  readQueries,
  type Query,
  type QueryFile,
  type Relevance,
} from './relevance';
import {kilobytes, median, publish, ratio, table} from './report';
import {browserFlags, throttle} from './slowed';

/*
 * Compares the search of the manual with three others on the same pages and queries, and
 * writes the tables of README.md.
 */

const usage = `npm run bench:search [-- relevance] [-- kinds] [-- pages] [-- rules] [-- answers]
                         [-- speed] [-- pool] [-- against <folder>]

  relevance         relevance of each search
  kinds             relevance by kind of query: other languages, tasks and look-ups
  pages             rank of the page that a query was written for
  rules             what each rule of the ranking gains
  answers           look-ups whose answer the suggestions show
  speed             size, speed and memory of each search
  pool              prints the queries of check with the pages to assess; writes nothing
  against <folder>  size and speed compared with another built checkout of this site
                    with the same content; writes nothing

Without an argument: all but pool and against.`;

const require = createRequire(__filename);
const root = path.join(__dirname, '..');
const build = path.join(root, 'build');
const out = path.join(__dirname, '.out/search');
const tools = path.join(__dirname, 'node_modules/.bin');
const engines = ['ours', 'stock', 'pagefind', 'minisearch'] as const;
type Engine = (typeof engines)[number];
const names: Record<Engine, string> = {
  ours: 'this manual',
  stock: 'stock plugin',
  pagefind: 'Pagefind',
  minisearch: "VitePress' MiniSearch",
};

/** Number of repetitions; the median counts. */
const repeats = 5;
/** Queries that are entered letter by letter. */
const typed = ['tecnoalarm', 'knx group address', 'sunset', 'uiSessionSet', 'blind', 'tecnoalrm'];

type Documents = readonly (readonly CollectedDocument[])[];

interface Stock {
  readonly scan: (pages: readonly object[], config: object) => Promise<Documents>;
  readonly index: (documents: Documents, config: object) => unknown;
}

function stockPlugin(): Stock {
  const folder = path.join(
    path.dirname(require.resolve('@easyops-cn/docusaurus-search-local/package.json')),
    'dist/server/server/utils',
  );
  const {scanDocuments} = require(path.join(folder, 'scanDocuments.js')) as {
    scanDocuments: Stock['scan'];
  };
  const {buildIndex} = require(path.join(folder, 'buildIndex.js')) as {buildIndex: Stock['index']};
  return {scan: scanDocuments, index: buildIndex};
}

const config = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: ['[data-search-ignore]', 'svg'],
};

/** HTML files of a version, relative to the build. */
function pagesOf(folder: string): string[] {
  return readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .filter((file) => !file.startsWith('category/'))
    .filter((file) => folder !== 'docs' || !file.startsWith('next/'))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/** Multiplies the documents; each copy counts as separate pages. */
function copiesOf(documents: Documents, copies: number): Documents {
  const step = 1 + Math.max(...documents.flat().map(({i}) => i));
  return documents.map((field) =>
    Array.from({length: copies}, (_, copy) =>
      field.map((document) => ({
        ...document,
        i: document.i + copy * step,
        ...(document.p !== undefined && {p: document.p + copy * step}),
        u: copy === 0 ? document.u : `${document.u}~${copy}`,
      })),
    ).flat(),
  );
}

/**
 * One document for each section, as in VitePress; the page's own section has its keywords
 * and description.
 */
function sectionsOf([
  titles = [],
  headings = [],
  descriptions = [],
  keywords = [],
  texts = [],
]: Documents): {readonly id: string; readonly text: string}[] {
  const pages = new Map(titles.map((page) => [page.i, page]));
  const byPage = (documents: readonly CollectedDocument[]) =>
    new Map(documents.map(({p, t}) => [p, t]));
  const [described, keyed] = [byPage(descriptions), byPage(keywords)];
  const titlesOfSections = new Map(headings.map(({u, h = '', t}) => [`${u}${h}`, t]));
  return texts.map(({u, h = '', p = -1, t}) => {
    const page = pages.get(p)?.t ?? '';
    return {
      id: `${u}${h}`,
      title: titlesOfSections.get(`${u}${h}`) ?? page,
      titles: h === '' ? [] : [page],
      description: h === '' ? (described.get(p) ?? '') : '',
      keywords: h === '' ? (keyed.get(p) ?? '') : '',
      text: t,
    };
  });
}

/** Adds description and keywords to the article, where Pagefind indexes them. */
function withKeywords(html: string): string {
  const metaOf = (name: string) =>
    new RegExp(`<meta[^>]*name="?${name}"?[^>]*content="(?<content>[^"]*)"`, 'u').exec(html)?.groups
      ?.content ?? '';
  return html.replace(
    '</article>',
    `<p>${metaOf('description')}</p><p>${metaOf('keywords')}</p></article>`,
  );
}

/** @param withExcerpts whether this manual's search loads excerpts */
async function bundle(source: string, target: string, withExcerpts: boolean): Promise<void> {
  const generated = '@generated/@easyops-cn/docusaurus-search-local/default/';
  const constantsFile = path.join(__dirname, 'engines/stock-constants.mjs');
  await esbuild({
    ...{entryPoints: [source], outfile: target, bundle: true, minify: true, format: 'esm'},
    define: {global: 'globalThis', withExcerpts: String(withExcerpts)},
    external: ['/pagefind/pagefind.js'],
    alias: {
      [`${generated}generated.js`]: constantsFile,
      [`${generated}generated-constants.js`]: constantsFile,
    },
    plugins: [dataPlugin],
    logLevel: 'error',
  });
}

async function prepare(folder: string, copies: number): Promise<void> {
  rmSync(out, {recursive: true, force: true});
  const files = pagesOf(folder);
  const stock = stockPlugin();
  const scanned = await stock.scan(
    files.map((file) => ({
      filePath: path.join(build, file),
      url: `/${file.replace(/\.html$/u, '')}`,
      type: 'docs',
    })),
    config,
  );
  const documents = copiesOf(scanned, copies);
  for (const engine of engines) {
    mkdirSync(path.join(out, engine), {recursive: true});
  }
  const write = (file: string, data: unknown) =>
    writeFileSync(path.join(out, file), JSON.stringify(data));
  write(`ours/${indexName}`, indexFileOf(documents));
  mkdirSync(path.join(out, 'ours', textFolder));
  for (const {i, u} of documents[0] ?? []) {
    const html = readFileSync(path.join(build, `${u.replace(/~\d+$/u, '').slice(1)}.html`), 'utf8');
    write(`ours/${textFolder}/${i}.json`, textsOf(html, u, config.ignoreCssSelectors));
  }
  write('stock/search-index.json', stock.index(documents, config));
  const {default: MiniSearch} = (await import(
    path.join(__dirname, 'node_modules/minisearch/dist/es/index.js')
  )) as {default: new (options: object) => {addAll: (all: object[]) => void}};
  const mini = new MiniSearch(indexOptions);
  const seen = new Set<string>();
  const sections = sectionsOf(documents).filter(({id}) => !seen.has(id) && seen.add(id));
  mini.addAll(sections);
  write('minisearch/index.json', mini);
  write('minisearch/texts.json', Object.fromEntries(sections.map(({id, text}) => [id, text])));
  const site = path.join(out, 'site');
  for (let copy = 0; copy < copies; copy += 1) {
    for (const file of files) {
      const target = path.join(site, copy === 0 ? file : `copy${copy}/${file}`);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, withKeywords(readFileSync(path.join(build, file), 'utf8')));
    }
  }
  execFileSync(
    path.join(tools, 'pagefind'),
    ['--site', site, '--root-selector', 'article', '--output-path', path.join(out, 'pagefind')],
    {stdio: 'ignore'},
  );
  for (const engine of engines) {
    const source = path.join(__dirname, 'engines', `${engine}.${engine === 'ours' ? 'ts' : 'mjs'}`);
    await bundle(source, path.join(out, engine, 'engine.js'), true);
  }
}

interface Site {
  readonly server: Server;
  readonly origin: string;
  /** Bytes sent since the last call. */
  readonly sent: () => number;
}

function compressed(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
}

/**
 * Bytes above which a script is compressed in advance: compressing it takes seconds, which would
 * count as network time.
 */
const largeFile = 100_000;

/** Serves a folder with compression if it reduces the size. */
async function serve(folder: string = out): Promise<Site> {
  const cache = new Map<string, Buffer>();
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (/\.js(?:on)?$/u.test(name) && statSync(file).size > largeFile) {
      cache.set(file, compressed(readFileSync(file)));
    }
  }
  let bytes = 0;
  const types: Record<string, string> = {'.js': 'text/javascript', '.json': 'application/json'};
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>bench</title>');
      return;
    }
    const file = path.join(folder, pathname);
    try {
      const plain = readFileSync(file);
      const body = cache.get(file) ?? compressed(plain);
      cache.set(file, body);
      const isSmaller = body.length < plain.length;
      const sent = isSmaller ? body : plain;
      bytes += sent.length;
      response.writeHead(200, {
        'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
        ...(isSmaller && {'Content-Encoding': 'br'}),
        'Content-Length': sent.length,
      });
      response.end(sent);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    server,
    origin: `http://localhost:${port}`,
    sent: () => {
      const count = bytes;
      bytes = 0;
      return count;
    },
  };
}

function stop({server}: Site): void {
  server.close();
  server.closeAllConnections();
}

interface EngineModule {
  readonly load: () => Promise<void>;
  /** @param onListed called when the hits are known, if their texts follow */
  readonly search: (query: string, limit?: number, onListed?: () => void) => Promise<string[]>;
  readonly suggestions: (query: string) => Promise<string[]>;
}
type WithEngine = typeof globalThis & {engine: EngineModule};

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const usage = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}

interface Speed {
  /** Compressed bytes until the first suggestion. */
  readonly bytes: number;
  /** Milliseconds from focus to the first suggestion. */
  readonly first: number;
  /** Milliseconds from a key to the list of its suggestions: median and maximum. */
  readonly list: number;
  readonly worstList: number;
  /** Milliseconds from a key to its suggestions with their texts: median and maximum. */
  readonly key: number;
  readonly worst: number;
  /** Bytes of memory. */
  readonly memory: number;
}

const timed = ['first', 'list', 'worstList', 'key', 'worst'] as const;

async function withPage<Result>(
  browser: Browser,
  {origin}: Site,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const session = await context.newCDPSession(page);
  const result = await work(page, session);
  await context.close();
  return result;
}

const loadEngine = async (file: string): Promise<void> => {
  const engine = (await import(file)) as EngineModule;
  (globalThis as WithEngine).engine = engine;
  await engine.load();
};

/**
 * Runs on the main thread, because CPU throttling affects workers less, and all engines
 * must be throttled equally.
 */
async function speedOf(browser: Browser, site: Site, engine: Engine): Promise<Speed> {
  const runs: {bytes: number; first: number; memory: number; lists: number[]; keys: number[]}[] =
    [];
  for (let run = 0; run < repeats; run += 1) {
    site.sent();
    runs.push(
      await withPage(browser, site, async (page, session) => {
        const before = await heap(session);
        await throttle(session);
        const first = await page.evaluate(
          async ([file, query]) => {
            const start = performance.now();
            const module = (await import(file)) as EngineModule;
            (globalThis as WithEngine).engine = module;
            await module.load();
            await module.search(query);
            return performance.now() - start;
          },
          [`/${engine}/engine.js`, 'knx'] as const,
        );
        const bytes = site.sent();
        const {lists, keys} = await page.evaluate(async (words) => {
          const times = {lists: [] as number[], keys: [] as number[]};
          for (const word of words) {
            for (let end = 1; end <= word.length; end += 1) {
              const start = performance.now();
              let listed: number | undefined;
              await (globalThis as WithEngine).engine.search(word.slice(0, end), 8, () => {
                listed = performance.now() - start;
              });
              const complete = performance.now() - start;
              times.lists.push(listed ?? complete);
              times.keys.push(complete);
            }
          }
          return times;
        }, typed);
        const memory = (await heap(session)) - before;
        return {bytes, first, lists, keys, memory};
      }),
    );
  }
  const worstOf = (times: readonly number[][]) => median(times.map((run) => Math.max(...run)));
  const [lists, keys] = [runs.map((run) => run.lists), runs.map((run) => run.keys)];
  return {
    bytes: median(runs.map(({bytes}) => bytes)),
    first: median(runs.map(({first}) => first)),
    list: median(lists.flat()),
    worstList: worstOf(lists),
    key: median(keys.flat()),
    worst: worstOf(keys),
    memory: median(runs.map(({memory}) => memory)),
  };
}

/** Queries for which the version has a relevant page. */
function queriesOf(folder: string, file?: QueryFile): Query[] {
  return readQueries(file).filter(({pages}) =>
    pages.some((page) => existsSync(path.join(build, folder, `${page}.html`))),
  );
}

/** Results of a search by query: page paths relative to the root of a version, best first. */
async function resultsOf(
  browser: Browser,
  site: Site,
  engine: Engine,
  folder: string,
  queries: readonly Query[],
): Promise<(query: string) => string[]> {
  const results = await withPage(browser, site, async (page) => {
    await page.evaluate(loadEngine, `/${engine}/engine.js`);
    return page.evaluate(
      async (all) => {
        const found: Record<string, string[]> = {};
        for (const query of all) {
          found[query] = await (globalThis as WithEngine).engine.search(query, 20);
        }
        return found;
      },
      queries.map(({query}) => query),
    );
  });
  const pathOf = (address: string) =>
    address.replace(/\.html$/u, '').replace(new RegExp(`^/${folder}/`, 'u'), '');
  return (query) => [...new Set((results[query] ?? []).map(pathOf))];
}

/** Relevance of a search for both query sets. */
async function relevanceOf(
  browser: Browser,
  site: Site,
  engine: Engine,
  folder: string,
  file?: QueryFile,
): Promise<Record<'tune' | 'check', Relevance>> {
  const queries = queriesOf(folder, file);
  const find = await resultsOf(browser, site, engine, folder, queries);
  const of = (set: string) =>
    measure(
      queries.filter((query) => query.set === set),
      find,
    );
  return {tune: of('tune'), check: of('check')};
}

/**
 * Queries of `check` with the pages from `queries.tsv` and the first three results of every
 * search, in alphabetical order, so that assessors do not see their origin.
 */
async function pool(browser: Browser): Promise<string> {
  const folder = docsRoot(versions.latest).slice(1);
  await prepare(folder, 1);
  const site = await serve();
  const queries = queriesOf(folder).filter(({set}) => set === 'check');
  const finds: ((query: string) => string[])[] = [];
  for (const engine of engines) {
    finds.push(await resultsOf(browser, site, engine, folder, queries));
  }
  stop(site);
  return queries
    .map(({query, reader, pages}) => {
      const found = finds.flatMap((find) => find(query).slice(0, 3));
      return [query, reader, [...new Set([...pages, ...found])].sort().join(' ')].join('\t');
    })
    .join('\n');
}

const share = (number: number) => number.toFixed(3);

/** Table of the relevance of each search by query set. */
async function relevanceTable(
  browser: Browser,
  measured: readonly (typeof versions)[keyof typeof versions][],
  file?: QueryFile,
): Promise<string> {
  const rows: string[][] = [];
  for (const version of measured) {
    const folder = docsRoot(version).slice(1);
    await prepare(folder, 1);
    const site = await serve();
    for (const engine of engines) {
      const {tune, check} = await relevanceOf(browser, site, engine, folder, file);
      const cells = [tune, check].flatMap(({first, firstThree, reciprocalRank}) =>
        [first, firstThree, reciprocalRank].map(share),
      );
      rows.push([version.label, names[engine], ...cells]);
    }
    stop(site);
  }
  const columns = ['first', 'among three', 'reciprocal rank'];
  const heads = ['tune', 'check'].flatMap((set) => columns.map((column) => `${set}: ${column}`));
  return table(['Version', 'Search', ...heads], rows);
}

const relevance = async (browser: Browser): Promise<string> =>
  relevanceTable(browser, Object.values(versions));

const pages = async (browser: Browser): Promise<string> =>
  relevanceTable(browser, [versions.latest], 'queries-by-page.tsv');

/** Query kinds of `queries-by-kind.tsv` with their column heads. */
const queryKinds = {language: 'other languages', task: 'tasks', lookup: 'look-ups'} as const;

/**
 * Table of the relevance by query kind for each search; queries of the `check` set, latest version.
 */
async function kinds(browser: Browser): Promise<string> {
  const folder = docsRoot(versions.latest).slice(1);
  await prepare(folder, 1);
  const site = await serve();
  const queries = queriesOf(folder, 'queries-by-kind.tsv').filter(({set}) => set === 'check');
  const rows: string[][] = [];
  for (const engine of engines) {
    const find = await resultsOf(browser, site, engine, folder, queries);
    const cells = Object.keys(queryKinds).flatMap((kind) => {
      const {first, firstThree} = measure(
        queries.filter(({reader}) => reader === kind),
        find,
      );
      return [first, firstThree].map(share);
    });
    rows.push([names[engine], ...cells]);
  }
  stop(site);
  const heads = Object.values(queryKinds).flatMap((kind) => [
    `${kind}: first`,
    `${kind}: among three`,
  ]);
  return table(['Search', ...heads], rows);
}

/** Values that switch off rules of the ranking. */
const switchedOff: readonly {of: object; values: Readonly<Record<string, number>>}[] = [
  {
    of: weights,
    values: {
      ...{pageName: 1, sectionName: 1, coverage: 0, phrase: 0},
      ...{bestSection: 0, secondaryMatch: 0},
    },
  },
  {of: weights.matchBoost, values: {parts: 0, synonym: 0, prefix: 0, typo: 0}},
];

/**
 * Table of the ranking rules: for each rule, the share of queries whose page is first because of
 * the rule.
 */
function rules(): string {
  const folder = docsRoot(versions.latest).slice(1);
  const file = JSON.parse(readFileSync(path.join(build, indexName), 'utf8')) as IndexFile;
  const [titles = [], headings = []] = file.map(({documents}) => documents);
  const isCheck = ({set}: Query) => set === 'check';
  const pathOf = (address: string) => address.slice(folder.length + 2);
  const paths = new Map(titles.map(({i, u = ''}) => [i, pathOf(u)]));
  const queriesOfPages = (
    documents: readonly SearchDocument[],
    queryOf: (text: string) => string,
  ) => documents.map(({i, p = i, t = ''}) => ({query: queryOf(t), pages: [paths.get(p) ?? '']}));
  const byKind = queriesOf(folder, 'queries-by-kind.tsv').filter(isCheck);
  const sets: Record<string, readonly Pick<Query, 'query' | 'pages'>[]> = {
    all: queriesOf(folder).filter(isCheck),
    ...Object.fromEntries(
      Object.entries(queryKinds).map(([kind, name]) => [
        name,
        byKind.filter(({reader}) => reader === kind),
      ]),
    ),
    titles: queriesOfPages(titles, (title) => title),
    'half titles': queriesOfPages(titles, (title) => title.slice(0, Math.ceil(title.length / 2))),
    identifiers: queriesOfPages(
      headings.filter(({t = ''}) => /^\w*(?:\p{Lu}\p{Lu}|\p{Ll}\p{Lu})\w*$/u.test(t)),
      (heading) => heading,
    ),
  };
  const measured = () => {
    const index = indexOf(file);
    const find = (query: string) => {
      const answer = runQuery(index, {query, limits: {hits: 20, pages: 20, sections: 0}});
      return answer.state === 'found' ? answer.hits.map(({u}) => pathOf(u)) : [];
    };
    return Object.values(sets).map((queries) => measure(queries, find).first);
  };
  const withAll = measured();
  const rows = switchedOff.flatMap(({of, values}) =>
    Object.entries(values).map(([rule, value]) => {
      const own = {...of};
      Object.assign(of, {[rule]: value});
      const without = measured();
      Object.assign(of, own);
      return [`\`${rule}\``, ...withAll.map((all, i) => share(all - (without[i] ?? 0)))];
    }),
  );
  return table(
    ['Rule', ...Object.keys(sets)],
    [['share of all rules', ...withAll.map(share)], ...rows],
  );
}

/** Table of the look-ups whose answer each search shows, for the latest version. */
async function answers(browser: Browser): Promise<string> {
  await prepare(docsRoot(versions.latest).slice(1), 1);
  const site = await serve();
  const lookUps = readLookUps();
  const rows: string[][] = [];
  for (const engine of engines) {
    const shown = await withPage(browser, site, async (page) => {
      await page.evaluate(loadEngine, `/${engine}/engine.js`);
      return page.evaluate(
        async (queries) => {
          const texts: Record<string, string[]> = {};
          for (const query of queries) {
            texts[query] = await (globalThis as WithEngine).engine.suggestions(query);
          }
          return texts;
        },
        lookUps.map(({query}) => query),
      );
    });
    const cells = ['tune', 'check'].flatMap((set) => {
      const {first, any} = measureAnswers(
        lookUps.filter((lookUp) => lookUp.set === set),
        (query) => shown[query] ?? [],
      );
      return [first, any].map(share);
    });
    rows.push([names[engine], ...cells]);
  }
  stop(site);
  const heads = ['tune', 'check'].flatMap((set) => [`${set}: first`, `${set}: any`]);
  return table(['Search', ...heads], rows);
}

async function speed(browser: Browser): Promise<string> {
  const rows: string[][] = [];
  for (const copies of [1, 4]) {
    await prepare(docsRoot(versions.latest).slice(1), copies);
    const site = await serve();
    const measured: Partial<Record<Engine, Speed>> = {};
    for (const engine of engines) {
      measured[engine] = await speedOf(browser, site, engine);
    }
    stop(site);
    const {ours} = measured;
    for (const engine of engines) {
      const one = measured[engine];
      if (ours !== undefined && one !== undefined) {
        rows.push([
          `${copies}`,
          names[engine],
          kilobytes(one.bytes),
          ...timed.map((part) => ratio(one[part], ours[part])),
          engine === 'ours'
            ? timed.map((part) => String(Number(one[part].toPrecision(3)))).join(' / ')
            : '',
          ratio(one.memory, ours.memory),
        ]);
        console.log(rows.at(-1)?.join(' | '));
      }
    }
  }
  return table(
    [
      'Content ×',
      'Search',
      'kB to the first suggestion',
      'Focus to first suggestion',
      'Key to list, median',
      'Key to list, worst',
      'Key to suggestion, median',
      'Key to suggestion, worst',
      'ms of these five',
      'Memory',
    ],
    rows,
  );
}

/** Compares size and speed with another checkout; each has its own index. */
async function against(browser: Browser, folder: string): Promise<string> {
  const measured: Speed[] = [];
  rmSync(out, {recursive: true, force: true});
  for (const [order, checkout] of [root, folder].entries()) {
    const site = path.join(out, String(order));
    mkdirSync(path.join(site, 'ours'), {recursive: true});
    cpSync(path.join(checkout, 'build', indexName), path.join(site, 'ours', indexName));
    const engine = path.join(checkout, 'bench/engines/ours.ts');
    await bundle(engine, path.join(site, 'ours/engine.js'), false);
    const served = await serve(site);
    measured.push(await speedOf(browser, served, 'ours'));
    stop(served);
  }
  const [own, other] = measured;
  if (own === undefined || other === undefined) {
    throw new Error('Nothing was measured.');
  }
  return table(
    ['', 'kB', 'memory', 'first', 'list, median', 'list, worst', 'key, median', 'key, worst'],
    [
      [
        'times the other',
        ...(['bytes', 'memory', ...timed] as const).map((part) => ratio(own[part], other[part])),
      ],
    ],
  );
}

const tables = {relevance, kinds, pages, rules, answers, speed};

/** @throws Error if an argument is invalid */
function readArguments(args: readonly string[]): {parts: readonly string[]; other?: string} {
  if (args[0] === 'against') {
    const other = path.resolve(args[1] ?? '');
    if (args.length !== 2 || !existsSync(path.join(other, 'build', indexName))) {
      throw new Error(`${other} is not a checkout with a built site.\n\n${usage}`);
    }
    return {parts: [], other};
  }
  const unknown = args.find((arg) => !(arg in tables) && arg !== 'pool');
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not a measurement.\n\n${usage}`);
  }
  return {parts: args.length === 0 ? Object.keys(tables) : args};
}

async function main(): Promise<void> {
  const {parts, other} = readArguments(process.argv.slice(2));
  if (!existsSync(path.join(build, indexName))) {
    throw new Error('There is no built site. Run "npm run build" first.');
  }
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: browserFlags,
  });
  try {
    if (other !== undefined) {
      console.log(await against(browser, other));
    }
    if (parts.includes('pool')) {
      console.log(await pool(browser));
    }
    for (const [name, run] of Object.entries(tables)) {
      if (parts.includes(name)) {
        publish(name, await run(browser));
      }
    }
  } finally {
    await browser.close();
    rmSync(out, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
