import {createHash} from 'node:crypto';

/** One override of the theme, as its README lists it. */
export interface Override {
  readonly name: string;
  readonly how: string;
}

/** A file that an override replaces, or relies on the inside of. */
export interface Original {
  readonly override: string;
  /** Path below `node_modules`. */
  readonly file: string;
  /** What the override was last compared with: the first twelve digits of the SHA-256. */
  readonly digest: string;
}

/** Rows of a table whose first cell is a name in code: the name and the cells after it. */
function rowsOf(markdown: string): [name: string, ...cells: string[]][] {
  return [...markdown.matchAll(/^\| `(?<name>[^`]+)` +\| (?<rest>.+) \|$/gmu)].map(({groups}) => [
    groups?.name ?? '',
    ...(groups?.rest ?? '').split('|').map((cell) => cell.trim().replaceAll('`', '')),
  ]);
}

/** The two tables of the README of the theme, the second below the heading "Originals". */
export function readOverrides(markdown: string): {overrides: Override[]; originals: Original[]} {
  const [first = '', second = ''] = markdown.split('\n## Originals\n');
  return {
    overrides: rowsOf(first).map(([name, how = '']) => ({name, how})),
    originals: rowsOf(second).map(([override, file = '', digest = '']) => ({
      override,
      file,
      digest,
    })),
  };
}

/** The first twelve digits of a text's SHA-256. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * What has to be compared again: originals that have changed or are gone,
 * ejected components that name none, originals of no override.
 *
 * @param textOf text of a file below `node_modules`; `undefined` where there is none
 * @param folder where the overrides stand
 */
export function originalFaults(
  overrides: readonly Override[],
  originals: readonly Original[],
  textOf: (file: string) => string | undefined,
  folder = 'src/theme',
): string[] {
  const names = new Set(overrides.map(({name}) => name));
  const compared = new Set(originals.map(({override}) => override));
  return [
    ...overrides
      .filter(({name, how}) => how === 'eject' && !compared.has(name))
      .map(({name}) => `${folder}/${name}: name the original that it replaces`),
    ...originals
      .filter(({override}) => !names.has(override))
      .map(({override}) => `${folder}/${override}: is no override; remove its originals`),
    ...originals.flatMap(({override, file, digest}) => {
      const text = textOf(file);
      if (text === undefined) {
        return [`${folder}/${override}: node_modules/${file} is gone`];
      }
      const now = digestOf(text);
      return now === digest
        ? []
        : [`${folder}/${override}: compare with node_modules/${file}, then write ${now}`];
    }),
  ];
}
