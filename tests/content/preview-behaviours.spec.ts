import {expect, test} from 'playwright/test';
import {parseRules} from '../../src/language/rules';
import type {PreviewEvent} from '../../src/preview/model/event';
import {limits} from '../../src/preview/model/limits';
import {parseProject} from '../../src/preview/node';
import {behaviours, ownBehaviours} from '../../src/preview/simulation/behaviours';
import type {State} from '../../src/preview/simulation/simulation';
import type {SimulationStore} from '../../src/preview/simulation/store';
import {distinctPages} from '../support/project';
import {settle, simulationOf} from '../support/simulation';

const plain = '<project width="9" height="9"><page id="home" /><page id="away" /></project>';

const popupProject =
  '<project width="9" height="9"><page id="home" /><popup id="more" /></project>';

/** An event, milliseconds that pass, or a call of the store. */
type Step = PreviewEvent | number | ((simulation: SimulationStore) => void);

/** The result is the value of the variable `$t`, unless another reading is given. */
type Case = readonly [
  rules: string,
  steps: readonly Step[],
  result: unknown,
  reading?: (state: State) => unknown,
  xml?: string,
];

const user = (name: string, parameter = 'x'): PreviewEvent => ({kind: 'command', name, parameter});
const point = (name: string, value: string): PreviewEvent => ({kind: 'point', name, value});
const userCommand = (body: string) =>
  `function userCommand(session, userid, name, param) : {\n  ${body}\n}`;

/** The state after some steps, on a clock that only the test moves and that begins at noon. */
async function play(rules: string, steps: readonly Step[], xml = plain): Promise<State> {
  const simulation = await simulationOf(xml, rules, new Date(2026, 2, 4, 12, 0).getTime());
  for (const step of steps) {
    if (typeof step === 'number') {
      simulation.pass(step);
    } else if (typeof step === 'function') {
      step(simulation);
    } else {
      simulation.dispatch(step);
    }
    await settle();
  }
  return simulation.getState();
}

const value = (name: string) => (state: State) => state.values[name];
const said = (from: string) => (state: State) =>
  state.log.filter((line) => line.from === from).map((line) => line.text);
const at = (minutes: number) => (simulation: SimulationStore) => simulation.setClock(minutes);

/** One or more for each behaviour. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  'becomes-true': [
    [
      'IO a.t > 20 : $t = $t "x"',
      [point('a.t', '21'), point('a.t', '22'), point('a.t', '19'), point('a.t', '21')],
      'xx',
    ],
    ['IO a.b = 1 : $t = $t "x"', [point('a.b', '1'), point('a.b', '1')], 'x'],
  ],
  'any-change': [
    ['IO a.b : $t = $t "x"', [point('a.b', '1'), point('a.b', '1'), point('a.b', '2')], 'xx'],
  ],
  moment: [
    ['INIT AND IO a.b = 1 : $t = yes', [point('a.b', '1')], undefined],
    ['USER a = x AND IO a.b = 1 : $t = yes', [point('a.b', '1'), user('a')], 'yes'],
  ],
  'left-to-right': [
    ['IO a.1 = 1 OR IO a.2 = 1 AND IO a.3 = 1 : $t = yes', [point('a.1', '1')], undefined],
    [
      'IO a.1 = 1 OR IO a.2 = 1 AND IO a.3 = 1 : $t = yes',
      [point('a.3', '1'), point('a.1', '1')],
      'yes',
    ],
    ['IO a.1 = 1 OR (IO a.2 = 1 AND IO a.3 = 1) : $t = yes', [point('a.1', '1')], 'yes'],
    ['NOT IO a.1 = 1 AND IO a.2 = 1 : $t = yes', [point('a.2', '1')], 'yes'],
  ],
  'variable-event': [
    ['USER a : $v = 1\n$v = 1 : $t = yes', [user('a')], 'yes'],
    [
      'USER a : $v = 1, $v = 2\n$v = 1 : $t = $t "one "\n$v = 2 : $t = $t "two"',
      [user('a')],
      'one two',
    ],
  ],
  'variable-limit': [
    ['INIT : $limit = 20\nIO a.t > $limit : $t = yes', [point('a.t', '21')], 'yes'],
  ],
  'any-parameter': [['USER a : $t = yes', [user('a', 'q')], 'yes']],
  'user-action': [['USER a : USER b = c\nUSER b = c : $t = yes', [user('a')], 'yes']],
  start: [['INIT : $a = 1\nHSYCOSTART : $b = 1', [], {$a: '1', $b: '1'}, ({values}) => values]],
  'lower-case': [
    ['USER a : IO Hall.Lamp = On', [user('a'), 250], {'hall.lamp': 'On'}, ({values}) => values],
  ],
  'several-addresses': [
    ['USER a : IO x.1 x.2 = 5', [user('a'), 250], {'x.1': '5', 'x.2': '5'}, ({values}) => values],
  ],
  'point-value': [['IO a.b : IO x.1 = IO a.b', [point('a.b', '7'), 250], '7', value('x.1')]],
  'timer-set': [
    [
      'USER a : PROGRAMTIMER p = SET 10\nPROGRAMTIMER p : $t = yes',
      [user('a'), 6000, user('a'), 4000],
      'yes',
    ],
  ],
  'timer-reset': [
    [
      'USER a : PROGRAMTIMER p = RESET 10\nPROGRAMTIMER p : $t = yes',
      [user('a'), 6000, user('a'), 9000],
      undefined,
    ],
    [
      'USER a : PROGRAMTIMER p = RESET 10\nPROGRAMTIMER p : $t = yes',
      [user('a'), 6000, user('a'), 10_000],
      'yes',
    ],
  ],
  'timer-clear': [
    [
      'INIT : PROGRAMTIMER p = SET 5\nUSER a : PROGRAMTIMER p = CLEAR\nPROGRAMTIMER p : $t = yes',
      [user('a'), 60_000],
      undefined,
    ],
  ],
  'timer-repeat': [
    ['INIT : PROGRAMTIMER p = REPEAT 5\nPROGRAMTIMER p : $t = $t "x"', [16_000], 'xxx'],
  ],
  'timer-variable': [
    ['INIT : PROGRAMTIMER $p = SET 5', [2000], '3', value('$p')],
    ['INIT : PROGRAMTIMER $p = SET 5', [9000], '0', value('$p')],
  ],
  time: [
    ['TIME = 1201 : $t = yes', [59_000], undefined],
    ['TIME = 1201 : $t = yes', [61_000], 'yes'],
    ['TIME = 0730 : $t = yes', [at(450)], 'yes'],
  ],
  day: [
    [
      'DAY : $t = $t "day "\nNIGHT : $t = $t "night "',
      [at(17 * 60), at(18 * 60), at(20 * 60), at(6 * 60)],
      'night day ',
    ],
    ['USER a AND DAY : $t = yes', [user('a')], 'yes'],
  ],
  light: [
    [
      'USER a : IO d.light.1 = on\nUSER b : IO d.light.1 = off',
      [user('a'), 250],
      '1',
      value('d.light.1'),
    ],
    [
      'USER a : IO d.light.1 = on\nUSER b : IO d.light.1 = off',
      [user('a'), user('b'), 250],
      '0',
      value('d.light.1'),
    ],
  ],
  blind: [
    ['USER a : IO d.autom.1 = up', [user('a'), 29_000], 'up', value('d.autom.1')],
    ['USER a : IO d.autom.1 = up', [user('a'), 30_000], 'offup', value('d.autom.1')],
    ['USER a : IO d.autom.1 = down', [user('a'), 30_000], 'offdown', value('d.autom.1')],
    [
      'USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1 = down',
      [user('a'), 20_000, user('b'), 12_000],
      'down',
      value('d.autom.1'),
    ],
  ],
  dimmer: [
    ['0', '0'],
    ['off', '0'],
    ['40%', '40%'],
  ].map(([written, read]): Case => [
    `USER a : IO d.dimmer.1 = ${written ?? ''}`,
    [user('a'), 250],
    read,
    value('d.dimmer.1'),
  ]),
  'blind-stop': ['stop', 'off', '0'].map((word): Case => [
    `USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1 = ${word}\nIO d.autom.1 : $t = $t "x"`,
    [user('a'), 5000, user('b'), 60_000],
    'xx',
  ]),
  connection: [['IO d.connection = online : $t = yes', [], 'yes']],
  'answer-page': [
    [userCommand('return "!page:" + param;'), [user('a', 'away')], 'away', ({page}) => page],
    [userCommand('return {"page": ["away", "back"]};'), [user('a')], 'home', ({page}) => page],
    [userCommand('return "!page:" + param;'), [user('a', 'away')], ['page:away'], said('server')],
  ],
  'answer-back': [
    [
      userCommand('return /.close$/.test(param) ? "ok" : "page:" + param;'),
      [user('a', 'away'), user('a', 'back')],
      'home',
      ({page}) => page,
    ],
    ...['close', 'close-all'].map((word): Case => [
      userCommand('return /.close$/.test(param) ? "ok" : "page:" + param;'),
      [user('a', 'more'), user('a', word)],
      ['home', undefined],
      ({page, popup}: State) => [page, popup],
      popupProject,
    ]),
  ],
  'answer-error': [
    [userCommand('return {"error": "No"};'), [user('a')], ['error: No'], said('server')],
    [
      userCommand('return {"error": "No"};'),
      [{kind: 'input', key: 'a', value: '9'}, user('a', '9')],
      {a: '9'},
      ({inputs}) => inputs,
    ],
  ],
  'answer-rollback': [
    [
      `INIT : UISET a.rollbackenabled = true\n${userCommand('return {"error": "No"};')}`,
      [{kind: 'input', key: 'a', value: '9'}, user('a', '9')],
      {},
      ({inputs}) => inputs,
    ],
  ],
  'answer-close': [
    [
      userCommand('varSet("$t", param); return param == "go" ? "page:away" : "ok";'),
      [user('a', 'go'), {kind: 'open', page: 'home'}],
      'go/close',
    ],
    [
      userCommand('return param == "go" ? "page:away" : "ok";'),
      [user('a', 'go'), {kind: 'open', page: 'home'}],
      ['page:away', 'userCommand: a = go/close'],
      said('server'),
    ],
  ],
  callbacks: [
    ['function StartupEvent() : {\n  varSet("$t", "started");\n}', [], 'started'],
    [
      'USER a : PROGRAMTIMER p = SET 10\nfunction programTimerEvent(name) : {\n  varSet("$t", name);\n}',
      [user('a'), 10_000],
      'p',
    ],
    ['function DaylightEvent(day) : {\n  varSet("$t", day);\n}', [at(1079), at(1080)], 'false'],
  ],
  'page-event': [
    [
      'function pageEvent(address, session, userid, project, page) : {\n  varSet("$t", varGet("$t") + " " + page);\n}',
      [{kind: 'open', page: 'away'}],
      'null home away',
    ],
  ],
  'no-value': [
    [
      'USER a : { varSet("$t", typeof ioGet("x.1") + " " + varGet("$v")); }',
      [user('a')],
      'object null',
    ],
  ],
  'shared-init': [
    ['INIT : {\n  var word = "yes";\n}\nUSER a : { varSet("$t", word); }', [user('a')], 'yes'],
  ],
  'variable-follows': [['USER a : { varSet("$v", "1"); }\n$v = 1 : $t = yes', [user('a')], 'yes']],
  order: [['USER a : $t = first\nUSER a : $t = last', [user('a')], 'last']],
  'first-of-several': [
    ['IO a.1 = 1 OR IO a.2 = 1 : $t = $t "x"', [point('a.1', '1'), point('a.2', '1')], 'xx'],
    [
      'IO a.1 = 1 AND IO a.2 = 1 : $t = $t "x"',
      [point('a.1', '1'), point('a.2', '1'), point('a.3', '1')],
      'x',
    ],
  ],
  'not-starts': [
    ['NOT IO a.b = 1 : $t = yes', [point('a.b', '1')], undefined],
    ['NOT IO a.b = 1 : $t = yes', [point('a.b', '1'), point('a.b', '2')], 'yes'],
  ],
  'first-value': [['IO a.b : $t = yes', [point('a.b', '0')], 'yes']],
  numbers: [
    ['IO a.b >= 40 : $t = yes', [point('a.b', '40%')], undefined],
    ['IO a.b <= 40 : $t = yes', [point('a.b', '39.5')], 'yes'],
  ],
  joined: [['USER a : $t = on "e " way', [user('a')], 'one way']],
  'silent-value': [
    ['USER a : IO x.1 = IO a.b', [user('a'), 250], '', value('x.1')],
    ['USER a : $t = $other', [user('a')], ''],
  ],
  endless: [
    [
      'USER a : USER a = x',
      [user('a')],
      true,
      (state) => said('server')(state).at(-1)?.startsWith('stopped: '),
    ],
  ],
  confirmation: [
    ['USER a : IO x.1 = 5', [user('a'), 249], undefined, value('x.1')],
    ['USER a : IO x.1 = 5', [user('a'), 250], '5', value('x.1')],
  ],
  unheard: [
    ['USER a : IO x.1 = FLIP', [user('a'), 250], '1', value('x.1')],
    ['USER a AND IO d.light.1 = 0 AND IO d.dimmer.1 = 0 : $t = yes', [user('a')], 'yes'],
    ['USER a AND IO x.1 = 0 : $t = yes, IO x.1 = FLIP', [user('a')], undefined],
  ],
  // What objects do is tested with their pictures: tests/e2e/preview.spec.ts.
  toggle: [],
  slider: [],
  field: [],
  choice: [],
  'table-edit': [],
  request: [
    [
      '',
      [{kind: 'request', url: 'https://example.com/'}],
      ['GET https://example.com/'],
      said('screen'),
    ],
  ],
  latest: [
    [
      'USER a : UISET f.value = 5',
      [{kind: 'input', key: 'f', value: '9'}, user('a')],
      [{}, {'f.value': '5'}],
      ({inputs, ui}) => [inputs, ui],
    ],
    [
      '',
      [{kind: 'input', key: 'point a.b', value: '9'}, point('a.b', '5')],
      {},
      ({inputs}) => inputs,
    ],
  ],
  'dimmer-on': [
    ['USER a : IO d.dimmer.1 = on', [user('a'), 250], '100%', value('d.dimmer.1')],
    ['USER a : IO d.dimmer.1 = FLIP', [user('a'), 250], '100%', value('d.dimmer.1')],
  ],
  'other-value': [
    ['USER a : IO d.light.1 = bright', [user('a'), 250], 'bright', value('d.light.1')],
  ],
  'blind-first': ['stop', 'open'].map((word): Case => [
    `USER a : IO d.autom.1 = ${word}`,
    [user('a'), 60_000],
    undefined,
    value('d.autom.1'),
  ]),
  'blind-halfway': [
    [
      'USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1 = stop',
      [user('a'), 5000, user('b'), 250],
      'offup',
      value('d.autom.1'),
    ],
  ],
  submit: [
    [
      'USER report : $t = yes',
      [{kind: 'submit', values: [['who', 'Ada']]}],
      [undefined, ['submit who=Ada']],
      (state) => [state.values.$t, said('screen')(state)],
    ],
  ],
  'repeat-anew': [
    [
      'USER a : PROGRAMTIMER p = REPEAT 10\nPROGRAMTIMER p : $t = yes',
      [user('a'), 6000, user('a'), 6000],
      undefined,
    ],
  ],
  'short-timer': [
    ['USER a : PROGRAMTIMER p = REPEAT 0\nPROGRAMTIMER p : $t = $t "x"', [user('a'), 2500], 'xx'],
    ['USER a : PROGRAMTIMER p = SET 0\nPROGRAMTIMER p : $t = yes', [user('a'), 249], undefined],
  ],
  'cleared-variable': [
    [
      'USER a : PROGRAMTIMER $p = SET 10\nUSER b : PROGRAMTIMER $p = CLEAR',
      [user('a'), 4000, user('b'), 4000],
      '6',
      value('$p'),
    ],
  ],
  'every-minute': [['TIME : $t = $t "x"', [180_000], 'xxx']],
  clock: [
    ['USER a AND DAY : $t = day\nUSER a AND NIGHT : $t = night', [at(359), user('a')], 'night'],
    [
      'TIME : { varSet("$t", new Date().getHours() + ":" + new Date().getMinutes()); }',
      [at(605)],
      '10:5',
    ],
  ],
  reset: [
    [
      'USER a : $v! = 1',
      [user('a'), (simulation) => simulation.restart()],
      undefined,
      value('$v!'),
    ],
  ],
  'absent-events': [
    ['TIMER sign = ON : $t = yes', [60_000], undefined],
    ['function TimeEvent(time) : {\n  varSet("$t", "yes");\n}', [180_000], undefined],
    ['TIMER sign = ON : $t = yes', [{kind: 'other', text: 'TIMER sign = ON'}], 'yes'],
  ],
  'absent-actions': [
    [
      'USER a : MAIL a@example.com = b@example.com "c" "d"',
      [user('a')],
      ['MAIL a@example.com = b@example.com "c" "d" (not done in a preview)'],
      said('server'),
    ],
  ],
  'absent-answers': [
    [
      userCommand(
        'return name == "a" ? "copy:text" : {"url": "https://example.com/", "page": "forward"};',
      ),
      [user('a'), user('b')],
      [
        'copy:text (not done in a preview)',
        'page:forward (not done in a preview)',
        'url (not done in a preview)',
      ],
      said('server'),
    ],
  ],
  'answer-log': ['"!"', '"ok"', 'null'].map((answer): Case => [
    userCommand(`return ${answer};`),
    [user('a')],
    ['USER a = x'],
    ({log}: State) => log.map((line) => line.text),
  ]),
  'script-language': [
    [
      'USER a : { for (;;) { } }',
      [user('a')],
      true,
      (state) => said('server')(state).at(-1)?.startsWith('JavaScript: stopped '),
    ],
    ['USER a : { const n = 1; }', [user('a')], 1, (state) => said('server')(state).length],
  ],
  'script-end': [
    [
      'USER a : {\n  ioSet("x.1", "1");\n  varSet("$v", "1");\n  varSet("$t", ioGet("x.1") + varGet("$v"));\n}',
      [user('a'), 250],
      'null1',
    ],
  ],
  'script-last': [
    [
      `${userCommand('uiSet("t", "text", "function"); return null;')}\nUSER a : { uiSet("t", "text", "block"); }\nUSER a : UISET t.text = action`,
      [user('a')],
      ['UISET t.text = action', 'UISET t.text = block', 'UISET t.text = function'],
      said('server'),
    ],
  ],
  'no-test-run': [
    ['USER a : { uiSet("t", "text", __run); }', [], [], said('server')],
    ['USER a : { varSet("$t", __run); }', [user('a')], '1'],
  ],
  'own-variables': [
    [
      'USER a : { var own = 1; }\nUSER b : { varSet("$t", typeof own); }',
      [user('a'), user('b')],
      'undefined',
    ],
  ],
  'one-client': [
    [
      userCommand('uiSessionSet(session, "t", "text", session + " " + userid);'),
      [user('a')],
      'preview reader',
      ({ui}) => ui['t.text'],
    ],
  ],
};

test.describe('behaviours of the simulation', () => {
  test('each has its cases', () => {
    expect(Object.keys(cases).sort()).toEqual(behaviours.map(({id}) => id).sort());
  });

  test('each of ours is in the caption of a preview that has it', () => {
    const objects: Readonly<Record<string, string>> = {
      toggle: '<button action="datapoint" address="a.b" />',
      slider: '<slider action="command" name="a" />',
      submit: '<button action="submit" />',
      field: '<field id="a" />',
      choice: '<list items="a,b" action="command" name="a" />',
      latest: '<field id="a" />',
      request: '<watch_button action="url" url="https://example.com/" />',
    };
    const missing = behaviours.filter(({id, what, ...rest}) => {
      const {project} = parseProject(objects[id] ?? plain);
      const program = parseRules(cases[id]?.at(-1)?.[0] ?? '');
      return 'isIn' in rest && !(project && ownBehaviours({project, program}).includes(what));
    });
    expect(missing.map(({id}) => id)).toEqual([]);
    const {project} = parseProject('<text text="A" />');
    expect(project && ownBehaviours({project, program: parseRules('')})).toEqual([]);
  });

  for (const {id, what} of behaviours) {
    (cases[id] ?? []).forEach(([rules, steps, result, reading = value('$t'), xml], index) => {
      test(`${id} ${index + 1}: ${what}`, async () => {
        expect(reading(await play(rules, steps, xml))).toEqual(result);
      });
    });
  }
});

test.describe('rules without end', () => {
  for (const [what, rules] of [
    ['variables that set each other', '$a = 1 : $a = 2\n$a = 2 : $a = 1\nUSER a : $a = 1'],
    [
      'devices that double their work',
      'USER a : IO x.1 = 0\nIO x.1 : $n = $n "1", IO x.1 = $n, $n = $n "1", IO x.1 = $n',
    ],
    ['a function that calls itself', userCommand('user("a", "x");')],
  ] as const) {
    test(`${what} are stopped`, async () => {
      const state = await play(rules, [user('a'), 5000]);
      expect(said('server')(state).join('\n')).toMatch(/^stopped: .* without end$/mu);
    });
  }

  test('a value that is put together from itself has a limit', async () => {
    const rules =
      'PROGRAMTIMER p : $a = $a $a\nINIT : $a = "0123456789", PROGRAMTIMER p = REPEAT 1';
    const {values} = await play(rules, [60_000]);
    expect(values.$a?.length).toBe(limits.simulation.value);
  });
});

test('rules of previews are the finished file of their page, or say that they replace it', () => {
  const previews = distinctPages().filter(({body}) => /^```xml preview/mu.test(body));
  expect(previews).not.toEqual([]);
  const faults = previews.filter(
    ({body}) =>
      /^```events [^\n]*file=/mu.test(body) &&
      !/^```xml preview[^\n]* rules="/mu.test(body) &&
      !/^```events preview stand-in$/mu.test(body),
  );
  expect(faults.map(({file}) => file)).toEqual([]);
});
