import {expect, test} from 'playwright/test';
import {ratio, table, withTable} from '../../bench/report';
import {partNames, readArguments} from '../../bench/site/arguments';
import {besideTable} from '../../bench/site/measurement';
import {memoryIn, timesIn} from '../../bench/site/measuredRun';
import {findNginx} from '../../bench/site/nginx';
import {blockingIn} from '../../bench/site/parts/blocking';
import {categoryOf, standInOf} from '../../bench/site/parts/growth';
import {outcomeOf} from '../../bench/site/parts/input';
import {titleIn} from '../../bench/site/parts/navigation';
import {read} from '../support/project';

const folders = ['bench', 'bench/site'] as const;

test.describe('the packages of the benches', () => {
  for (const folder of folders) {
    test(`${folder}: exact versions, each with its reason, and no download address`, () => {
      const {dependencies} = JSON.parse(read(`${folder}/package.json`)) as {
        dependencies: Record<string, string>;
      };
      const readme = read('bench/README.md');
      expect(Object.keys(dependencies).length).toBeGreaterThan(2);
      for (const [name, version] of Object.entries(dependencies)) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/u);
        expect(readme).toContain(`| \`${name}\` `);
      }
      expect(read(`${folder}/package-lock.json`)).not.toMatch(/"resolved": "http/u);
    });
  }

  test('the lock file of the site bench has every package for every platform', () => {
    const {packages} = JSON.parse(read('bench/site/package-lock.json')) as {
      packages: Record<string, {optionalDependencies?: Record<string, string>}>;
    };
    const wanted = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies),
    );
    const places = Object.keys(packages);
    expect(wanted.length).toBeGreaterThan(50);
    expect(
      wanted.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`))),
    ).toEqual([]);
  });
});

test.describe('what the bench of the site is told', () => {
  test('without a word: all parts, all sites, tables into the README', () => {
    expect(readArguments([])).toMatchObject({parts: partNames, runs: 5, isWhole: true});
    expect(readArguments(['weight', 'build'])).toMatchObject({
      parts: ['build', 'weight'],
      isWhole: true,
    });
  });

  test('a setting shows tables only', () => {
    expect(readArguments(['growth', 'copies=1,4', 'pages=home'])).toMatchObject({
      parts: ['growth'],
      copies: [1, 4],
      pages: ['home'],
      isWhole: false,
    });
    expect(readArguments(['runs=2', 'quick'])).toMatchObject({runs: 2, isWhole: false});
    expect(readArguments(['blocking', 'before=old'])).toMatchObject({
      before: 'old',
      isWhole: false,
    });
  });

  test('what is not understood is refused with the usage', () => {
    expect(() => readArguments(['nonsense'])).toThrow(
      /"nonsense" is nothing that can be measured[\s\S]*bench:site/u,
    );
    expect(() => readArguments(['pages=start'])).toThrow(/"start" is none of pages=home/u);
    expect(() => readArguments(['sites=ours,hugo'])).toThrow(/"hugo" is none of sites=ours/u);
    for (const word of ['runs=0', 'runs=many', 'copies=1,']) {
      expect(() => readArguments([word]), word).toThrow(/is no number of/u);
    }
  });

  test('a server that is not there is asked for', () => {
    expect(() => findNginx('/nowhere/nginx')).toThrow(/apt-get install nginx-light/u);
  });
});

test.describe('what blocks a page in a trace', () => {
  const event = (name: string, ts: number, tdur: number, tid = 1) => ({
    name,
    pid: 1,
    tid,
    ts,
    tdur,
  });

  test('is what tasks of its thread take beyond 50 ms, four times slower, from the first paint on', () => {
    expect(
      blockingIn([
        event('RunTask', 0, 100_000),
        event('firstContentfulPaint', 1, 0),
        event('RunTask', 2, 12_500),
        event('RunTask', 3, 20_000),
        event('FunctionCall', 3, 20_000),
        event('RunTask', 4, 30_000, 2),
        event('RunTask', 5, 15_000),
      ]),
    ).toBe(40);
  });

  test('planted fault: a trace without a paint', () => {
    expect(() => blockingIn([event('RunTask', 0, 100_000)])).toThrow('no first paint');
  });
});

test.describe('the tables of the bench', () => {
  test('numbers stand beside those of the others', () => {
    const write = (value: number) => value.toFixed(1);
    const text = besideTable(
      ['Page', 'kB'],
      ['ours', 'stock', 'starlight'],
      [
        {labels: ['home', 'script'], values: {ours: 10, stock: 40, starlight: 0}, write},
        {labels: ['home', 'style'], values: {ours: 10}, write},
      ],
    );
    expect(text.split('\n')).toEqual([
      '| Page | kB | this manual | ÷ stock Docusaurus | ÷ Starlight |',
      '| --- | --- | --- | --- | --- |',
      '| home | script | 10.0 | 0.25 (40.0) | – (0.0) |',
      '| home | style | 10.0 | – | – |',
    ]);
  });

  test('a ratio has two decimals, or none from ten on', () => {
    expect([ratio(1, 3), ratio(40, 3), ratio(0, 0)]).toEqual(['0.33', '13', '–']);
  });

  test('a table takes the place between its comments', () => {
    const text = 'a\n\n<!-- one -->\n\nold\n\n<!-- /one -->\n\nb\n';
    const content = table(['$1'], [['$&']]);
    expect(withTable(text, 'one', content)).toBe(
      'a\n\n<!-- one -->\n\n| $1 |\n| --- |\n| $& |\n\n<!-- /one -->\n\nb\n',
    );
    expect(() => withTable(text, 'two', content)).toThrow(/no place for the table "two"/u);
  });

  test('every part has its place in the README', () => {
    for (const part of partNames) {
      expect(withTable(read('bench/README.md'), part, 'table')).toContain('table');
    }
  });
});

test.describe('what becomes of an early input', () => {
  const before = {at: 10, state: 'false'};

  test('nothing changes: lost', () => {
    expect(outcomeOf({inputs: [100], states: [before]})).toEqual({what: 'lost'});
    expect(outcomeOf({inputs: [], states: [before, {at: 150, state: 'true'}]}).what).toBe('lost');
  });

  test('one change, and one that is taken back', () => {
    const answer = {at: 250, state: 'true'};
    expect(outcomeOf({inputs: [100], states: [before, answer]})).toEqual({
      what: 'once',
      after: 150,
    });
    const states = [before, answer, {at: 300, state: 'false'}];
    expect(outcomeOf({inputs: [100], states}).what).toBe('twice');
  });

  test('typed letters: all, some, doubled, without an answer', () => {
    const typed = (last: string) =>
      outcomeOf(
        {
          inputs: [100, 160, 220],
          states: [
            {at: 10, state: '|false'},
            {at: 170, state: '1|false'},
            {at: 400, state: last},
          ],
        },
        '123',
      );
    expect(typed('123|true')).toEqual({what: 'once', after: 180});
    expect(typed('3|true').what).toBe('lost');
    expect(typed('123|false').what).toBe('lost');
    expect(typed('123123|true').what).toBe('twice');
  });
});

test.describe('what the bench of the site reads', () => {
  test('the times of a command', () => {
    expect(timesIn('built\ntimes 12.500 20.250 1.500\n')).toEqual({
      real: 12.5,
      user: 20.25,
      system: 1.5,
    });
    expect(() => timesIn('Killed\n')).toThrow(/did not come to its end:\nKilled/u);
  });

  test('the memory of processes that share a file', () => {
    const status = (own: number, files: number) =>
      `Name:\tnode\nRssAnon:\t  ${own} kB\nRssFile:\t  ${files} kB\nRssShmem:\t  0 kB\n`;
    expect(memoryIn([status(100, 40), status(20, 50), ''])).toBe(170 * 1024);
  });

  test('the title of a page', () => {
    expect(titleIn('<h1 class="a">Tom &amp; <em>Ann&#x27;s</em></h1>')).toBe("Tom & Ann's");
  });

  test('a page and a category as a copy has them', () => {
    expect(standInOf('---\ntitle: A\nport: 1\n---\n\n<Component />\n')).toBe(
      '---\ntitle: A\n---\n\nOne more page.\n',
    );
    expect(JSON.parse(categoryOf('{"link": {"type": "doc", "id": "a/intro"}}', 'copy1'))).toEqual({
      link: {type: 'doc', id: 'copy1/a/intro'},
    });
    expect(JSON.parse(categoryOf('{"link": {"slug": "/category/a"}}', 'copy1'))).toEqual({
      link: {slug: '/copy1/category/a'},
    });
  });
});
