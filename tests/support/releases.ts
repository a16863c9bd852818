import {createHash} from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {changedPage} from '../../scripts/test-releases';
import {listFolder, type OfflineList} from '../../src/offline/list';
import {withoutQuery} from '../../src/offline/plan';
import {writeOffline} from '../../src/plugins/offline';
import {readSite} from '../../src/plugins/offline/builtSite';
import {readRelease, writeRelease} from '../../src/plugins/release/releaseFile';
import {versions} from '../../src/site/versions';
import {buildDir, root} from './project';

export {changedPage};

/** What is large, and no page asks for by itself. */
const leftOut = /^(?:cards|data|download|llms|print|__server)$/u;

/** The hash in the name of a script or a style. */
const hashIn = /\.(?<hash>[0-9a-f]{8,10})\.(?:js|css)$/u;

const scriptsFolder = 'assets/js';

/**
 * Names of the files that a release like that of `npm run test:releases` has
 * under other hashes: styles, what all pages start with or load on request, and
 * the scripts of the page that has changed. Those of other pages stay.
 */
function renamedFiles(folder: string): string[] {
  const ofPages = new Set(readSite(folder, '/').pages.flatMap(({chunks}) => chunks));
  const scripts = readdirSync(path.join(folder, scriptsFolder)).filter(
    (name) =>
      !ofPages.has(`/${scriptsFolder}/${name}`) ||
      readFileSync(path.join(folder, scriptsFolder, name), 'utf8').includes(changedPage.before),
  );
  return [...scripts, ...readdirSync(path.join(folder, 'assets/css'))];
}

/** Makes a copy of the built site to another release, as a build of changed sources would be. */
async function becomeNext(folder: string): Promise<void> {
  const next = (hash: string) =>
    createHash('sha256').update(`second ${hash}`).digest('hex').slice(0, hash.length);
  const {release} = await readRelease(folder);
  const hashes = new Set([
    release,
    ...readdirSync(path.join(folder, 'assets/routes')),
    ...renamedFiles(folder).map((name) => hashIn.exec(name)?.groups?.hash ?? ''),
  ]);
  const renamed = (text: string) =>
    text.replaceAll(/\b[0-9a-f]{8,10}\b/gu, (hash) => (hashes.has(hash) ? next(hash) : hash));
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (/\.html$|^assets\/.*\.(?:js|json)$/u.test(file)) {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      writeFileSync(place, renamed(text).replaceAll(changedPage.before, changedPage.after));
    }
  }
  for (const kind of ['js', 'css', 'routes']) {
    const place = path.join(folder, 'assets', kind);
    for (const name of readdirSync(place)) {
      renameSync(path.join(place, name), path.join(place, renamed(name)));
    }
  }
  await writeRelease(folder, {release: next(release), editions: []});
  await writeOffline(root, folder, '/');
}

/** Addresses of what version 4.0 asks for in the second release that the first does not have, or not so. */
function changedFiles(second: string): string[] {
  const listIn = (folder: string) => {
    const file = path.join(folder, listFolder, `${versions.latest.name}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as OfflineList).files;
  };
  const before = new Map(
    listIn(buildDir).map(([address, , hash]) => [withoutQuery(address), hash]),
  );
  return listIn(second)
    .filter(([address, , hash]) => before.get(withoutQuery(address)) !== hash)
    .map(([address]) => address);
}

/** The releases of the manual after the built one. */
export interface Releases {
  /** Name of the second release. */
  readonly name: string;
  /** The second release alone: the grace time is over. */
  readonly second: string;
  /** The second release beside the files with hashes of the first. */
  readonly grace: string;
  /** Addresses of the files of version 4.0 that the first does not have, or not so. */
  readonly changed: readonly string[];
  readonly remove: () => void;
}

/**
 * A second release of the built site: the build in the folder `SECOND_RELEASE`,
 * as `npm run test:releases` makes it, or else a copy under other hashes.
 */
export async function nextReleases(): Promise<Releases> {
  const own = process.env.SECOND_RELEASE;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-releases-'));
  const grace = path.join(folder, 'grace');
  const second = own ?? path.join(folder, 'second');
  const copy = (from: string, to: string) =>
    cpSync(from, to, {
      recursive: true,
      filter: (file) => !leftOut.test(path.relative(from, file)),
    });
  if (own === undefined) {
    copy(buildDir, second);
    await becomeNext(second);
  }
  copy(second, grace);
  cpSync(path.join(buildDir, 'assets'), path.join(grace, 'assets'), {
    recursive: true,
    force: false,
  });
  const {release: name} = await readRelease(second);
  return {
    ...{name, second, grace, changed: changedFiles(second)},
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
