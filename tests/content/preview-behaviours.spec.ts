import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/language/parse';
import type {PreviewEvent} from '../../src/preview/model/event';
import {limits} from '../../src/preview/model/limits';
import {parseProject} from '../../src/preview/node';
import {previewLimits} from '../../src/preview/simulation/previewLimits';
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

/**
 * Cases by the behaviour that they show. The comment above a behaviour is its
 * evidence: a title with the revision number on the wiki of version 3, `v4` for
 * the documentation of version 4, or a repository. The others are decisions of
 * the simulation. Behaviour of objects is tested in `tests/e2e/preview.spec.ts`.
 */
const cases: Readonly<Record<string, readonly Case[]>> = {
  // Event Keywords 1656 (stable), 1701 (a stable event is triggered, then remains true)
  'a comparison fires its rule when it becomes true, and not while it stays true': [
    [
      'IO a.t > 20 : $t = $t "x"',
      [point('a.t', '21'), point('a.t', '22'), point('a.t', '19'), point('a.t', '21')],
      'xx',
    ],
    ['IO a.b = 1 : $t = $t "x"', [point('a.b', '1'), point('a.b', '1')], 'x'],
  ],
  // Event Keywords 1656
  'a data point without a comparison fires on any change': [
    ['IO a.b : $t = $t "x"', [point('a.b', '1'), point('a.b', '1'), point('a.b', '2')], 'xx'],
  ],
  // v4 Event Keywords (INIT, HAACTIVE AND $HAMASTER$ = 0)
  'a transient event is true only when it occurs, also within AND': [
    ['INIT AND IO a.b = 1 : $t = yes', [point('a.b', '1')], undefined],
    ['USER a = x AND IO a.b = 1 : $t = yes', [point('a.b', '1'), user('a')], 'yes'],
  ],
  // Events Programming 1435
  'without brackets, NOT is evaluated first, then AND and OR from left to right': [
    ['IO a.1 = 1 OR IO a.2 = 1 AND IO a.3 = 1 : $t = yes', [point('a.1', '1')], undefined],
    [
      'IO a.1 = 1 OR IO a.2 = 1 AND IO a.3 = 1 : $t = yes',
      [point('a.3', '1'), point('a.1', '1')],
      'yes',
    ],
    ['IO a.1 = 1 OR (IO a.2 = 1 AND IO a.3 = 1) : $t = yes', [point('a.1', '1')], 'yes'],
    ['NOT IO a.1 = 1 AND IO a.2 = 1 : $t = yes', [point('a.2', '1')], 'yes'],
  ],
  // Events Programming 1435 (conditions applied to local variables)
  'a variable that gets a value fires the rules on that value': [
    ['USER a : $v = 1\n$v = 1 : $t = yes', [user('a')], 'yes'],
    [
      'USER a : $v = 1, $v = 2\n$v = 1 : $t = $t "one "\n$v = 2 : $t = $t "two"',
      [user('a')],
      'one two',
    ],
  ],
  // Event Keywords 1663
  'a comparison can use a variable as its limit': [
    ['INIT : $limit = 20\nIO a.t > $limit : $t = yes', [point('a.t', '21')], 'yes'],
  ],
  // Event Keywords 1701, an example
  'USER without a parameter fires for every parameter': [
    ['USER a : $t = yes', [user('a', 'q')], 'yes'],
  ],
  // v4 SSH tunnel utility
  'the action USER sends a command that fires rules': [
    ['USER a : USER b = c\nUSER b = c : $t = yes', [user('a')], 'yes'],
  ],
  // v4 Event Keywords
  'INIT and HSYCOSTART fire at the start': [
    ['INIT : $a = 1\nHSYCOSTART : $b = 1', [], {$a: '1', $b: '1'}, ({values}) => values],
  ],
  // Action Keywords 1708
  'the action IO writes the names of data points in lower case': [
    ['USER a : IO Hall.Lamp = On', [user('a'), 250], {'hall.lamp': 'On'}, ({values}) => values],
  ],
  // Action Keywords 1708
  'one action writes one value to several data points': [
    ['USER a : IO x.1 x.2 = 5', [user('a'), 250], {'x.1': '5', 'x.2': '5'}, ({values}) => values],
  ],
  // Action Keywords 1708
  'a data point on the right is read': [
    ['IO a.b : IO x.1 = IO a.b', [point('a.b', '7'), 250], '7', value('x.1')],
  ],
  // v4 Action Keywords
  'SET does not change a timer that runs': [
    [
      'USER a : PROGRAMTIMER p = SET 10\nPROGRAMTIMER p : $t = yes',
      [user('a'), 6000, user('a'), 4000],
      'yes',
    ],
  ],
  // v4 Action Keywords
  'RESET gives a timer that runs its new time': [
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
  // v4 Action Keywords
  'CLEAR deletes a timer, which then never expires': [
    [
      'INIT : PROGRAMTIMER p = SET 5\nUSER a : PROGRAMTIMER p = CLEAR\nPROGRAMTIMER p : $t = yes',
      [user('a'), 60_000],
      undefined,
    ],
  ],
  // v4 Action Keywords
  'REPEAT fires its event at each interval': [
    ['INIT : PROGRAMTIMER p = REPEAT 5\nPROGRAMTIMER p : $t = $t "x"', [16_000], 'xxx'],
  ],
  // Action Keywords 10351
  'a timer whose name begins with $ keeps the remaining seconds in a variable': [
    ['INIT : PROGRAMTIMER $p = SET 5', [2000], '3', value('$p')],
    ['INIT : PROGRAMTIMER $p = SET 5', [9000], '0', value('$p')],
  ],
  // v4 Event Keywords
  'TIME = hhmm fires at that minute': [
    ['TIME = 1201 : $t = yes', [59_000], undefined],
    ['TIME = 1201 : $t = yes', [61_000], 'yes'],
    ['TIME = 0730 : $t = yes', [at(450)], 'yes'],
  ],
  // v4 Event Keywords
  'DAY and NIGHT fire at sunrise and sunset, and stay true': [
    [
      'DAY : $t = $t "day "\nNIGHT : $t = $t "night "',
      [at(17 * 60), at(18 * 60), at(20 * 60), at(6 * 60)],
      'night day ',
    ],
    ['USER a AND DAY : $t = yes', [user('a')], 'yes'],
  ],
  // Dummy 2362
  'a virtual light accepts on and off, and reads 0 or 1': [
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
  // Dummy 2362
  'a blind reads up or down while it moves, and offup or offdown after 30 seconds': [
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
  // Dummy 2362
  'a virtual dimmer accepts 0, off and a level, and reads 0 or the level': [
    ['0', '0'],
    ['off', '0'],
    ['40%', '40%'],
  ].map(([written, read]): Case => [
    `USER a : IO d.dimmer.1 = ${written ?? ''}`,
    [user('a'), 250],
    read,
    value('d.dimmer.1'),
  ]),
  // Dummy 2362
  'stop, off and 0 stop a blind': ['stop', 'off', '0'].map((word): Case => [
    `USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1 = ${word}\nIO d.autom.1 : $t = $t "x"`,
    [user('a'), 5000, user('b'), 60_000],
    'xx',
  ]),
  // Dummy, 3.7
  'the connection of an I/O server reads online after the start': [
    ['IO d.connection = online : $t = yes', [], 'yes'],
  ],
  // v4 Command API
  'the response page:… of userCommand opens a page': [
    [userCommand('return "!page:" + param;'), [user('a', 'away')], 'away', ({page}) => page],
    [userCommand('return {"page": ["away", "back"]};'), [user('a')], 'home', ({page}) => page],
    [userCommand('return "!page:" + param;'), [user('a', 'away')], ['page:away'], said('server')],
  ],
  // v4 Command API
  'the response page:back goes back one page, close and close-all close the popup': [
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
  // v4 Command API
  'a response with error shows the error': [
    [userCommand('return {"error": "No"};'), [user('a')], ['error: No'], said('server')],
    [
      userCommand('return {"error": "No"};'),
      [{kind: 'input', key: 'a', value: '9'}, user('a', '9')],
      {a: '9'},
      ({inputs}) => inputs,
    ],
  ],
  // Checkbox, 3.4
  'after an error, a field with rollbackenabled has its previous value': [
    [
      `INIT : UISET a.rollbackenabled = true\n${userCommand('return {"error": "No"};')}`,
      [{kind: 'input', key: 'a', value: '9'}, user('a', '9')],
      {},
      ({inputs}) => inputs,
    ],
  ],
  // v4 Command API
  'when a page is closed that a response opened, userCommand is called with /close after the parameter':
    [
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
  // v4 JavaScript Callback Functions API
  'StartupEvent, programTimerEvent and DaylightEvent are called at the start, when a timer expires, at sunrise and sunset':
    [
      ['function StartupEvent() : {\n  varSet("$t", "started");\n}', [], 'started'],
      [
        'USER a : PROGRAMTIMER p = SET 10\nfunction programTimerEvent(name) : {\n  varSet("$t", name);\n}',
        [user('a'), 10_000],
        'p',
      ],
      ['function DaylightEvent(day) : {\n  varSet("$t", day);\n}', [at(1079), at(1080)], 'false'],
    ],
  // https://github.com/hsyco/hsyco-4-tutorial-table
  'pageEvent is called when a client opens a page': [
    [
      'function pageEvent(address, session, userid, project, page) : {\n  varSet("$t", varGet("$t") + " " + page);\n}',
      [{kind: 'open', page: 'away'}],
      'null home away',
    ],
  ],
  // https://github.com/hsyco/hsyco-4-tutorial-table
  'varGet and ioGet return null if there is no value': [
    [
      'USER a : { varSet("$t", typeof ioGet("x.1") + " " + varGet("$v")); }',
      [user('a')],
      'object null',
    ],
  ],
  // https://github.com/hsyco/hsyco-4-tutorial-table
  'functions use the variables that a block on INIT has declared': [
    ['INIT : {\n  var word = "yes";\n}\nUSER a : { varSet("$t", word); }', [user('a')], 'yes'],
  ],
  // v4 JavaScript Command and Utility Functions API
  'varSet fires the rules on that variable': [
    ['USER a : { varSet("$v", "1"); }\n$v = 1 : $t = yes', [user('a')], 'yes'],
  ],
  'rules that fire together run in the order of the text': [
    ['USER a : $t = first\nUSER a : $t = last', [user('a')], 'last'],
  ],
  'a rule with several conditions fires when one becomes true and its whole event is true': [
    ['IO a.1 = 1 OR IO a.2 = 1 : $t = $t "x"', [point('a.1', '1'), point('a.2', '1')], 'xx'],
    [
      'IO a.1 = 1 AND IO a.2 = 1 : $t = $t "x"',
      [point('a.1', '1'), point('a.2', '1'), point('a.3', '1')],
      'x',
    ],
  ],
  'a condition below NOT fires its rule when it becomes false': [
    ['NOT IO a.b = 1 : $t = yes', [point('a.b', '1')], undefined],
    ['NOT IO a.b = 1 : $t = yes', [point('a.b', '1'), point('a.b', '2')], 'yes'],
  ],
  'the first value of a data point is a change': [
    ['IO a.b : $t = yes', [point('a.b', '0')], 'yes'],
  ],
  'a value that is not a number, such as 40%, is neither above nor below another value': [
    ['IO a.b >= 40 : $t = yes', [point('a.b', '40%')], undefined],
    ['IO a.b <= 40 : $t = yes', [point('a.b', '39.5')], 'yes'],
  ],
  'parts of a value that are side by side are joined without a space': [
    ['USER a : $t = on "e " way', [user('a')], 'one way'],
  ],
  'a variable or data point without a value gives an empty string': [
    ['USER a : IO x.1 = IO a.b', [user('a'), 250], '', value('x.1')],
    ['USER a : $t = $other', [user('a')], ''],
  ],
  'rules that trigger each other endlessly are stopped, and the log says so': [
    [
      'USER a : USER a = x',
      [user('a')],
      true,
      (state) => said('server')(state).at(-1)?.startsWith('stopped: '),
    ],
  ],
  'a device confirms a command after a quarter of a second': [
    ['USER a : IO x.1 = 5', [user('a'), 249], undefined, value('x.1')],
    ['USER a : IO x.1 = 5', [user('a'), 250], '5', value('x.1')],
  ],
  'virtual lights and dimmers read 0 from the start, and FLIP treats any other device without a value as off':
    [
      ['USER a : IO x.1 = FLIP', [user('a'), 250], '1', value('x.1')],
      ['USER a AND IO d.light.1 = 0 AND IO d.dimmer.1 = 0 : $t = yes', [user('a')], 'yes'],
      ['USER a AND IO x.1 = 0 : $t = yes, IO x.1 = FLIP', [user('a')], undefined],
    ],
  'a web request is logged and not sent': [
    [
      '',
      [{kind: 'request', url: 'https://example.com/'}],
      ['GET https://example.com/'],
      said('screen'),
    ],
  ],
  'a value that a rule sets or a device reports replaces the value that the user has set': [
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
  'a dimmer that is turned on goes to 100%': [
    ['USER a : IO d.dimmer.1 = on', [user('a'), 250], '100%', value('d.dimmer.1')],
    ['USER a : IO d.dimmer.1 = FLIP', [user('a'), 250], '100%', value('d.dimmer.1')],
  ],
  'a virtual light reads any other text as it was written': [
    ['USER a : IO d.light.1 = bright', [user('a'), 250], 'bright', value('d.light.1')],
  ],
  'a blind that has not moved yet ignores stop, and ignores unknown words': ['stop', 'open'].map(
    (word): Case => [
      `USER a : IO d.autom.1 = ${word}`,
      [user('a'), 60_000],
      undefined,
      value('d.autom.1'),
    ],
  ),
  'a blind that is stopped while it moves reads the end towards which it moved': [
    [
      'USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1 = stop',
      [user('a'), 5000, user('b'), 250],
      'offup',
      value('d.autom.1'),
    ],
  ],
  'a submit is logged and fires no rule': [
    [
      'USER report : $t = yes',
      [{kind: 'submit', values: [['who', 'Ada']]}],
      [undefined, ['submit who=Ada']],
      (state) => [state.values.$t, said('screen')(state)],
    ],
  ],
  'REPEAT restarts a timer that runs': [
    [
      'USER a : PROGRAMTIMER p = REPEAT 10\nPROGRAMTIMER p : $t = yes',
      [user('a'), 6000, user('a'), 6000],
      undefined,
    ],
  ],
  'a timer lasts at least a quarter of a second, with REPEAT one second': [
    ['USER a : PROGRAMTIMER p = REPEAT 0\nPROGRAMTIMER p : $t = $t "x"', [user('a'), 2500], 'xx'],
    ['USER a : PROGRAMTIMER p = SET 0\nPROGRAMTIMER p : $t = yes', [user('a'), 249], undefined],
  ],
  'CLEAR does not change the variable of the timer': [
    [
      'USER a : PROGRAMTIMER $p = SET 10\nUSER b : PROGRAMTIMER $p = CLEAR',
      [user('a'), 4000, user('b'), 4000],
      '6',
      value('$p'),
    ],
  ],
  'TIME without a time fires every minute': [['TIME : $t = $t "x"', [180_000], 'xxx']],
  'the clock is that of the device, and day is from 06:00 to 18:00': [
    ['USER a AND DAY : $t = day\nUSER a AND NIGHT : $t = night', [at(359), user('a')], 'night'],
    [
      'TIME : { varSet("$t", new Date().getHours() + ":" + new Date().getMinutes()); }',
      [at(605)],
      '10:5',
    ],
  ],
  'Reset also empties variables that end in !': [
    [
      'USER a : $v! = 1',
      [user('a'), (simulation) => simulation.restart()],
      undefined,
      value('$v!'),
    ],
  ],
  'events of cameras, services and Timer objects do not fire automatically': [
    ['TIMER sign = ON : $t = yes', [60_000], undefined],
    ['function TimeEvent(time) : {\n  varSet("$t", "yes");\n}', [180_000], undefined],
    ['TIMER sign = ON : $t = yes', [{kind: 'other', text: 'TIMER sign = ON'}], 'yes'],
  ],
  'emails, recordings and similar actions are logged and not executed': [
    [
      'USER a : MAIL a@example.com = b@example.com "c" "d"',
      [user('a')],
      ['MAIL a@example.com = b@example.com "c" "d" (not executed in a preview)'],
      said('server'),
    ],
  ],
  'responses that go forward, open an address, copy or share are logged and not executed': [
    [
      userCommand(
        'return name == "a" ? "copy:text" : {"url": "https://example.com/", "page": "forward"};',
      ),
      [user('a'), user('b')],
      [
        'copy:text (not executed in a preview)',
        'page:forward (not executed in a preview)',
        'url (not executed in a preview)',
      ],
      said('server'),
    ],
  ],
  'a command is logged once, whatever its response is': ['"!"', '"ok"', 'null'].map(
    (answer): Case => [
      userCommand(`return ${answer};`),
      [user('a')],
      ['USER a = x'],
      ({log}: State) => log.map((line) => line.text),
    ],
  ),
  'JavaScript is read as ECMAScript 5, and a call that takes too many steps is stopped': [
    [
      'USER a : { for (;;) { } }',
      [user('a')],
      true,
      (state) => said('server')(state).at(-1)?.startsWith('JavaScript: stopped '),
    ],
    ['USER a : { const n = 1; }', [user('a')], 1, (state) => said('server')(state).length],
  ],
  'changes of JavaScript take effect when its call has ended; only varGet sees them earlier': [
    [
      'USER a : {\n  ioSet("x.1", "1");\n  varSet("$v", "1");\n  varSet("$t", ioGet("x.1") + varGet("$v"));\n}',
      [user('a'), 250],
      'null1',
    ],
  ],
  'JavaScript runs after the actions that start with it, and functions run last': [
    [
      `${userCommand('uiSet("t", "text", "function"); return null;')}\nUSER a : { uiSet("t", "text", "block"); }\nUSER a : UISET t.text = action`,
      [user('a')],
      ['UISET t.text = action', 'UISET t.text = block', 'UISET t.text = function'],
      said('server'),
    ],
  ],
  'saving starts no test run, and __run is always 1': [
    ['USER a : { uiSet("t", "text", __run); }', [], [], said('server')],
    ['USER a : { varSet("$t", __run); }', [user('a')], '1'],
  ],
  'a block keeps its variables to itself, except a block on INIT': [
    [
      'USER a : { var own = 1; }\nUSER b : { varSet("$t", typeof own); }',
      [user('a'), user('b')],
      'undefined',
    ],
  ],
  'there is one client, with the session preview and the user reader': [
    [
      userCommand('uiSessionSet(session, "t", "text", session + " " + userid);'),
      [user('a')],
      'preview reader',
      ({ui}) => ui['t.text'],
    ],
  ],
};

test.describe('behaviours of the simulation', () => {
  for (const [title, casesOf] of Object.entries(cases)) {
    casesOf.forEach(([rules, steps, result, reading = value('$t'), xml], index) => {
      test(`${title} (${index + 1})`, async () => {
        expect(reading(await play(rules, steps, xml))).toEqual(result);
      });
    });
  }
});

test.describe('limits of a preview', () => {
  const limitsOf = (xml: string, rules = '') => {
    const {project} = parseProject(xml);
    return project && previewLimits({project, program: parseEvents(rules)});
  };
  const button = '<button action="datapoint" address="a.b" />';

  test('are absent from a preview without placeholder names, devices and rules', () => {
    expect(limitsOf(plain)).toEqual([]);
  });

  test('name placeholders in the XML', () => {
    expect(limitsOf('<tags />')).toEqual([expect.stringContaining('tags')]);
  });

  for (const [what, xml, rules] of [
    ['devices', plain, 'INIT : IO a.b = 1'],
    ['the clock', plain, 'NIGHT : $a = 1'],
    ['external actions', '<button action="submit" />', ''],
    ['missing events', plain, 'function TimeEvent(time) : {\n  varSet("$t", "yes");\n}'],
    ['JavaScript', plain, 'INIT : { varSet("$a", "1"); }'],
  ] as const) {
    test(`say what is simulated: ${what}`, () => {
      expect(limitsOf(xml, rules)).toContainEqual(expect.stringContaining('simulated'));
    });
  }

  test('are two lines at most, placeholder names first', () => {
    const rules = 'TIME = 0800 : IO a.b = 1\nHAACTIVE : { varSet("$a", "1"); }';
    const limits = limitsOf(`<tags />${button}`, rules);
    expect(limits).toHaveLength(2);
    expect(limits?.[0]).toContain('tags');
  });
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
      expect(said('server')(state).join('\n')).toMatch(/^stopped: .* endlessly$/mu);
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
