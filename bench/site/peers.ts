import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docsRoot, site, versions} from '../../src/site';
import {docsVersions} from '../../src/site/versions';
import {frontMatterIn, sidebarOf, type ContentPage} from './content';
import {ownOut, peerOut, root, type SiteName} from './settings';

type PeerName = Exclude<SiteName, 'ours'>;

/** Source folders of the other sites. */
export const peerFolders: Readonly<Record<PeerName, string>> = {
  stock: path.join(ownOut, 'stock'),
  vitepress: path.join(peerOut, 'vitepress'),
  starlight: path.join(peerOut, 'starlight'),
};

/** The other sites have no EVENTS grammar and use a similar one. */
const languages: Readonly<Record<string, string>> = {events: 'ini'};

function withKnownLanguages(body: string): string {
  return body.replace(
    /^(?<start>[ \t>-]*`{3,})(?<language>[\w-]+)$/gmu,
    (_, start: string, language: string) => `${start}${languages[language] ?? language}`,
  );
}

function write(file: string, {title, description}: ContentPage, more: object, body: string): void {
  const fields = Object.entries({title, ...(description !== '' && {description}), ...more});
  const lines = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `---\n${lines.join('\n')}\n---\n\n${withKnownLanguages(body)}`);
}

/** Recreates the folder of a site with its configuration. */
function begin(name: PeerName, data: object): string {
  const folder = peerFolders[name];
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(__dirname, 'peers', name), folder, {recursive: true});
  writeFileSync(path.join(folder, 'bench.json'), JSON.stringify(data));
  return folder;
}

const nameOf = (route: string) => (route === '/' ? 'index' : route.slice(1));

/** Sidebar fields in the front matter of a page, given without extension. */
function sidebarFields(file: string): object {
  const fields = Object.entries(frontMatterIn(readFileSync(`${file}.mdx`, 'utf8')));
  return Object.fromEntries(fields.filter(([name]) => name.startsWith('sidebar_')));
}

function writeStock(pages: readonly ContentPage[]): void {
  const folder = begin('stock', {
    title: site.title,
    tagline: site.tagline,
    url: site.origin,
    latest: versions.latest.name,
    versions: Object.fromEntries(docsVersions.map(({name, label, path}) => [name, {label, path}])),
  });
  for (const page of pages) {
    const version = docsVersions.find((one) => page.route.startsWith(`${docsRoot(one)}/`));
    const below = version && page.route.slice(docsRoot(version).length + 1);
    // The search plugin and the category files generate these pages.
    if (page.route !== '/search' && below?.startsWith('category/') !== true) {
      const file = version ? `${version.tree}/${below}.md` : `src/pages/${nameOf(page.route)}.md`;
      const fields = version && below ? sidebarFields(path.join(root, version.tree, below)) : {};
      // A page outside the docs does not display its title.
      const body = version ? page.body : `# ${page.title}\n\n${page.body}`;
      write(path.join(folder, file), page, fields, body);
    }
  }
  for (const {tree} of docsVersions) {
    for (const file of readdirSync(path.join(root, tree), {recursive: true, encoding: 'utf8'})) {
      if (path.basename(file) === '_category_.json') {
        cpSync(path.join(root, tree, file), path.join(folder, tree, file));
      }
    }
  }
  for (const file of ['versions.json', 'versioned_sidebars', 'static/img']) {
    cpSync(path.join(root, file), path.join(folder, file), {recursive: true});
  }
}

/** Versions in the format of VitePress and Starlight. */
const trees = () =>
  docsVersions.map((version) => ({
    label: version.label,
    root: `${docsRoot(version)}/`,
    sidebar: sidebarOf(version),
  }));

function writeVitepress(pages: readonly ContentPage[]): void {
  const folder = begin('vitepress', {title: site.title, trees: trees()});
  for (const page of pages) {
    const file = path.join(folder, `${nameOf(page.route)}.md`);
    write(file, page, {}, `# ${page.title}\n\n${page.body}`);
  }
  cpSync(path.join(root, 'static/img'), path.join(folder, 'public/img'), {recursive: true});
}

function writeStarlight(pages: readonly ContentPage[]): void {
  const folder = begin('starlight', {title: site.title, url: site.origin, trees: trees()});
  for (const page of pages) {
    // Without a slug, the address would lack some characters of the file name.
    const slug = page.route === '/' ? {} : {slug: nameOf(page.route)};
    const file = path.join(folder, 'src/content/docs', `${nameOf(page.route)}.md`);
    write(file, page, slug, page.body);
  }
  cpSync(path.join(root, 'static/img'), path.join(folder, 'public/img'), {recursive: true});
}

/** Writes the sources of another site from the pages of this one. */
export function writePeer(name: PeerName, pages: readonly ContentPage[]): void {
  ({stock: writeStock, vitepress: writeVitepress, starlight: writeStarlight})[name](pages);
}
