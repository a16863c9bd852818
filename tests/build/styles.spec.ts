import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {unused, unusedVariables} from '../../src/plugins/unused-styles/unused';
import {buildDir, read} from '../support/project';
import {built, pageFiles} from '../support/site';

/** Classes that are left out of the styles, and stand in a page all the same. */
function missed(html: string): string[] {
  return [...html.matchAll(/ class=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s>]+))/gu)]
    .flatMap(({groups}) => (groups?.quoted ?? groups?.plain ?? '').split(/\s+/u))
    .filter((name) => unused.test(name));
}

const classes = /\.(?<name>[a-z][\w-]*)/giu;

/** Names of the classes in a style sheet. */
function classesOf(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/\{[^{}]*\}/gu, '{}');
  return new Set([...selectors.matchAll(classes)].map(({groups}) => groups?.name ?? ''));
}

test.describe('styles of Infima that are left out', () => {
  const folder = 'assets/js';
  const scripts = readdirSync(path.join(buildDir, folder)).filter((file) => file.endsWith('.js'));

  test('no page has one of their classes', () => {
    const pages = pageFiles();
    expect(pages.length).toBeGreaterThan(600);
    const found = pages.flatMap((file) => missed(built(file)).map((name) => `${file}: ${name}`));
    expect(found, 'take the class from src/plugins/unused-styles/unused.ts').toEqual([]);
  });

  test('no script gives one of them to an element', () => {
    const found = scripts.flatMap((file) =>
      (built(`${folder}/${file}`).match(/[\w-]+--[\w-]+|[\w-]+__[\w-]+/gu) ?? [])
        .filter((name) => unused.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found, 'take the class from src/plugins/unused-styles/unused.ts').toEqual([]);
  });

  test('the others stay, and nothing else goes', () => {
    const [sheet = ''] = readdirSync(path.join(buildDir, 'assets/css'));
    const kept = classesOf(built(`assets/css/${sheet}`));
    const all = [...classesOf(read('node_modules/infima/dist/css/default/default.css'))];
    expect(all.length).toBeGreaterThan(250);
    expect(all.filter((name) => kept.has(name) === unused.test(name))).toEqual([]);
  });

  test('no style and no script reads one of the variables', () => {
    const sheets = readdirSync(path.join(buildDir, 'assets/css')).map(
      (file) => `assets/css/${file}`,
    );
    const read = [...sheets, ...scripts.map((file) => `${folder}/${file}`)].flatMap((file) =>
      [...built(file).matchAll(/var\((?<name>--ifm-[\w-]+)/gu)].map(
        ({groups}) => groups?.name ?? '',
      ),
    );
    expect(read.length).toBeGreaterThan(500);
    expect(
      read.filter((name) => unusedVariables.test(name)),
      'take the variable from src/plugins/unused-styles/unused.ts',
    ).toEqual([]);
  });

  test('a planted class is found', () => {
    expect(missed('<b class="badge badge--info">1</b><i class=pills>2</i>')).toEqual([
      'badge--info',
      'pills',
    ]);
  });
});

test.describe('order of the styles', () => {
  /** A class of Infima, and one by which the theme changes the same element. */
  const pairs = [
    [/\.close\{/u, /\.closeButton_\w+\{/u],
    [/\.navbar\{/u, /\.navbarHideable_\w+\{/u],
    [/\.breadcrumbs__link\{/u, /\.breadcrumbHomeIcon_\w+\{/u],
  ] as const;

  /** Pairs whose theme's class does not come behind Infima's. */
  const turned = (css: string) =>
    pairs.filter(([infima, theme]) => {
      const [first, second] = [css.search(infima), css.search(theme)];
      return first < 0 || second < first;
    });

  test('those of the theme come after those of Infima, which they change', () => {
    const [sheet = ''] = readdirSync(path.join(buildDir, 'assets/css'));
    expect(turned(built(`assets/css/${sheet}`))).toEqual([]);
  });

  test('planted fault: the theme before Infima is found', () => {
    const rules = '.closeButton_a{}.navbarHideable_a{}.breadcrumbHomeIcon_a{}';
    const infima = '.close{}.navbar{}.breadcrumbs__link{}';
    expect(turned(infima + rules)).toEqual([]);
    expect(turned(rules + infima)).toHaveLength(pairs.length);
  });
});
