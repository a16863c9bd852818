import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {unused, unusedVariables} from '../../src/plugins/unused-styles/unused';
import {buildDir, read} from '../support/project';
import {built, pageFiles} from '../support/site';

const filesIn = (folder: string) =>
  readdirSync(path.join(buildDir, folder)).map((file) => `${folder}/${file}`);
const scripts = () => filesIn('assets/js').filter((file) => file.endsWith('.js'));
const sheet = () => built(filesIn('assets/css')[0] ?? '');

/** Classes of the elements of a page. */
const classesOfPage = (html: string) =>
  [...html.matchAll(/ class=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s>]+))/gu)].flatMap(({groups}) =>
    (groups?.quoted ?? groups?.plain ?? '').split(/\s+/u),
  );

/** Classes in the selectors of a style sheet. */
function classesOfSheet(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/\{[^{}]*\}/gu, '{}');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/giu)].map(([, name = '']) => name));
}

/** Names of the given files that the build has removed from Infima, the style sheet of the theme. */
function removed(
  files: readonly string[],
  namesIn: (text: string) => readonly string[],
  pattern: RegExp,
): string[] {
  return files.flatMap((file) =>
    namesIn(built(file))
      .filter((name) => pattern.test(name))
      .map((name) => `${file}: remove ${name} from src/plugins/unused-styles/unused.ts`),
  );
}

test('no page and no script uses a class or variable that the build removes', () => {
  expect(removed(pageFiles(), classesOfPage, unused)).toEqual([]);
  const classesOfScript = (code: string) => code.match(/[\w-]+(?:--|__)[\w-]+/gu) ?? [];
  expect(removed(scripts(), classesOfScript, unused)).toEqual([]);
  const variables = (text: string) => text.match(/(?<=var\()--ifm-[\w-]+/gu) ?? [];
  expect(variables(sheet())).not.toEqual([]);
  expect(removed([...filesIn('assets/css'), ...scripts()], variables, unusedVariables)).toEqual([]);
});

test('a class that the build removes is found in a page', () => {
  const names = classesOfPage('<b class="badge badge--info">1</b><i class=pills>2</i>');
  expect(names.filter((name) => unused.test(name))).toEqual(['badge--info', 'pills']);
});

test('the build removes these classes of Infima and no other', () => {
  const kept = classesOfSheet(sheet());
  const all = [...classesOfSheet(read('node_modules/infima/dist/css/default/default.css'))];
  expect(all).toContain('navbar');
  expect(all.filter((name) => kept.has(name) === unused.test(name))).toEqual([]);
});

test('the styles of the theme come after those of Infima, which they override', () => {
  const css = sheet();
  const order = [/\.close\b/u, /\.closeButton_/u].map((selector) => css.search(selector));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});
