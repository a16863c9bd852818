import {readdir, readFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {zipSync, type Zippable} from 'fflate';
import {bundle, olderBrowsers} from '../../src/lib/bundle';
import {addEdition, readRelease} from '../../src/features/release-file';
import {indexName, textFolder} from '../../src/site/files';
import {docsRoot, mainDoc} from '../../src/site';
import {docsVersions, type DocsVersion} from '../../src/site/versions';
import {readManual} from '../manual';
import {linkFaults, nameFaults} from './check';
import {contentsHtml, searchHtml} from './contents';
import {files, pageFile, shortName, type DocsPaths} from './layout';
import {linkOf, mapCssUrls, type ArchiveSite} from './links';
import {archivedPage, ownPage, type ArchiveEdition} from './page';

/** Folder of the built site for downloads, which archives exclude. */
const downloads = 'download';

/** File name of a version's archive; also the name of the only folder in it. */
export function archiveName({number}: Pick<DocsVersion, 'number'>): string {
  return `hsyco-manual-${number}`;
}

function pathsOf(version: DocsVersion): DocsPaths {
  const root = docsRoot(version);
  return {
    root,
    otherRoots: docsVersions.map(docsRoot).filter((other) => other !== root),
    main: `${root}/${mainDoc}`,
  };
}

/** Scripts and styles of the archive, by file. */
async function ownFiles(): Promise<Map<string, string>> {
  const folder = path.join(__dirname, 'browser');
  const {outputFiles} = await bundle({
    entryPoints: ['archive.ts', 'search.ts', 'archive.css'].map((name) => path.join(folder, name)),
    outdir: path.dirname(files.script),
    legalComments: 'inline',
    target: olderBrowsers,
  });
  const outdir = path.dirname(files.script);
  return new Map(outputFiles.map((file) => [`${outdir}/${path.basename(file.path)}`, file.text]));
}

/** Data as a script, because a page in a folder cannot fetch. */
function dataScript(name: string, json: string): string {
  return `manualArchive(${JSON.stringify(name)},${json});\n`;
}

/** Search index and texts of a version. */
async function searchFiles(folder: string): Promise<Map<string, string>> {
  const index = await readFile(path.join(folder, indexName), 'utf8');
  const names = (await readdir(path.join(folder, textFolder))).sort();
  const texts = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, textFolder, name), 'utf8');
      return `${JSON.stringify(path.parse(name).name)}:${text}`;
    }),
  );
  return new Map([
    [files.searchIndex, dataScript('index', index)],
    [files.searchTexts, dataScript('texts', `{${texts.join(',\n')}}`)],
  ]);
}

export interface ArchiveSource {
  readonly buildDir: string;
  readonly version: DocsVersion;
}

/**
 * Files of the archive of a version.
 *
 * @throws Error if there is no built site, or if the archive would have a broken link
 */
export async function archiveFiles({
  buildDir,
  version,
}: ArchiveSource): Promise<Map<string, Uint8Array | string>> {
  const {release} = await readRelease(buildDir);
  const paths = pathsOf(version);
  const entries = await readdir(buildDir, {recursive: true, withFileTypes: true});
  const built = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(buildDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
  );
  const {sidebar, pages: manual} = await readManual(buildDir, version);
  const pages = new Set(manual.map(({address}) => address));
  const fileOf = (address: string): string | undefined => {
    const file = pageFile(address, paths);
    return file === files.start || pages.has(address) ? file : undefined;
  };
  const site: ArchiveSite = {
    fileOf,
    hasAsset: (file) =>
      built.has(file) && !file.endsWith('.html') && !file.startsWith(`${downloads}/`),
  };
  const edition: ArchiveEdition = {label: version.label, release, main: paths.main};

  const archive = new Map<string, Uint8Array | string>();
  const assets = new Set<string>();
  const add = (name: string, content: Uint8Array | string): void => {
    if (archive.has(name)) {
      throw new Error(`Two files of the archive would be called ${name}.`);
    }
    archive.set(name, content);
  };
  for (const {address, html} of manual) {
    const file = fileOf(address) ?? '';
    const page = archivedPage(load(html), {address, file}, site, edition);
    add(file, page.html);
    page.assets.forEach((asset) => assets.add(asset));
  }
  for (const asset of assets) {
    const content = await readFile(path.join(buildDir, asset));
    const isStyle = asset.endsWith('.css');
    const from = {address: `/${asset}`, file: shortName(asset)};
    const needed = (address: string): string => {
      const link = linkOf(address, from, site);
      if (link.kind === 'asset') {
        assets.add(link.file);
      }
      return link.kind === 'outside' ? address : link.address;
    };
    add(shortName(asset), isStyle ? mapCssUrls(content.toString(), needed) : content);
  }

  const frame = String(archive.get(files.start));
  add(
    files.contents,
    ownPage(frame, 'All pages', contentsHtml(sidebar, fileOf, 'archive-contents')),
  );
  add(files.search, ownPage(frame, 'Search', searchHtml(paths)));
  const folder = path.join(buildDir, version.isLatest ? '' : paths.root.slice(1));
  for (const [name, text] of [...(await ownFiles()), ...(await searchFiles(folder))]) {
    add(name, text);
  }

  const faults = [...nameFaults(archiveName(version), archive.keys()), ...linkFaults(archive)];
  if (faults.length > 0) {
    throw new Error(`The archive of ${version.label} is invalid:\n${faults.join('\n')}`);
  }
  return archive;
}

/** Fixed, so that the same files give the same bytes. */
const fixedDate = new Date(1980, 0, 1);

/** Zips files into one folder. */
export function zipped(
  folder: string,
  archive: ReadonlyMap<string, Uint8Array | string>,
): Uint8Array {
  const content: Zippable = Object.fromEntries(
    [...archive]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, file]) => [`${folder}/${name}`, Buffer.from(file)]),
  );
  return zipSync(content, {level: 9, mtime: fixedDate});
}

export interface WrittenArchive {
  /** Path in the built site. */
  readonly file: string;
  readonly bytes: number;
  readonly files: number;
  /** Bytes of all files. */
  readonly unpacked: number;
}

/**
 * Writes the archive of a version into the built site, and adds it to the release.
 *
 * @throws Error as `archiveFiles` does
 */
export async function writeArchive(source: ArchiveSource): Promise<WrittenArchive> {
  const {buildDir, version} = source;
  const archive = await archiveFiles(source);
  const name = archiveName(version);
  const zip = zipped(name, archive);
  const file = `${downloads}/${name}.zip`;
  await mkdir(path.join(buildDir, downloads), {recursive: true});
  await writeFile(path.join(buildDir, file), zip);
  const bytes = zip.byteLength;
  await addEdition(buildDir, {version: version.name, kind: 'archive', file, bytes});
  const unpacked = [...archive.values()].reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  return {file, bytes, files: archive.size, unpacked};
}
