import {spawnSync} from 'node:child_process';
import {expect} from 'playwright/test';
import {pathOf} from '../../scripts/tools';
import {argumentsOf, oddValues, partsOf} from '../support/eventsParts';
import {test} from '../support/folder';
import {distinctPages} from '../support/project';
import {needs} from './needs';

needs('javac', 'rhino', 'hsqldb');

/** Faults of texts of pages in Rhino, as `file:line: fault`. */
function faultsOf(
  run: (name: string, text: string) => string,
  pages: readonly {readonly file: string; readonly text: string}[],
): string[] {
  const used = pages.map(({file, text}) => ({file, parts: partsOf(text)}));
  const input = used.map(({parts}) =>
    parts.map((part) => ({
      ...part,
      ...('name' in part && {
        calls: argumentsOf(part.code).flatMap((argumentsWith) => oddValues.map(argumentsWith)),
      }),
    })),
  );
  const faults = JSON.parse(run('pages.json', JSON.stringify(input))) as string[][];
  return faults.flatMap((lines, index) =>
    lines.map((line) => `${used[index]?.file ?? ''}:${line}`),
  );
}

test(
  'JavaScript runs the same with texts of JavaScript and with Java objects',
  {tag: '@engine'},
  ({folder}) => {
    const run = (name: string, text: string) => {
      folder.write({[name]: text});
      const {stderr} = spawnSync(
        'java',
        [
          ...['-cp', [pathOf('rhino'), pathOf('hsqldb')].join(':')],
          ...['org.mozilla.javascript.tools.shell.Main', '-opt', '-1'],
          ...[require.resolve('./rhino.js'), name, 'out.json'],
        ],
        {cwd: folder.root, encoding: 'utf8'},
      );
      expect(stderr).toBe('');
      return folder.read('out.json');
    };
    const fence = (code: string) => `\`\`\`events\n${code}\n\`\`\`\n`;
    // The copies of 4.0 that differ in links only are run once.
    const seen = new Set<string>();
    const pages = distinctPages().filter(({text}) => {
      const key = JSON.stringify(partsOf(text));
      return key !== '[]' && !seen.has(key) && seen.add(key);
    });
    expect(pages.length).toBeGreaterThan(100);
    const planted = [
      {
        file: 'length',
        text: fence('DAY : {\n  if (varGet("$a").length > 1) { ioSet("a.c", "1"); }\n}'),
      },
      {file: 'truth', text: fence('function f(a) : {\n  if (a) { ioSet("a.c", "1"); }\n}')},
      {
        file: 'same',
        text: fence('DAY : {\n  if (String(varGet("$a")) === "1") { ioSet("a.c", "1"); }\n}'),
      },
    ];
    expect(faultsOf(run, [...planted, ...pages])).toEqual([
      expect.stringMatching(/^length:2: TypeError/u),
      expect.stringMatching(/^length:2: ioSet.*with Java objects nothing/u),
      expect.stringMatching(/^truth:nothing, with Java objects 2: ioSet/u),
    ]);
  },
);
