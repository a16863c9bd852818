import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readSource} from '../text/readSource';
import type {PageText} from './pages';

/** A partial that a page puts in, by the name of its component. */
export interface ImportedPartial {
  readonly name: string;
  /** Path of its file. */
  readonly file: string;
}

/** The partials that a text imports; a file whose name begins with `_` is one. */
export function partialsOf(text: string, file: string): ImportedPartial[] {
  return [...text.matchAll(/^import (?<name>\w+) from '(?<from>\.[^']*\/_[^/']+\.mdx?)';$/gmu)].map(
    ({groups}) => ({
      name: groups?.name ?? '',
      file: path.join(path.dirname(file), groups?.from ?? ''),
    }),
  );
}

/** The text of a page, or of a partial, with those of its partials. */
export function wholeText(file: string): string {
  const text = readSource(file);
  const partials = partialsOf(text, file).filter((partial) => existsSync(partial.file));
  return [text, ...partials.map((partial) => wholeText(partial.file))].join('\n');
}

/** The pages of a docs tree, each with the texts of its partials; none where there is no such folder. */
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
