import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {DocsVersion} from '../../src/site/versions';

/** The project's directory. */
export const root = path.resolve(__dirname, '..', '..');

/** The built site. */
export const buildDir = path.join(root, 'build');

/** A page of a docs tree, as its file has it. */
export interface Page {
  /** Path below the tree, with extension. */
  readonly docPath: string;
  /** Path below the tree, without extension. */
  readonly id: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly text: string;
}

/** A file of the project as text. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Front matter and body of a Markdown text. */
export function split(text: string): Pick<Page, 'frontMatter' | 'body'> {
  const match = /^---\n(?<yaml>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/u.exec(text);
  return {
    frontMatter: (load(match?.groups?.yaml ?? '{}') ?? {}) as Record<string, unknown>,
    body: match?.groups?.body ?? text,
  };
}

/** Files below a directory of the project, relative to it, with `/` separators. */
export function filesBelow(directory: string): string[] {
  return readdirSync(path.join(root, directory), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(path.join(root, directory), path.join(entry.parentPath, entry.name))
        .replaceAll(path.sep, '/'),
    )
    .sort();
}

/** The pages of a docs tree; partials are not pages. */
export function pagesOf({tree}: DocsVersion): Page[] {
  return filesBelow(tree)
    .filter(
      (file) => /\.mdx?$/u.test(file) && !file.split('/').some((part) => part.startsWith('_')),
    )
    .map((docPath) => {
      const text = read(`${tree}/${docPath}`);
      return {docPath, id: docPath.replace(/\.mdx?$/u, ''), text, ...split(text)};
    });
}

/** One row of the manifest of routes. */
export interface ManifestRow {
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly versions: 'both' | 'next';
  readonly slug: 'exact' | 'named' | 'derived';
}

/** Every documentation route that the manual is to have. */
export function manifest(): ManifestRow[] {
  const [, ...lines] = read('src/schema/routes.tsv').trim().split('\n');
  return lines.map((line) => {
    const [route = '', title = '', category = '', versions = '', slug = ''] = line.split('\t');
    return {
      route,
      id: route.replace(/^\/docs\//u, ''),
      title,
      category,
      versions: versions as ManifestRow['versions'],
      slug: slug as ManifestRow['slug'],
    };
  });
}
