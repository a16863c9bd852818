import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import {readSource} from '../../src/lib/text/readSource';
import {readYaml} from '../../src/lib/text/readYaml';

const root = path.resolve(__dirname, '../..');
const phrasesFile = 'scripts/phrases/phrases.yml';

const phraseSchema = z.strictObject({
  find: z.string(),
  write: z.string(),
  /** Contexts in which the phrase is correct, as regular expressions. */
  except: z.array(z.string()).default([]),
});

/** Phrase to avoid in the documentation. */
export interface Phrase {
  readonly find: RegExp;
  readonly except: readonly RegExp[];
  readonly write: string;
}

/** Occurrence of a phrase. */
export interface Finding {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly write: string;
}

/** @throws Error if the list is invalid */
export function readPhrases(text: string): Phrase[] {
  return readYaml(z.array(phraseSchema), text, phrasesFile).map(({find, except, write}) => ({
    find: new RegExp(`(?<![\\w-])(?:${find})(?![\\w-])`, 'giu'),
    except: except.map((one) => new RegExp(one, 'giu')),
    write,
  }));
}

const spaces = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/**
 * Prose of a Markdown file. Code, identifiers, addresses and sources are replaced with
 * spaces, so that positions do not change.
 */
export function proseOfMarkdown(text: string): string {
  return text
    .replace(/^(?:keywords|sources|moreInformation|vendor|models):.*\n(?:[ \t]+.*\n)*/gmu, spaces)
    .replaceAll(/^([ \t]*)(`{3,}).*\n[\s\S]*?^\1\2[ \t]*$/gmu, spaces)
    .replaceAll(/`[^`\n]*`/gu, spaces)
    .replaceAll(/^import .*$/gmu, spaces)
    .replaceAll(/\]\([^)\n]*\)|\{#[^}\n]*\}|<https?:[^>\n]*>/gu, spaces);
}

/** Prose of the string literals and JSX text in a TypeScript file. */
export function proseOfCode(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const units = spaces(text).split('');
  const keep = (node: ts.Node): void => {
    const start = node.getStart(source);
    for (let at = start; at < node.getEnd(); at += 1) {
      units[at] = text[at] ?? '';
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      keep(node);
    } else if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) {
      keep(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return units.join('');
}

export function findPhrases(prose: string, phrases: readonly Phrase[]): Finding[] {
  return prose
    .split('\n')
    .flatMap((text, index) =>
      phrases.flatMap(({find, except, write}) =>
        [...text.matchAll(find)]
          .filter(({index: at}) =>
            except.every((one) =>
              [...text.matchAll(one)].every(
                ({index, 0: match}) => at < index || at >= index + match.length,
              ),
            ),
          )
          .map(([match]) => ({line: index + 1, text: match, write})),
      ),
    );
}

/**
 * Files with prose for readers, writers or operators. Tests compare the pages of 4.0 with
 * these.
 */
function proseFiles(): string[] {
  return ['docs', 'blog', 'src']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true}).map((file) =>
        path.posix.join(folder, String(file).replaceAll(path.sep, '/')),
      ),
    )
    .filter((file) => /\.(?:mdx?|tsx?|yml)$/u.test(file) && !/\.d\.ts$|\/README\.md$/u.test(file))
    .concat('README.md', 'CONTRIBUTING.md')
    .sort();
}

/** Findings of a file, as `file:line: "phrase": write …`. */
export function checkFile(file: string, phrases: readonly Phrase[]): string[] {
  const text = readSource(path.join(root, file));
  const prose = /\.tsx?$/u.test(file) ? proseOfCode(file, text) : proseOfMarkdown(text);
  return findPhrases(prose, phrases).map(
    (found) => `${file}:${found.line}: "${found.text}": write ${found.write}`,
  );
}

function main(): void {
  const phrases = readPhrases(readSource(path.join(root, phrasesFile)));
  const errors = proseFiles().flatMap((file) => checkFile(file, phrases));
  errors.forEach((error) => console.log(error));
  process.exitCode = errors.length > 0 ? 1 : 0;
}

if (require.main === module) {
  main();
}
