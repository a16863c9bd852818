import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {readRelease} from '../src/features/release-file/releaseFile';
import {releaseOf} from '../src/features/release-file/plugin';
import {listAddress, newFiles, type OfflineList} from '../src/features/offline/list';
import {docsVersions, versions} from '../src/site/versions';
import {copyProject, historyOf} from './build-compare';
import {findChromium} from './chromium';
import {run} from './run';

const root = path.resolve(__dirname, '..');

/** Page that changes in both later releases. */
export const changedPage = {
  address: '/docs/io-servers/knx',
  source: 'io-servers/knx.mdx',
  before: 'connects HSYCO to a KNX installation',
  after: 'joins HSYCO and a KNX installation',
} as const;

interface Change {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Source changes of the first later release: one page in each version. */
const pageChanges: readonly Change[] = docsVersions.map(({tree}) => ({
  file: `${tree}/${changedPage.source}`,
  ...changedPage,
}));

/** Source changes of the second later release: a client module and a style. */
const codeChanges: readonly Change[] = [
  // Used by the search box and its worker.
  {
    file: 'src/features/search/limits.ts',
    before: 'maxQueryLength = 200;',
    after: 'maxQueryLength = 201;',
  },
  {file: 'src/css/custom.css', before: '--manual-line: #5b6f78;', after: '--manual-line: #5b6f79;'},
];

/** @throws Error naming a change whose text is missing */
function changeSources(project: string, changes: readonly Change[]): void {
  for (const {file, before, after} of changes) {
    const filePath = path.join(project, file);
    const text = readFileSync(filePath, 'utf8');
    if (!text.includes(before)) {
      throw new Error(`${file} no longer contains "${before}": see scripts/test-releases.ts.`);
    }
    writeFileSync(filePath, text.replaceAll(before, after));
  }
}

/**
 * Builds a project.
 *
 * @throws Error with the output of a failed build
 */
async function build(project: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const {code, output} = await run('npx', ['--no-install', 'docusaurus', 'build'], {
    cwd: project,
    env: {...env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
  });
  if (code !== 0) {
    throw new Error(output);
  }
}

/** Initial files of all pages, which must get new names. */
const renamed = ['js/main', 'js/runtime~main', 'css/styles'] as const;

/**
 * New asset names of the second release.
 *
 * @throws Error if an initial file keeps its name
 */
function newNames(first: string, second: string): string[] {
  const namesIn = (folder: string) =>
    ['js', 'css'].flatMap((kind) =>
      readdirSync(path.join(folder, 'assets', kind)).map((name) => `${kind}/${name}`),
    );
  const old = new Set(namesIn(first));
  const names = namesIn(second).filter((name) => !old.has(name));
  const same = renamed.filter((part) => !names.some((name) => name.startsWith(`${part}.`)));
  if (same.length > 0) {
    throw new Error(`${same.join(', ')} keep the names of the first release.`);
  }
  return names;
}

/** Each file that changes with the page: the page, its Markdown, script, table and search data. */
const ownFiles = [
  /^\/docs\/io-servers\/knx$/u,
  /^\/docs\/io-servers\/knx\.md$/u,
  /^\/assets\/js\/\w+\.\w+\.js$/u,
  /^\/routes\/\w+\/pages\.docs\.io-servers\.json$/u,
  /^\/search-index\.json$/u,
  /^\/search-texts\/\d+\.json$/u,
];

/**
 * Files of the latest version whose content differs in another build.
 *
 * @throws Error with the list if it is not that of one changed page
 */
function changedFiles(first: string, second: string): string[] {
  const [before, after] = [first, second].map((folder) => {
    const file = path.join(folder, listAddress('/', versions.latest.name));
    return JSON.parse(readFileSync(file, 'utf8')) as OfflineList;
  }) as [OfflineList, OfflineList];
  const changed = newFiles(after.files, before.files).map(([address]) => address);
  if (
    changed.length !== ownFiles.length ||
    !ownFiles.every((own) => changed.some((address) => own.test(address)))
  ) {
    throw new Error(`A change of ${changedPage.address} changes ${changed.join(', ')}.`);
  }
  return changed;
}

/**
 * Builds two later releases, of a changed page and of changed code, and runs the release tests
 * on the first and the last build.
 *
 * @returns the exit status of the tests
 * @throws Error with the output of a failed build
 */
async function testReleases(print: (line: string) => void): Promise<number> {
  const release = await readRelease(path.join(root, 'build')).catch(() => undefined);
  if (release?.release !== (await releaseOf(root))) {
    print('Building the first release in build/');
    await build(root);
  }
  const copy = await mkdtemp(path.join(os.tmpdir(), 'manual-'));
  try {
    const [first, second] = [root, copy].map((folder) => path.join(folder, 'build')) as [
      string,
      string,
    ];
    await copyProject(root, copy);
    const history = await historyOf(root);
    print(`Building a release with one changed page in ${copy}`);
    changeSources(copy, pageChanges);
    await build(copy, history);
    print(`An offline copy of the version fetches ${changedFiles(first, second).join(', ')}`);
    print('Building a release with changed code');
    changeSources(copy, codeChanges);
    await build(copy, history);
    print(`New names: ${newNames(first, second).join(', ')}`);
    const {code} = await run(
      'npx',
      [
        ...['--no-install', 'playwright', 'test', '--project=e2e'],
        ...['-g', 'releases.spec|offline.spec.* a new release'],
      ],
      {
        cwd: root,
        show: true,
        env: {CHROMIUM: await findChromium(), SECOND_RELEASE: second},
      },
    );
    return code;
  } finally {
    await rm(copy, {recursive: true, force: true});
  }
}

if (require.main === module) {
  testReleases((line) => console.log(line)).then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
