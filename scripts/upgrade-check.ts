import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {patches} from '../src/docusaurus/patches/patches';

const root = path.resolve(__dirname, '..');
const dataFile = 'scripts/originals.json';
const patchList = 'src/docusaurus/patches/patches.ts';

/**
 * Digests of originals by path relative to `node_modules`, grouped by the project file that
 * replaces or patches them, or relies on their internals.
 */
export type Originals = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Text of a project file; `undefined` if it does not exist. */
type ReadText = (file: string) => string | undefined;

/** First twelve digits of the SHA-256 hash. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Ejected theme components with their originals. */
function ejectedComponents(readText: ReadText): Originals {
  const theme = '@docusaurus/theme-classic/lib/theme';
  const components = readdirSync(path.join(root, 'src/theme'), {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.tsx')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'));
  return Object.fromEntries(
    components
      .map((name) => ({name, file: `src/theme/${name}/index.tsx`}))
      .filter(({name, file}) => !readText(file)?.includes(`'@theme-original/${name}'`))
      .map(({name, file}) => [file, {[`${theme}/${name}/index.js`]: ''}]),
  );
}

/** Recorded originals, patched files, and ejected components without a record. */
function expectedOriginals(recorded: Originals, readText: ReadText): Originals {
  const patched = patches.map(({file}) => [file, recorded[patchList]?.[file] ?? ''] as const);
  return {
    ...ejectedComponents(readText),
    ...recorded,
    [patchList]: Object.fromEntries(patched),
  };
}

/** Overrides and patches whose original has changed, with the file to compare. */
export function changedOriginals(originals: Originals, readText: ReadText): string[] {
  return Object.entries(originals).flatMap(([override, recorded]) =>
    readText(override) === undefined
      ? [`${override} does not exist: correct its entry in ${dataFile}`]
      : Object.entries(recorded).flatMap(([original, digest]) => {
          const text = readText(`node_modules/${original}`);
          if (text === undefined) {
            return [`${override}: node_modules/${original} does not exist`];
          }
          return digestOf(text) === digest
            ? []
            : [`${override}: compare with node_modules/${original}`];
        }),
  );
}

/** Originals, sorted, with the digests of the installed files. */
function withDigests(originals: Originals, readText: ReadText): Originals {
  const sorted = <Value>(entries: Readonly<Record<string, Value>>): [string, Value][] =>
    Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted(originals).map(([override, recorded]) => [
      override,
      Object.fromEntries(
        sorted(recorded).map(([original, digest]) => {
          const text = readText(`node_modules/${original}`);
          return [original, text === undefined ? digest : digestOf(text)];
        }),
      ),
    ]),
  );
}

if (require.main === module) {
  const readText: ReadText = (file) => {
    const filePath = path.join(root, file);
    return existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined;
  };
  let originals = expectedOriginals(JSON.parse(readText(dataFile) ?? '{}') as Originals, readText);
  if (process.argv.includes('--write')) {
    originals = withDigests(originals, readText);
    writeFileSync(path.join(root, dataFile), `${JSON.stringify(originals, null, 2)}\n`);
  }
  const changed = changedOriginals(originals, readText);
  changed.forEach((line) => console.log(line));
  console.log(
    changed.length === 0
      ? 'No original has changed.'
      : 'After comparing, run "npm run upgrade-check -- --write".',
  );
  process.exitCode = changed.length === 0 ? 0 : 1;
}
