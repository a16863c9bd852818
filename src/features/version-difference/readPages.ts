import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readSource} from '../../lib/text/readSource';

/** Page of a docs tree with the text of all its partials. */
export interface PageText {
  /** Path relative to the tree, without extension. */
  readonly id: string;
  readonly text: string;
}

/** Sorted IDs of the pages that differ between two versions, or exist in only one. */
export function treeDifference(earlier: readonly PageText[], later: readonly PageText[]) {
  const texts = new Map(earlier.map(({id, text}) => [id, text]));
  const ids = new Set(later.map(({id}) => id));
  return {
    changed: later
      .filter(({id, text}) => texts.has(id) && texts.get(id) !== text)
      .map(({id}) => id)
      .sort(),
    added: [...ids].filter((id) => !texts.has(id)).sort(),
    removed: [...texts.keys()].filter((id) => !ids.has(id)).sort(),
  };
}

/** Files of the partials that a text imports, whose names begin with `_`, by component name. */
export function partialsOf(text: string, file: string): Map<string, string> {
  const imports = text.matchAll(/^import (\w+) from '(\.[^']*\/_[^/']+\.mdx?)';$/gmu);
  return new Map(
    [...imports].map(([, name = '', from = '']) => [name, path.join(path.dirname(file), from)]),
  );
}

/** Text of a page or partial, including its partials. */
export function textWithPartials(file: string): string {
  const text = readSource(file);
  const partials = [...partialsOf(text, file).values()].filter((partial) => existsSync(partial));
  return [text, ...partials.map(textWithPartials)].join('\n');
}

/** Pages of a docs tree with the texts of their partials; empty if the folder does not exist. */
export function readPages(tree: string): PageText[] {
  return existsSync(tree)
    ? readdirSync(tree, {recursive: true})
        .map((name) => String(name).replaceAll(path.sep, '/'))
        .filter(
          (name) => /\.mdx?$/u.test(name) && !name.split('/').some((part) => part.startsWith('_')),
        )
        .map((name) => ({
          id: name.replace(/\.mdx?$/u, ''),
          text: textWithPartials(path.join(tree, name)),
        }))
    : [];
}

/**
 * Files and folders, except the file itself, that a page depends on.
 *
 * @param file absolute path of the page
 * @param trees absolute paths of the docs trees
 */
export function dependenciesOf(file: string, source: string, trees: readonly string[]) {
  const own = trees.find((tree) => file.startsWith(tree + path.sep));
  if (own === undefined) {
    return {files: [], folders: []};
  }
  const below = [file, ...partialsOf(source, file).values()].map((one) => path.relative(own, one));
  return {
    files: trees
      .flatMap((tree) => below.map((name) => path.join(tree, name)))
      .filter((name) => name !== file),
    folders: source.includes('<VersionDifferences />') ? trees : [],
  };
}
