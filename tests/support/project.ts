import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parsePage, type FrontMatter} from '../../src/content/schema/frontMatter';
import {readRequiredPages, type RequiredPage} from '../../src/content/schema/requiredPages';
import {docsVersions, type DocsVersion} from '../../src/site/versions';
import {readSource} from '../../src/lib/text/readSource';

export const root = path.resolve(__dirname, '..', '..');

export const buildDir = path.join(root, 'build');

export interface Page {
  /** Path relative to the tree, with extension. */
  readonly docPath: string;
  /** Path relative to the tree, without extension. */
  readonly id: string;
  readonly frontMatter: FrontMatter;
  readonly body: string;
  readonly text: string;
}

/** Required front matter, for pages that tests create. */
export const pageFields = {
  title: 'Title',
  description: 'd'.repeat(100),
  keywords: ['keyword'],
  basis: 'device' as const,
  sources: ['https://docs.hsyco.com/'],
};

export function read(file: string): string {
  return readSource(path.join(root, file));
}

function pageOf(docPath: string, text: string, file: string): Page {
  return {
    docPath,
    id: docPath.replace(/\.mdx?$/u, ''),
    ...parsePage(docPath, file, text),
    text,
  };
}

/** Files in a directory of the project and its subdirectories, relative to it, with `/`. */
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

/** Pages of a tree by path; partials are not pages. */
function docPathsOf(tree: string): string[] {
  return filesBelow(tree).filter(
    (file) => /\.mdx?$/u.test(file) && !file.split('/').some((part) => part.startsWith('_')),
  );
}

/** Pages by tree: a worker reads each tree once. */
const cache = new Map<string, readonly Page[]>();

/** The pages of a docs tree. */
export function pagesOf({tree}: DocsVersion): readonly Page[] {
  const pages =
    cache.get(tree) ??
    docPathsOf(tree).map((docPath) => {
      const file = `${tree}/${docPath}`;
      return pageOf(docPath, read(file), file);
    });
  cache.set(tree, pages);
  return pages;
}

/** The pages of all versions, each with its file; identical ones once. */
export function distinctPages(): (Page & {readonly file: string})[] {
  const pages = docsVersions.flatMap((version) =>
    pagesOf(version).map((page) => ({...page, file: `${version.tree}/${page.docPath}`})),
  );
  const seen = new Set<string>();
  return pages.filter(({docPath, text}) => {
    const key = `${docPath}\n${text}`;
    return !seen.has(key) && seen.add(key);
  });
}

export function manifest(): RequiredPage[] {
  return readRequiredPages(root);
}

/**
 * Faults in the front matter of pages, each once, before every spec file reads the pages.
 *
 * @param trees docs trees
 */
export function frontMatterFaults(
  trees: readonly string[] = docsVersions.map(({tree}) => tree),
): string[] {
  return trees.flatMap((tree) =>
    docPathsOf(tree).flatMap((docPath) => {
      try {
        parsePage(docPath, `${tree}/${docPath}`, read(`${tree}/${docPath}`));
        return [];
      } catch (error) {
        return (error as Error).message;
      }
    }),
  );
}

/** Global set-up of the tests: one message stops the run. */
export default function checkPages(): void {
  const faults = frontMatterFaults();
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
