import {cpSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {peerFolders} from './peers';
import {root, siteNames, type SiteName} from './settings';

/** Build of a site. */
export interface SiteBuild {
  readonly folder: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Build output, relative to the folder. */
  readonly output: string;
  /** Outputs and caches that a cold build must not find, relative to the folder. */
  readonly kept: readonly string[];
}

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const peerTool = (file: string) => path.join(__dirname, 'node_modules', file);
const env = {NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0'};

/**
 * Build of a Docusaurus site, with its own packages if it has any.
 *
 * @param heap maximum heap in megabytes
 */
export function docusaurusBuild(folder: string, heap?: number): SiteBuild {
  const own = path.join(folder, docusaurus);
  return {
    folder,
    command: process.execPath,
    args: [existsSync(own) ? own : path.join(root, docusaurus), 'build'],
    env: {...env, ...(heap !== undefined && {NODE_OPTIONS: `--max-old-space-size=${heap}`})},
    output: 'build',
    kept: ['build', '.docusaurus', 'node_modules/.cache'],
  };
}

export const builds: Readonly<Record<SiteName, SiteBuild>> = {
  ours: docusaurusBuild(root),
  stock: docusaurusBuild(peerFolders.stock),
  vitepress: {
    folder: peerFolders.vitepress,
    command: process.execPath,
    args: [peerTool('vitepress/bin/vitepress.js'), 'build'],
    env,
    output: '.vitepress/dist',
    kept: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
  },
  starlight: {
    folder: peerFolders.starlight,
    command: process.execPath,
    args: [peerTool('astro/astro.js'), 'build'],
    env,
    output: 'dist',
    kept: ['dist', '.cache', '.astro'],
  },
};

/** Folder of a built site. */
export const outputOf = ({folder, output}: SiteBuild): string => path.join(folder, output);

/** Sites without a build. */
export const unbuilt = (names: readonly SiteName[] = siteNames): SiteName[] =>
  names.filter((name) => !existsSync(path.join(outputOf(builds[name]), 'index.html')));

/** Deletes outputs and caches. */
export function makeCold({folder, kept}: SiteBuild): void {
  for (const entry of kept) {
    rmSync(path.join(folder, entry), {recursive: true, force: true});
  }
}

/** Files of the project that no build reads. */
const excluded = [
  '.ci',
  '.docusaurus',
  '.git',
  'bench',
  'build',
  'node_modules',
  'test-results',
  'tests',
];
/** Recreates a folder with what a build of this site reads. */
export function copyProject(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(root).filter((one) => !excluded.includes(one))) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
}
