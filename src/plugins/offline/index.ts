import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {
  hashOf,
  listFolder,
  workerName,
  type ListedFile,
  type OfflineList,
} from '../../offline/list';
import {docsVersions} from '../../site/versions';
import {readRelease} from '../release/releaseFile';
import {afterOthers} from './afterOthers';
import {readSite} from './builtSite';
import {filesOf, frameOf, rootsBelow, type AddressedFile} from './lists';

const name = 'offline';
const compress = promisify(gzip);

/** The oldest browsers that the site is built for. */
const targets = ['chrome97', 'edge97', 'firefox108', 'safari15.4'];

/** Files that are read and compressed at the same time. */
const atOnce = 16;

/** Measures each file once, whatever number of versions has it. */
function measurer(outDir: string) {
  const measured = new Map<
    string,
    Promise<readonly [bytes: number, hash: string, small: number]>
  >();
  const measure = async (file: string) => {
    const content = await readFile(path.join(outDir, file));
    const small = await compress(content);
    return [content.byteLength, await hashOf(content), small.byteLength] as const;
  };
  return async ({address, file}: AddressedFile): Promise<ListedFile> => {
    const found = measured.get(file) ?? measure(file);
    measured.set(file, found);
    return [address, ...(await found)];
  };
}

/**
 * Writes the lists of the versions, and the worker, into a built site.
 *
 * @param siteDir folder of the project
 * @param outDir folder of the built site
 * @throws Error when the site is not built
 */
export async function writeOffline(siteDir: string, outDir: string, base: string): Promise<void> {
  const {release} = await readRelease(outDir);
  const site = readSite(outDir, base);
  const measure = measurer(outDir);
  const folder = path.join(outDir, listFolder);
  await mkdir(folder, {recursive: true});
  for (const version of docsVersions) {
    const wanted = [...filesOf(site, version, docsVersions)];
    const files: ListedFile[] = [];
    // A few at once, which keeps the processors busy: all would hold the whole site in memory.
    for (let at = 0; at < wanted.length; at += atOnce) {
      files.push(...(await Promise.all(wanted.slice(at, at + atOnce).map(measure))));
    }
    const list: OfflineList = {
      ...{version: version.name, label: version.label, release, files},
      ...rootsBelow(version, docsVersions, base),
    };
    await writeFile(path.join(folder, `${version.name}.json`), JSON.stringify(list));
  }
  await build({
    entryPoints: [path.join(siteDir, 'src', 'offline', 'worker', 'index.ts')],
    outfile: path.join(outDir, workerName),
    bundle: true,
    minify: true,
    format: 'iife',
    target: targets,
    legalComments: 'none',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      WORKER_BUILD: JSON.stringify({release, base, ...frameOf(site)}),
    },
  });
}

/**
 * Docusaurus plugin that writes what is needed to read the site without a
 * network: the worker, and for each version the list of all that its pages can
 * ask for. Brought by `preset.ts`, as it waits for what the others write.
 */
export default function offline({siteDir}: LoadContext): Plugin {
  return {
    name,
    async postBuild({outDir, baseUrl, plugins}) {
      await afterOthers(plugins, name);
      await writeOffline(siteDir, outDir, baseUrl);
    },
  };
}
