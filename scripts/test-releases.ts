import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {readRelease} from '../src/plugins/release/releaseFile';
import {releaseOf} from '../src/plugins/release';
import {docsVersions} from '../src/site/versions';
import {copyProject, historyOf} from './build-compare';
import {findChromium} from './chromium';
import {run} from './run';

const root = path.resolve(__dirname, '..');

/** A page of which the second release says something else. */
export const changedPage = {
  address: '/docs/io-servers/knx',
  source: 'io-servers/knx.mdx',
  before: 'connects HSYCO to a KNX installation',
  after: 'joins HSYCO and a KNX installation',
} as const;

/** What the sources of the second release have that is another: a page, a module of the client, a style. */
export const changes: readonly {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}[] = [
  ...docsVersions.map(({tree}) => ({file: `${tree}/${changedPage.source}`, ...changedPage})),
  // The box of the search has it, and its worker.
  {
    file: 'src/search/limits.ts',
    before: 'longestQuery = 200;',
    after: 'longestQuery = 201;',
  },
  {file: 'src/css/custom.css', before: '--manual-line: #5b6f78;', after: '--manual-line: #5b6f79;'},
];

/** @throws Error naming the change whose text is not there */
function changeSources(project: string): void {
  for (const {file, before, after} of changes) {
    const place = path.join(project, file);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(before)) {
      throw new Error(`${file} no longer contains "${before}": see scripts/test-releases.ts.`);
    }
    writeFileSync(place, text.replaceAll(before, after));
  }
}

/**
 * Build a project.
 *
 * @throws Error with what the build printed, when it failed
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

/** Parts of the site that a release like this gives new names: what every page starts with. */
const renamed = ['js/main', 'js/runtime~main', 'css/styles'] as const;

/**
 * What the second release has under names that the first does not have.
 *
 * @throws Error when a part that every page starts with is not among it
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
    throw new Error(`${same.join(', ')} have the names of the first release.`);
  }
  return names;
}

/**
 * Build a second release of changed sources, and run the tests of releases on
 * it and on the built site.
 *
 * @returns the exit status of the tests
 * @throws Error with what a build printed, when it failed
 */
async function testReleases(print: (line: string) => void): Promise<number> {
  const there = await readRelease(path.join(root, 'build')).catch(() => undefined);
  if (there?.release !== (await releaseOf(root))) {
    print('Building the first release in build/');
    await build(root);
  }
  const copy = await mkdtemp(path.join(os.tmpdir(), 'manual-'));
  try {
    print(`Building the second release in ${copy}`);
    await copyProject(root, copy);
    changeSources(copy);
    await build(copy, await historyOf(root));
    const second = path.join(copy, 'build');
    print(`New names: ${newNames(path.join(root, 'build'), second).join(', ')}`);
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
