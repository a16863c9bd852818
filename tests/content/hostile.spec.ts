import fc from 'fast-check';
import lunr from 'lunr';
import {expect, test} from 'playwright/test';
import {settingsOf} from '../../scripts/test-hostile';
import {find} from '../../src/catalogue/find';
import {nearestPages} from '../../src/catalogue/nearestPages';
import {readableHash} from '../../src/client/readableHash';
import {rulesIn, sharedAddress} from '../../src/components/Playground/address';
import {limits as textLimits} from '../../src/language/limits';
import {parseEvents} from '../../src/language/parse';
import {parseRules} from '../../src/language/rules';
import {previewName} from '../../src/preview/model/attributes';
import {limits} from '../../src/preview/model/limits';
import {onePage, type Project} from '../../src/preview/model/project';
import {markupOf, parseProject, specs} from '../../src/preview/node';
import {attributeReader} from '../../src/preview/simulation/attributeReader';
import {initialState} from '../../src/preview/simulation/simulation';
import {createSimulation} from '../../src/preview/simulation/store';
import {namedVersion} from '../../src/search/addresses';
import {highlightPattern} from '../../src/search/runtime/excerpts';
import {parseQuery} from '../../src/search/runtime/query';
import {formsOf} from '../../src/search/tokens';
import {namedArea} from '../../src/site/search';
import {hostileTexts, hugeTexts, knownTexts, seed} from '../support/hostileTexts';

/** Milliseconds of the processor that something takes, whatever else runs on the machine. */
function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  // Both together are exact; how they are shared out is counted in ticks.
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several times: the first one compiles. */
function leastTime(run: () => unknown, times = 3): number {
  return Math.min(...Array.from({length: times}, () => processorTime(run)));
}

/** Milliseconds of a picture whose every attribute is as long as all of its XML may be. */
const longestPicture = 100;

const entries = Array.from({length: 500}, (_, index) => ({
  title: `Device ${index}`,
  names: [`Device ${index}`, `TP8-${index}`],
  words: ['KNX/IP gateway', 'dimmer, blind', `model ${index * 7}`],
}));
const addresses = entries.map((_, index) => `/docs/io-servers/device-${index}`);

/** What reads a text of a reader or of an address; only its own errors may come out. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'rules of EVENTS': (text) => parseRules(text),
  'XML of a project': (text) => parseProject(text),
  'a query': (text) => {
    try {
      return parseQuery(text).map((clause) => formsOf(clause.text));
    } catch (error) {
      expect(error).toBeInstanceOf(lunr.QueryParseError);
      return undefined;
    }
  },
  'words to highlight': (text) => 'The KNX gateway reads 1 and 2.'.match(highlightPattern([text])),
  'the finder': (text) => find(entries, text),
  'an address that does not exist': (text) => nearestPages(text, addresses),
  'a version': (text) => namedVersion([], '/', text),
  'a part of the manual': (text) => namedArea(text),
  'rules of an address': (text) => rulesIn(`#playground=${text}`),
  'a hash': (text) => decodeURIComponent(readableHash(`#${text}`)),
};

test.describe('hostile texts', () => {
  test('the command takes a seed and a number, and has a seed of the day', () => {
    const today = new Date('2026-11-22T12:00:00Z');
    expect(settingsOf([], today)).toEqual({seed: 20_261_122, cases: 10_000});
    expect(settingsOf(['seed=7', 'cases=20'], today)).toEqual({seed: 7, cases: 20});
    expect(() => settingsOf(['seed=a'], today)).toThrow(/"seed=a" is no setting/u);
  });

  for (const [name, read] of Object.entries(readers)) {
    test(`${name}: nothing is thrown, nothing is changed, and each is read in a moment`, () => {
      const before = Object.getOwnPropertyNames(Object.prototype);
      const check = (text: string) => {
        // The slowest read is measured again: the first may have compiled.
        const time = leastTime(() => read(text), 1);
        expect(time < 100 || leastTime(() => read(text)) < 100, `${time} ms`).toBe(true);
      };
      fc.assert(fc.property(hostileTexts, check), {
        seed,
        numRuns: 300,
        examples: knownTexts.map((text) => [text] as [string]),
      });
      hugeTexts.forEach(check);
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    });
  }
});

/** Parts into which a text is cut to see how its reading grows. */
const parts = 16;

/** How many times as long the whole may take: once is linear, as often as there are parts is quadratic. */
const growth = 2.5;

/**
 * How many times as long a text takes as all its parts, one after the other.
 * Both read as many characters, so that a few milliseconds are enough to tell;
 * they take turns, as the machine may do other things besides.
 */
function growthOf(read: (text: string) => unknown, text: string): number {
  const length = text.length / parts;
  const cut = Array.from({length: parts}, (_, part) =>
    text.slice(part * length, (part + 1) * length),
  );
  const least = {whole: Infinity, cut: Infinity};
  for (let turn = 0; turn < 10 && !(turn >= 3 && least.whole <= least.cut * growth); turn += 1) {
    least.whole = Math.min(
      least.whole,
      processorTime(() => read(text)),
    );
    least.cut = Math.min(
      least.cut,
      processorTime(() => cut.forEach(read)),
    );
  }
  return least.whole / least.cut;
}

/** Pieces of which a text of any length is made; each is a worst case of some loop. */
const repeated: Readonly<Record<string, string>> = {
  'lines that are no rule': 'a\n',
  rules: 'IO a.b = 1 : IO a.c = 1\n',
  blocks: 'INIT : {\n}\n',
  'blocks without an end': 'INIT : {\n',
  braces: '} ',
  conditions: 'DAY OR ',
  brackets: '(',
  'brackets closed': '()',
  addresses: 'a.a',
  words: 'a ',
  'words of an action': 'INIT : IO a a a a a a a a = b b b b b b\n',
  'a list': 'IO a.b = 1, ',
  'open quotes': '"\n',
  comments: '# a # b\n',
  colons: 'a:a ',
  numbers: '1.1',
  signs: '<>=! ',
};

/** A text of so many characters, again and again the same piece. */
const repeatedText = (piece: string, length: number) =>
  piece.repeat(length / piece.length + 1).slice(0, length);

test.describe('the reader of EVENTS, as its text grows', () => {
  for (const [name, piece] of Object.entries(repeated)) {
    test(`${name}: a text takes about as long as its parts`, () => {
      const text = repeatedText(piece, textLimits.characters);
      expect(leastTime(() => parseEvents(text))).toBeLessThan(500);
      expect(growthOf(parseEvents, text)).toBeLessThan(growth);
    });
  }

  /** Readers whose work grows with the square of the length, and one whose does not. */
  const planted: readonly (readonly [
    name: string,
    isSeen: boolean,
    read: (text: string) => unknown,
  ])[] = [
    [
      'compares each letter with all others',
      true,
      (text) => {
        let same = 0;
        for (const letter of text) {
          for (const other of text) {
            same += letter === other ? 1 : 0;
          }
        }
        return same;
      },
    ],
    [
      'copies the rest at each letter, beside the reader of EVENTS',
      true,
      (text) => [parseEvents(text), Array.from(text, (_, at) => Array.from(text.slice(at)).length)],
    ],
    ['is the reader of EVENTS', false, parseEvents],
  ];
  for (const [name, isSeen, read] of planted) {
    test(`planted fault: a reader that ${name} is ${isSeen ? 'seen' : 'none'} at 2000 characters`, () => {
      const text = repeatedText(repeated.rules ?? '', 2000);
      expect(growthOf(read, text) > growth).toBe(isSeen);
    });
  }
});

/** A text at its limit, and one beyond it with what is said of it. */
const atLimits: readonly (readonly [
  name: string,
  faultsOf: (count: number) => readonly {readonly what: string}[],
  limit: number,
  said: RegExp,
])[] = [
  [
    'characters of EVENTS',
    (count) => parseRules('#'.repeat(count)).faults,
    textLimits.characters,
    /100000 characters at most: divide it/u,
  ],
  [
    'brackets of an event',
    (count) => parseRules(`${'('.repeat(count)}DAY${')'.repeat(count)} : $a = 1`).faults,
    textLimits.depth,
    /30 deep at most: keep a part of the event in a variable/u,
  ],
  [
    'conditions of an event',
    (count) => parseRules(`${'DAY OR '.repeat(count - 1)}DAY : $a = 1`).faults,
    textLimits.conditions,
    /500 conditions at most: divide it/u,
  ],
  [
    'words of an action',
    (count) => parseRules(`INIT : IO a = ${'b '.repeat(count - 3)}`).faults,
    textLimits.words,
    /more than 500 words: write several/u,
  ],
  [
    'characters of XML',
    (count) => parseProject('<text />'.padEnd(count)).faults,
    limits.project.characters,
    /more than 20000 characters: show a part/u,
  ],
  [
    'lines of XML',
    (count) => parseProject(`<text />${'\n'.repeat(count - 1)}`).faults,
    limits.project.lines,
    /more than 1000 lines: show a part/u,
  ],
  [
    'elements',
    (count) => parseProject('<text />'.repeat(count)).faults,
    limits.project.elements,
    /more than 300 elements: show a part/u,
  ],
  [
    'depth',
    (count) => parseProject(`${'<container>'.repeat(count)}${'</container>'.repeat(count)}`).faults,
    limits.project.depth,
    /more than 8 deep: take some out/u,
  ],
  [
    'characters of a binding',
    (count) => parseProject(`<text text="='${'a'.repeat(count - 3)}'" />`).faults,
    limits.binding.characters,
    /more than 1000 characters: keep a part of it/u,
  ],
  [
    'characters of its value',
    (count) =>
      // Doubled five times, and the rest of it added.
      parseProject(
        `<text text="=a='${'a'.repeat(limits.binding.value / 32)}';${'a=a+a;'.repeat(5)}a+'${'a'.repeat(count - limits.binding.value)}'" />`,
      ).faults,
    limits.binding.value,
    /more than 20000 characters/u,
  ],
];

test.describe('limits', () => {
  for (const [name, faultsOf, limit, said] of atLimits) {
    test(`${name}: ${limit} are taken, more are told with a way out`, () => {
      expect(faultsOf(limit)).toEqual([]);
      expect(faultsOf(limit + 1).map(({what}) => what)).toEqual([expect.stringMatching(said)]);
    });
  }

  test('of many mistakes in XML, the first are named, each in a sentence', () => {
    const {faults} = parseProject(`<${'a'.repeat(3000)}/>${'<a b="c"/>'.repeat(1500)}`);
    expect(faults).toHaveLength(limits.project.faults);
    expect(Math.max(...faults.map(({what}) => what.length))).toBeLessThan(1100);
  });

  test('rules of an address are cut, between two characters', () => {
    const {hash} = new URL(sharedAddress('https://example.com/', '€'.repeat(200_000)));
    expect(rulesIn(hash)).toBe('€'.repeat(limits.playground.characters));
  });
});

test.describe('values of objects', () => {
  /** JSON of any shape, arrays first: they get past the check. */
  const json = fc
    .array(
      fc.oneof(
        fc.jsonValue(),
        fc.dictionary(
          fc.constantFrom('label', 'type', 'hidden', 'buttonicon', 'action', 'toString'),
          fc.jsonValue(),
        ),
        fc.array(fc.jsonValue()),
      ),
    )
    .map((value) => JSON.stringify(value));
  const values = fc.oneof(hostileTexts, json, fc.double().map(String), fc.integer().map(String));
  const own = [...specs.values()].filter(({place}) => place === undefined);

  /** A project of one object with these attributes, whether they fit or not. */
  function projectOf(element: string, attributes: Readonly<Record<string, string>>): Project {
    return onePage([{element, attributes, children: [], line: 1, key: '/0'}]);
  }

  const {field, list, steps, table, tags, tree, userlist} = limits.objects;
  const columns = (names: readonly string[]) => JSON.stringify(names.map((label) => ({label})));
  /** Objects with the names that they shall draw, and how many of them they do. */
  for (const [what, most, element, attributesOf] of [
    ['items', list.items, 'list', (names) => ({items: names.join()})],
    ['lines', userlist.lines, 'userlist', (names) => ({labels: names.join()})],
    ['branches', tree.items, 'tree', (names) => ({items: names.join()})],
    ['levels', tree.depth, 'tree', (names) => ({items: names.join('/')})],
    ['words', tags.words, 'tags', (names) => ({value: names.join()})],
    ['steps', steps.names, 'steps', (names) => ({steps: names.join()})],
    ['options', field.options, 'field', (names) => ({type: 'select', options: names.join(';')})],
    ['columns', table.columns, 'table', (names) => ({columns: columns(names)})],
    [
      'rows',
      table.rows,
      'table',
      (names) => ({columns: columns(['a']), items: JSON.stringify(names.map((name) => [name]))}),
    ],
  ] satisfies readonly (readonly [
    string,
    number,
    string,
    (names: readonly string[]) => Readonly<Record<string, string>>,
  ])[]) {
    test(`${element} draws ${most} ${what} at most`, () => {
      const names = Array.from({length: most + 5}, (_, index) => `name${index}`);
      const markup = markupOf(projectOf(element, attributesOf(names)));
      expect(markup.match(/>name\d+</gu)).toHaveLength(most);
    });
  }

  for (const spec of own) {
    const names = spec.attributes.flatMap((attribute) => previewName(attribute) ?? []);
    const attributesFrom = (valueOf: (at: number) => string) =>
      Object.fromEntries(names.map((name, at) => [name, valueOf(at)]));

    test(`${spec.element} is drawn with any value, without a complaint`, () => {
      const complaints: unknown[] = [];
      const {error} = console;
      console.error = (...what: unknown[]) => complaints.push(what);
      const all = fc.array(values, {minLength: names.length, maxLength: names.length});
      try {
        fc.assert(
          fc.property(all, (some) => {
            const project = projectOf(
              spec.element,
              attributesFrom((at) => some[at] ?? ''),
            );
            expect(markupOf(project)).not.toMatch(
              /<(?:script|iframe|img|base|link|meta)\b|\son\w+="/u,
            );
          }),
          {seed, numRuns: 60},
        );
      } finally {
        console.error = error;
      }
      expect(complaints).toEqual([]);
    });

    test(`${spec.element} is drawn in a moment with values as long as XML may be`, () => {
      for (const piece of [
        'a',
        ' ',
        ',',
        '<',
        '<b>',
        '<a ',
        '&',
        '*a',
        '**',
        '# a\n',
        '/a',
        '[1],',
        ';',
      ]) {
        const value = piece.repeat(limits.project.characters / piece.length);
        const project = projectOf(
          spec.element,
          attributesFrom(() => value),
        );
        expect(
          leastTime(() => markupOf(project), 2),
          piece,
        ).toBeLessThan(longestPicture);
      }
    });
  }

  test('bindings that refer to several others are worked out once each', () => {
    const refers = (name: string) =>
      Array.from({length: 40}, () => `ui('${name}','text')`).join('+');
    const texts = Array.from(
      {length: 8},
      (_, index) =>
        `<text id="t${index}" text="=${index === 7 ? "'a'" : refers(`t${index + 1}`)}" />`,
    );
    const {project, faults} = parseProject(texts.join(''));
    expect(faults).toEqual([]);
    const time = processorTime(() => {
      if (project) {
        const reader = attributeReader(project, initialState(project));
        project.pages[0].objects.forEach((node) => reader.attribute(node, 'text'));
      }
    });
    expect(time).toBeLessThan(200);
  });
});

test.describe('rules at work', () => {
  const project = onePage();

  /** What the server says in the end, when its stopwatch goes on by so much each time it is read. */
  function saidBy(text: string, tick: number, pass = 0): readonly string[] {
    let elapsed = 0;
    const simulation = createSimulation(project, parseRules(text), {
      startTimer: () => () => undefined,
      now: () => 0,
      stopwatch: () => (elapsed += tick),
    });
    simulation.restart();
    simulation.pass(pass);
    return simulation.getState().log.map((line) => line.text);
  }

  const pingPong = 'INIT : $a = 1\n$a = 1 : $a = 2\n$a = 2 : $a = 1';
  const always = 'INIT : PROGRAMTIMER t = REPEAT 1\nPROGRAMTIMER t : LOG = "tick"';

  for (const [name, text, tick, pass, said] of [
    ['without end', pingPong, 0, 0, /set each other off without end/u],
    ['that take long', pingPong, 1, 0, /stopped after 100 ms/u],
    ['in a jump that takes long', always, 1, 3_600_000, /let less time pass at once/u],
    ['in a jump with many events', always, 0, 36_000_000, /let less time pass at once/u],
  ] as const) {
    test(`events ${name} are stopped, and the log says so`, () => {
      expect(saidBy(text, tick, pass).join('\n')).toMatch(said);
    });
  }

  test('more names than a preview keeps are told, and those that it has go on', () => {
    const simulation = createSimulation(project, parseRules(''), {
      startTimer: () => () => undefined,
    });
    simulation.restart();
    const tell = (name: string, value: string) => simulation.dispatch({kind: 'point', name, value});
    for (let count = 0; count <= limits.simulation.names; count += 1) {
      tell(`a.${count}`, '1');
    }
    tell('a.0', '2');
    const {values, log} = simulation.getState();
    expect(Object.keys(values)).toHaveLength(limits.simulation.names);
    expect(values['a.0']).toBe('2');
    expect(log.map(({text}) => text).join('\n')).toMatch(/is not kept: a preview has 1000 names/u);
  });

  test('an hour with an event each second passes whole', () => {
    expect(saidBy(always, 0, 3_600_000).join('\n')).not.toMatch(/stopped/u);
  });

  test('no text makes an answer long, and nothing is thrown', () => {
    const check = (text: string) => {
      const {faults, ...program} = parseRules(text.slice(0, limits.playground.characters));
      const use = () => {
        const simulation = createSimulation(project, program, {
          startTimer: () => () => undefined,
          explains: true,
        });
        simulation.restart();
        simulation.dispatch({kind: 'point', name: 'a.b', value: text});
        simulation.dispatch({kind: 'command', name: '__proto__', parameter: text});
        simulation.pass(60_000);
        simulation.stop();
      };
      expect(faults.length).toBeGreaterThanOrEqual(0);
      const longest = 4 * 2 * limits.simulation.time;
      // Again only where it was long: what runs first is compiled, too.
      const first = processorTime(use);
      expect(first < longest ? first : leastTime(use)).toBeLessThan(longest);
    };
    fc.assert(fc.property(hostileTexts, check), {seed, numRuns: 200});
    [
      pingPong,
      always,
      Array.from({length: 500}, (_, index) => `INIT : $v${index} = 1`).join('\n'),
      `INIT : ${Array.from({length: 600}, (_, index) => `$v${index} = 1`).join(', ')}`,
      Array.from({length: 150}, (_, index) => `$a = ${index} : $a = ${(index + 1) % 150}`)
        .join('\n')
        .concat('\nINIT : $a = 0'),
      `${'$a = 1 OR '.repeat(499)}$a = 1 : $a = 2\n$a = 2 : $a = 1\nINIT : $a = 1`,
      'INIT : PROGRAMTIMER t = REPEAT 1, $a = "aaaaaaaaaa"\nPROGRAMTIMER t : $a = $a $a $a $a',
    ].forEach(check);
  });
});
