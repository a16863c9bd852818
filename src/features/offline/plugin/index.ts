import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {LoadContext} from '@docusaurus/types';
import {build} from 'esbuild';
import {workerName} from '../../../site/files';
import {hashOf, listFolder, type ListedFile, type OfflineList} from '../list';
import {docsVersions} from '../../../site/versions';
import type {PagesPlugin} from '../../../docusaurus/post-build/plugin';
import {readRelease} from '../../release-file';
import {readPage, readSite, type BuiltPage} from './builtSite';
import {filesOf, frameOf, startOf, type AddressedFile} from './lists';

const compress = promisify(gzip);

/** Minimum browser versions of the site. */
const targets = ['chrome97', 'edge97', 'firefox108', 'safari15.4'];

/** Concurrent files. */
const concurrency = 16;

/** Measures each file once, because versions share files. */
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
 * Writes the lists of the versions and the worker into a built site.
 *
 * @param siteDir folder of the project
 * @param outDir folder of the built site
 * @param pages its pages, if they have been read
 * @throws Error if the site is not built
 */
export async function writeOffline(
  siteDir: string,
  outDir: string,
  base: string,
  pages?: readonly BuiltPage[],
): Promise<void> {
  const {release} = await readRelease(outDir);
  const site = readSite(outDir, base, pages);
  const measure = measurer(outDir);
  const folder = path.join(outDir, listFolder);
  await mkdir(folder, {recursive: true});
  for (const version of docsVersions) {
    const wanted = [...filesOf(site, version, docsVersions)];
    const files: ListedFile[] = [];
    // In batches, because all files together would hold the whole site in memory.
    for (let at = 0; at < wanted.length; at += concurrency) {
      files.push(...(await Promise.all(wanted.slice(at, at + concurrency).map(measure))));
    }
    const list: OfflineList = {
      ...{version: version.name, label: version.label, release, files},
      start: startOf(version, base),
    };
    await writeFile(path.join(folder, `${version.name}.json`), JSON.stringify(list));
  }
  await build({
    entryPoints: [path.join(siteDir, 'src/features/offline/worker/index.ts')],
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
 * Docusaurus plugin that writes the service worker and, for each version, the list of the
 * files that its pages can request.
 */
export default function offline({siteDir}: LoadContext): PagesPlugin {
  return {
    name: 'offline',
    builtPages({outDir, baseUrl}) {
      const pages: BuiltPage[] = [];
      return {
        page: (file, html) => {
          // A copy, because a part of a text keeps the whole text in memory.
          pages.push(structuredClone(readPage(file, html, baseUrl)));
          return html;
        },
        finish: () => writeOffline(siteDir, outDir, baseUrl, pages),
      };
    },
  };
}
