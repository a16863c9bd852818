import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {changedPage} from '../../scripts/test-releases';
import {siteTableName, tablesFolder} from '../../src/docusaurus/start/client/pageTable';
import {listAddress, type OfflineList} from '../../src/features/offline/list';
import {writeOffline} from '../../src/features/offline/plugin';
import {readPage} from '../../src/features/offline/plugin/builtSite';
import {readRelease, writeRelease} from '../../src/features/release-file/releaseFile';
import type {PageTexts} from '../../src/features/search/documents';
import {versions} from '../../src/site/versions';
import {test as base} from './faults';
import {Folder} from './folder';
import {buildDir, filesBelow, root} from './project';
import {scriptsInTables} from './site';

export {changedPage};

const excluded = /^(?:cards|download|llms|print)\//u;

/** Copies the built site with the changed text, and with new hashes of all files. */
async function writeNext(copy: Folder): Promise<void> {
  const next = (hash: string) => hash.slice(1) + hash.charAt(0);
  const {release} = await readRelease(buildDir);
  const namesIn = (part: string) => readdirSync(path.join(buildDir, part));
  const hashes = new Set([
    ...[release, ...namesIn(tablesFolder)],
    ...[...namesIn('assets/js'), ...namesIn('assets/css')].map((name) => name.split('.').at(-2)),
  ]);
  const renamed = (text: string) =>
    text.replaceAll(/\b[0-9a-f]{8,10}\b/gu, (hash) => (hashes.has(hash) ? next(hash) : hash));
  for (const file of filesBelow('build').filter((one) => !excluded.test(one))) {
    const content = readFileSync(path.join(buildDir, file));
    const isNamed = /\.html$|^(?:assets|routes)\/.*\.js(?:on)?$/u.test(file);
    const changed = () =>
      renamed(String(content)).replaceAll(changedPage.before, changedPage.after);
    copy.write({[renamed(file)]: isNamed ? changed() : content});
  }
  await writeRelease(copy.root, {release: next(release), editions: []});
  await writeOffline(root, copy.root, '/');
}

export const listOfLatest = listAddress('/', versions.latest.name);

/** The offline list of version 4.0, reduced to a few pages that are quick to store. */
export function smallList(folder: string, addresses: readonly string[]): OfflineList {
  const readText = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const list = JSON.parse(readText(listOfLatest)) as OfflineList;
  const ofPages = scriptsInTables(folder);
  const expected = new Set([
    ...scriptsInTables(folder, (name) => name === siteTableName),
    ...addresses.flatMap((address) => {
      const {named, scripts} = readPage(address, readText(`${address}.html`), '/');
      const files = named.filter((one) => path.extname(one) !== '');
      return [address, ...files, ...scripts];
    }),
  ]);
  const files = list.files.filter(([file]) => {
    if (file.startsWith('/search-texts/')) {
      return expected.has((JSON.parse(readText(file)) as PageTexts).u);
    }
    return (
      expected.has(file) || (/^\/(?:assets|img|routes|search)/u.test(file) && !ofPages.has(file))
    );
  });
  return {...list, files};
}

/** A test with a second release: the one in `SECOND_RELEASE`, or a changed copy of the build. */
export const test = base.extend<object, {next: {readonly name: string; readonly folder: string}}>({
  next: [
    async ({}, provide) => {
      const copy = new Folder();
      const folder = process.env.SECOND_RELEASE ?? copy.root;
      if (folder === copy.root) {
        await writeNext(copy);
      }
      const {release: name} = await readRelease(folder);
      await provide({name, folder});
      copy.remove();
    },
    {scope: 'worker', timeout: 300_000},
  ],
});
