import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readSource} from '../../lib/text/readSource';
import type {PageText} from './pages';

/** Partial that a page imports, by component name. */
export interface ImportedPartial {
  readonly name: string;
  readonly file: string;
}

/** Partials that a text imports: files whose names begin with `_`. */
export function partialsOf(text: string, file: string): ImportedPartial[] {
  return [...text.matchAll(/^import (?<name>\w+) from '(?<from>\.[^']*\/_[^/']+\.mdx?)';$/gmu)].map(
    ({groups}) => ({
      name: groups?.name ?? '',
      file: path.join(path.dirname(file), groups?.from ?? ''),
    }),
  );
}

/** Text of a page or partial, including its partials. */
export function wholeText(file: string): string {
  const text = readSource(file);
  const partials = partialsOf(text, file).filter((partial) => existsSync(partial.file));
  return [text, ...partials.map((partial) => wholeText(partial.file))].join('\n');
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
          text: wholeText(path.join(tree, name)),
        }))
    : [];
}
