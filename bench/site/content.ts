import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Browser} from 'playwright';
import {docsRoot} from '../../src/site';
import type {DocsVersion} from '../../src/site/versions';
import {markdownOf, type MarkdownPage} from './markdown';
import {root} from './settings';

/** Page of this site, which the other sites get as content. */
export interface ContentPage extends MarkdownPage {
  /** Address, identical on every site. */
  readonly route: string;
}

/** Sidebar entry from the folder structure. */
export interface SidebarItem {
  readonly label: string;
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
}

const build = path.join(root, 'build');

export function builtHtml(route: string): string {
  return readFileSync(path.join(build, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
}

/** Addresses of all pages of the built site. */
export function builtRoutes(): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !['404.html', 'search.html'].includes(file))
    .filter(
      (file) => !/<meta http-equiv="?refresh/u.test(readFileSync(path.join(build, file), 'utf8')),
    )
    .map((file) => `/${file.replace(/(?:index)?\.html$/u, '')}`)
    .sort();
}

type WithConverter = typeof globalThis & {markdownOf: typeof markdownOf};

/** Converts all pages of the built site to Markdown. */
export async function readContent(browser: Browser): Promise<ContentPage[]> {
  const page = await browser.newPage();
  // esbuild wraps nested functions in a helper that does not exist in the browser.
  await page.evaluate(
    `globalThis.__name = (named) => named; globalThis.markdownOf = ${markdownOf.toString()};`,
  );
  const pages: ContentPage[] = [];
  for (const route of builtRoutes()) {
    const converted = await page.evaluate(
      (html) =>
        (globalThis as WithConverter).markdownOf(
          new DOMParser().parseFromString(html, 'text/html'),
        ),
      builtHtml(route),
    );
    pages.push({route, ...converted});
  }
  await page.close();
  return pages;
}

interface Category {
  readonly label?: string;
  readonly position?: number;
  readonly link?:
    | {readonly type: 'doc'; readonly id: string}
    | {readonly type: 'generated-index'; readonly slug: string}
    | null;
}
interface FrontMatter {
  readonly title: string;
  readonly sidebar_label?: string;
  readonly sidebar_position?: number;
}

/** Unvalidated front matter of a Markdown file. */
export function frontMatterIn(text: string): Record<string, unknown> {
  const yaml = /^---\n(?<yaml>[\s\S]*?)\n---\n/u.exec(text)?.groups?.yaml ?? '';
  return (parse(yaml) ?? {}) as Record<string, unknown>;
}

/** Sidebar of a version from its folders and the positions in categories and pages. */
export function sidebarOf(version: DocsVersion): SidebarItem[] {
  const base = docsRoot(version);
  const linkOf = ({link}: Category) =>
    link === undefined || link === null
      ? undefined
      : `${base}${link.type === 'doc' ? `/${link.id}` : link.slug}`;
  const below = (folder: string): SidebarItem[] =>
    readdirSync(path.join(root, version.tree, folder), {withFileTypes: true})
      .filter(({name}) => !name.startsWith('_'))
      .map((entry) => {
        const docPath = path.posix.join(folder, entry.name);
        const file = path.join(root, version.tree, docPath);
        if (entry.isDirectory()) {
          const data = path.join(file, '_category_.json');
          const category = (
            existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')) : {}
          ) as Category;
          const link = linkOf(category);
          const items = below(docPath).filter((item) => item.link !== link);
          const label = category.label ?? entry.name;
          return {position: category.position, name: entry.name, item: {label, link, items}};
        }
        const page = frontMatterIn(readFileSync(file, 'utf8')) as unknown as FrontMatter;
        const item = {
          label: page.sidebar_label ?? page.title,
          link: `${base}/${docPath.replace(/\.mdx?$/u, '')}`,
        };
        return {position: page.sidebar_position, name: entry.name, item};
      })
      .sort(
        (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1),
      )
      .map(({item}) => item);
  return below('');
}
