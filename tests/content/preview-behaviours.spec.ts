import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import type {PreviewEvent} from '../../src/features/preview/model/event';
import {limits} from '../../src/features/preview/model/limits';
import {parseProject} from '../../src/features/preview/node';
import {previewLimits} from '../../src/features/preview/simulation/previewLimits';
import type {State} from '../../src/features/preview/simulation/simulation';
import type {SimulationStore} from '../../src/features/preview/simulation/store';
import {distinctPages} from '../support/project';
import {settle, simulationOf} from '../support/simulation';

const plain = '<project width="9" height="9"><page id="home" /><page id="away" /></project>';

const popupProject =
  '<project width="9" height="9"><page id="home" /><popup id="more" /></project>';

/**
 * Events, or texts in order: `a.b=1` sets a data point, `a` or `a:on` sends a command, `@a` opens a
 * page or popup, `@` closes a popup, `a<1` enters a value in an object, `5s` or `250ms` advances the
 * time, `18:00` sets the clock, `Reset` restarts.
 */
type Steps = string | readonly (string | PreviewEvent)[];

/** Expected values and parts of the state by name; a string is the value of `$t`. */
type Result = string | undefined | Readonly<Record<string, unknown>>;

type Case = readonly [rules: string, steps: Steps, result: Result, xml?: string];

const userCommand = (body: string) =>
  `function userCommand(session, userid, name, param) : {\n  ${body}\n}`;

function doStep(simulation: SimulationStore, step: string): void {
  const {time, unit, hours, minutes, page, key, entry, point, value, name, parameter} =
    /^(?:@(?<page>.*)|(?<key>[^<]+)<(?<entry>.*)|(?<time>\d+)(?<unit>m?s)|(?<hours>\d\d):(?<minutes>\d\d)|(?<point>[^=]+)=(?<value>.*)|(?<name>[^:]+):?(?<parameter>.+)?)$/u.exec(
      step,
    )?.groups ?? {};
  if (time !== undefined) {
    simulation.advance(Number(time) * (unit === 's' ? 1000 : 1));
  } else if (hours !== undefined) {
    simulation.setClock(Number(hours) * 60 + Number(minutes));
  } else if (page !== undefined) {
    simulation.dispatch(page === '' ? {kind: 'close'} : {kind: 'open', page});
  } else if (key !== undefined) {
    simulation.dispatch({kind: 'input', key, value: entry ?? ''});
  } else if (point !== undefined) {
    simulation.dispatch({kind: 'point', name: point, value: value ?? ''});
  } else if (name === 'Reset') {
    simulation.restart();
  } else {
    simulation.dispatch({kind: 'command', name: name ?? '', parameter: parameter ?? 'x'});
  }
}

/** The state after some steps, which start at noon. */
async function stateAfter(rules: string, steps: Steps, xml = plain): Promise<State> {
  const simulation = await simulationOf(xml, rules, new Date(2026, 2, 4, 12, 0).getTime());
  for (const step of typeof steps === 'string' ? steps.split(' ').filter(Boolean) : steps) {
    if (typeof step === 'string') {
      doStep(simulation, step);
    } else {
      simulation.dispatch(step);
    }
    await settle();
  }
  return simulation.getState();
}

const logOf = ({log}: State, from: string) =>
  log.filter((line) => line.from === from).map((line) => line.text);

function readingOf(state: State, name: string): unknown {
  const {page, popup, inputs, ui, log} = state;
  const parts = {page, popup, inputs, ui, log: log.map(({text}) => text)};
  const logs = {screen: logOf(state, 'screen'), server: logOf(state, 'server')};
  return name in parts || name in logs ? {...parts, ...logs}[name as 'page'] : state.values[name];
}

const light = 'USER a : IO d.light.1 = on\nUSER b : IO d.light.1 = off';
const blind = 'USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1';
const timer = (action: string) => `USER a : PROGRAMTIMER p = ${action}\nPROGRAMTIMER p : $t = yes`;
const noError = userCommand('return /.close$/.test(param) ? "ok" : "page:" + param;');
const error = userCommand('return {"error": "No"};');

/**
 * Cases by behaviour. A comment names the source of the behaviours below it. The behaviour of
 * objects is tested in `tests/e2e/preview.spec.ts`.
 */
const cases: Readonly<Record<string, readonly Case[]>> = {
  // Wiki of version 3, page Event Keywords: a stable event is triggered, then remains true.
  'a comparison fires its rule when it becomes true, and not while it stays true': [
    ['IO a.t > 20 : $t = $t "x"', 'a.t=21 a.t=22 a.t=19 a.t=21', 'xx'],
    ['IO a.b = 1 : $t = $t "x"', 'a.b=1 a.b=1', 'x'],
  ],
  // Wiki of version 3, page Event Keywords: IO without a comparison.
  'a data point without a comparison fires on any change': [
    ['IO a.b : $t = $t "x"', 'a.b=1 a.b=1 a.b=2', 'xx'],
  ],
  // Documentation of version 4, page Event Keywords: the example INIT, HAACTIVE AND $HAMASTER$ = 0.
  'a transient event is true only when it occurs, also within AND': [
    ['INIT AND IO a.b = 1 : $t = yes', 'a.b=1', undefined],
    ['USER a = x AND IO a.b = 1 : $t = yes', 'a.b=1 a', 'yes'],
  ],
  // Wiki of version 3, page Events Programming: order of AND, OR and NOT.
  'without brackets, NOT is evaluated first, then AND and OR from left to right': [
    ['IO a.1 = 1 OR IO a.2 = 1 AND IO a.3 = 1 : $t = yes', 'a.1=1', undefined],
    ['IO a.1 = 1 OR IO a.2 = 1 AND IO a.3 = 1 : $t = yes', 'a.3=1 a.1=1', 'yes'],
    ['IO a.1 = 1 OR (IO a.2 = 1 AND IO a.3 = 1) : $t = yes', 'a.1=1', 'yes'],
    ['NOT IO a.1 = 1 AND IO a.2 = 1 : $t = yes', 'a.2=1', 'yes'],
    ['NOT (IO a.1 = 1 OR IO a.2 = 1) AND IO a.3 = 1 : $t = yes', 'a.2=1 a.3=1', undefined],
    ['IO a.1 = 1 OR NOT IO a.2 = 1 AND IO a.3 = 1 : $t = yes', 'a.2=1 a.1=1', undefined],
  ],
  // Wiki of version 3, page Events Programming: conditions applied to local variables.
  'assigning a value to a variable fires the rules on that value': [
    ['USER a : $v = 1\n$v = 1 : $t = yes', 'a', 'yes'],
    ['USER a : $v = 1, $v = 2\n$v = 1 : $t = $t "one "\n$v = 2 : $t = $t "two"', 'a', 'one two'],
  ],
  // Wiki of version 3, page Event Keywords: a variable as the limit of a comparison.
  'a comparison can have a variable as operand': [
    ['INIT : $limit = 20\nIO a.t > $limit : $t = yes', 'a.t=21', 'yes'],
  ],
  // Wiki of version 3, page Event Keywords: an example of USER.
  'USER without a parameter fires for every parameter': [['USER a : $t = yes', 'a:q', 'yes']],
  // Documentation of version 4, page SSH tunnel utility.
  'the action USER sends a command that fires rules': [
    ['USER a : USER b = c\nUSER b = c : $t = yes', 'a', 'yes'],
  ],
  // Wiki of version 3, page Action Keywords: the action IO.
  'the action IO converts the names of data points to lower case': [
    ['USER a : IO Hall.Lamp = On', 'a 250ms', {'hall.lamp': 'On', 'Hall.Lamp': undefined}],
  ],
  'an action can write a value to several data points': [
    ['USER a : IO x.1 x.2 = 5', 'a 250ms', {'x.1': '5', 'x.2': '5'}],
  ],
  'a data point as value is read': [['IO a.b : IO x.1 = IO a.b', 'a.b=7 250ms', {'x.1': '7'}]],
  // Documentation of version 4, page Action Keywords: PROGRAMTIMER.
  'SET does not change a running timer': [[timer('SET 10'), 'a 6s a 4s', 'yes']],
  'RESET restarts a running timer with the new time': [
    [timer('RESET 10'), 'a 6s a 9s', undefined],
    [timer('RESET 10'), 'a 6s a 10s', 'yes'],
  ],
  'CLEAR deletes a timer, which then never expires': [
    [`INIT : PROGRAMTIMER p = SET 5\n${timer('CLEAR')}`, 'a 60s', undefined],
  ],
  'REPEAT fires its event at each interval': [
    ['INIT : PROGRAMTIMER p = REPEAT 5\nPROGRAMTIMER p : $t = $t "x"', '16s', 'xxx'],
  ],
  // Wiki of version 3, page Action Keywords, 2021: timers whose name starts with $.
  'a timer whose name starts with $ stores its remaining seconds in a variable': [
    ['INIT : PROGRAMTIMER $p = SET 5', '2s', {$p: '3'}],
    ['INIT : PROGRAMTIMER $p = SET 5', '9s', {$p: '0'}],
  ],
  // Documentation of version 4, page Event Keywords.
  'INIT and HSYCOSTART fire at the start': [
    ['INIT : $a = 1\nHSYCOSTART : $b = 1', '', {$a: '1', $b: '1'}],
  ],
  'TIME = hhmm fires at that minute': [
    ['TIME = 1201 : $t = yes', '59s', undefined],
    ['TIME = 1201 : $t = yes', '61s', 'yes'],
    ['TIME = 0730 : $t = yes', '07:30', 'yes'],
  ],
  'DAY and NIGHT fire at sunrise and sunset, and stay true': [
    ['DAY : $t = $t "day "\nNIGHT : $t = $t "night "', '17:00 18:00 20:00 06:00', 'night day '],
    ['USER a AND DAY : $t = yes', 'a', 'yes'],
  ],
  // Wiki of version 3, page Dummy: virtual devices.
  'a virtual light accepts on and off, and reads 0 or 1': [
    [light, 'a 250ms', {'d.light.1': '1'}],
    [light, 'a b 250ms', {'d.light.1': '0'}],
  ],
  'a blind reads up or down while it moves, and offup or offdown after 30 seconds': [
    ['USER a : IO d.autom.1 = up', 'a 29s', {'d.autom.1': 'up'}],
    ['USER a : IO d.autom.1 = up', 'a 30s', {'d.autom.1': 'offup'}],
    ['USER a : IO d.autom.1 = down', 'a 30s', {'d.autom.1': 'offdown'}],
    [`${blind} = down`, 'a 20s b 12s', {'d.autom.1': 'down'}],
  ],
  'a virtual dimmer accepts 0, off and a level, and reads 0 or the level': [
    ['USER a : IO d.dimmer.1 = 0', 'a 250ms', {'d.dimmer.1': '0'}],
    ['USER a : IO d.dimmer.1 = off', 'a 250ms', {'d.dimmer.1': '0'}],
    ['USER a : IO d.dimmer.1 = 40%', 'a 250ms', {'d.dimmer.1': '40%'}],
  ],
  'stop, off and 0 stop a blind': ['stop', 'off', '0'].map((word): Case => [
    `${blind} = ${word}\nIO d.autom.1 : $t = $t "x"`,
    'a 5s b 60s',
    'xx',
  ]),
  // Wiki of version 3.7, page Dummy: the data point `connection`.
  'the connection of an I/O server reads online after the start': [
    ['IO d.connection = online : $t = yes', '', 'yes'],
  ],
  // Documentation of version 4, page Command API.
  'the response page:… of userCommand opens a page': [
    [userCommand('return "!page:" + param;'), 'a:away', {page: 'away', server: ['page:away']}],
    [userCommand('return {"page": ["away", "back"]};'), 'a', {page: 'home'}],
  ],
  'the response page:back goes back one page, close and close-all close the popup': [
    [noError, 'a:away a:back', {page: 'home'}],
    [noError, 'a:more a:close', {page: 'home', popup: undefined}, popupProject],
    [noError, 'a:more a:close-all', {page: 'home', popup: undefined}, popupProject],
  ],
  'a response with error shows the error': [
    [error, 'a', {server: ['error: No']}],
    [error, 'a<9 a:9', {inputs: {a: '9'}}],
  ],
  // Wiki of version 3.4, page Checkbox: the attribute `rollbackenabled`.
  'after an error, a field with rollbackenabled returns to its previous value': [
    [`INIT : UISET a.rollbackenabled = true\n${error}`, 'a<9 a:9', {inputs: {}}],
  ],
  // Documentation of version 4, page Command API.
  'when a page is closed that a response opened, userCommand is called with /close after the parameter':
    [
      [
        userCommand('varSet("$t", param); return param == "go" ? "page:away" : "ok";'),
        'a:go @home',
        {$t: 'go/close', server: ['page:away', 'userCommand: a = go/close']},
      ],
    ],
  // Documentation of version 4, page JavaScript Callback Functions API.
  'StartupEvent, programTimerEvent and DaylightEvent are called at the start, when a timer expires, at sunrise and sunset':
    [
      ['function StartupEvent() : {\n  varSet("$t", "started");\n}', '', 'started'],
      [
        'USER a : PROGRAMTIMER p = SET 10\nfunction programTimerEvent(name) : {\n  varSet("$t", name);\n}',
        'a 10s',
        'p',
      ],
      ['function DaylightEvent(day) : {\n  varSet("$t", day);\n}', '17:59 18:00', 'false'],
    ],
  // HSYCO's repository https://github.com/hsyco/hsyco-4-tutorial-table
  'pageEvent is called when a client opens a page': [
    [
      'function pageEvent(address, session, userid, project, page) : {\n  varSet("$t", varGet("$t") + " " + page);\n}',
      '@away',
      'null home away',
    ],
  ],
  'varGet and ioGet return null if there is no value': [
    ['USER a : { varSet("$t", typeof ioGet("x.1") + " " + varGet("$v")); }', 'a', 'object null'],
  ],
  'functions use the variables that a block on INIT has declared': [
    ['INIT : {\n  var n = 0;\n}\nUSER a : { n = n + 1; varSet("$t", n); }', 'a a', '2'],
  ],
  // Documentation of version 4, page JavaScript Command and Utility Functions API.
  'varSet fires the rules on that variable': [
    ['USER a : { varSet("$v", "1"); }\n$v = 1 : $t = yes', 'a', 'yes'],
  ],
  'user sends a command, and ioGet("*") lists the data points': [
    ['USER a : { user("b", "c"); }\nUSER b = c : $t = yes', 'a', 'yes'],
    ['USER a : { varSet("$t", ioGet("*")); }', 'x.1=5 x.2=6 a', 'x.1,x.2'],
  ],
  'sort needs no function, and Date has the time of the preview': [
    ['USER a : { varSet("$t", ["c", "a", "b"].sort()); }', 'a', 'a,b,c'],
    ['USER a : { varSet("$t", Date.now() == new Date().getTime()); }', 'a', 'true'],
    ['USER a : { varSet("$t", new Date(2026, 0, 2).getDate()); }', 'a', '2'],
  ],
  // The behaviours below are design decisions of the simulation, without a source.
  'rules that fire on the same event run in the order of the text': [
    ['USER a : $t = first\nUSER a : $t = last', 'a', 'last'],
  ],
  'a rule with several conditions fires when one becomes true and its whole event is true': [
    ['IO a.1 = 1 OR IO a.2 = 1 : $t = $t "x"', 'a.1=1 a.2=1', 'xx'],
    ['IO a.1 = 1 AND IO a.2 = 1 : $t = $t "x"', 'a.1=1 a.2=1 a.3=1', 'x'],
  ],
  'a condition below NOT fires its rule when it becomes false': [
    ['NOT IO a.b = 1 : $t = yes', 'a.b=1', undefined],
    ['NOT IO a.b = 1 : $t = yes', 'a.b=1 a.b=2', 'yes'],
  ],
  'the first value of a data point is a change': [['IO a.b : $t = yes', 'a.b=0', 'yes']],
  'a value that is not a number, such as 40%, is neither above nor below another value': [
    ['IO a.b >= 40 : $t = yes', 'a.b=40%', undefined],
    ['IO a.b <= 40 : $t = yes', 'a.b=39.5', 'yes'],
  ],
  'a variable or data point without a value gives an empty string': [
    ['USER a : IO x.1 = IO a.b', 'a 250ms', {'x.1': ''}],
    ['USER a : $t = $other', 'a', ''],
  ],
  'a device confirms a command after a quarter of a second': [
    ['USER a : IO x.1 = 5', 'a 249ms', {'x.1': undefined}],
    ['USER a : IO x.1 = 5', 'a 250ms', {'x.1': '5'}],
  ],
  'virtual lights and dimmers read 0 from the start, and FLIP treats any other device without a value as off':
    [
      ['USER a : IO x.1 = FLIP', 'a 250ms', {'x.1': '1'}],
      ['USER a AND IO d.light.1 = 0 AND IO d.dimmer.1 = 0 : $t = yes', 'a', 'yes'],
      ['USER a AND IO x.1 = 0 : $t = yes, IO x.1 = FLIP', 'a', undefined],
    ],
  'a web request is logged and not sent': [
    ['', [{kind: 'request', url: 'https://example.com/'}], {screen: ['GET https://example.com/']}],
  ],
  'a value set by a rule or reported by a device overrides user input': [
    ['USER a : UISET f.value = 5', 'f<9 a', {inputs: {}, ui: {'f.value': '5'}}],
    ['', ['point a.b<9', 'a.b=5'], {inputs: {}}],
  ],
  'a value that an object writes is shown until the device confirms it': [
    ['', ['point a.b<9', {kind: 'write', name: 'a.b', value: '4%'}], {inputs: {'point a.b': '9'}}],
    [
      '',
      ['point a.b<9', {kind: 'write', name: 'a.b', value: '4%'}, '250ms'],
      {inputs: {}, 'a.b': '4%'},
    ],
  ],
  'a popup opens over a page; closing it or opening a page closes it': [
    ['', '@more', {page: 'home', popup: 'more'}, popupProject],
    ['', '@more @', {popup: undefined}, popupProject],
    ['', '@more @home', {popup: undefined}, popupProject],
  ],
  'the log has commands, actions of rules and changes of devices': [
    [
      'USER a = on : IO d.light.1 = 1\nIO d.light.1 = 1 : UISET t.text = "Lit"',
      'a:on 250ms',
      {log: ['USER a = on', 'IO d.light.1 = 1', 'd.light.1 is 1', 'UISET t.text = Lit']},
    ],
  ],
  'a dimmer that is turned on goes to 100%': [
    ['USER a : IO d.dimmer.1 = on', 'a 250ms', {'d.dimmer.1': '100%'}],
    ['USER a : IO d.dimmer.1 = FLIP', 'a 250ms', {'d.dimmer.1': '100%'}],
  ],
  'a submit is logged and fires no rule': [
    [
      'USER report : $t = yes',
      [{kind: 'submit', values: [['who', 'Ada']]}],
      {$t: undefined, screen: ['submit who=Ada']},
    ],
  ],
  'TIME without a time fires every minute': [['TIME : $t = $t "x"', '180s', 'xxx']],
  'the clock uses local time, and day is from 06:00 to 18:00': [
    ['USER a AND DAY : $t = day\nUSER a AND NIGHT : $t = night', '05:59 a', 'night'],
    [
      'TIME : { varSet("$t", new Date().getHours() + ":" + new Date().getMinutes()); }',
      '10:05',
      '10:5',
    ],
  ],
  'Reset also clears variables that end in !': [
    ['USER a : $v! = 1', 'a Reset', {'$v!': undefined}],
  ],
  'events of cameras, services and Timer objects do not fire automatically': [
    ['TIMER sign = ON : $t = yes', '60s', undefined],
    ['function TimeEvent(time) : {\n  varSet("$t", "yes");\n}', '180s', undefined],
    ['TIMER sign = ON : $t = yes', [{kind: 'other', text: 'TIMER sign = ON'}], 'yes'],
  ],
  'emails, recordings and similar actions are logged and not executed': [
    [
      'USER a : MAIL a@example.com = b@example.com "c" "d"',
      'a',
      {server: ['MAIL a@example.com = b@example.com "c" "d" (not executed in a preview)']},
    ],
  ],
  'responses that navigate forward, open an address, copy or share are logged and not executed': [
    [
      userCommand(
        'return name == "a" ? "copy:text" : {"url": "https://example.com/", "page": "forward"};',
      ),
      'a b',
      {
        server: ['copy:text', 'page:forward', 'url'].map(
          (response) => `${response} (not executed in a preview)`,
        ),
      },
    ],
  ],
  'a command is logged once, regardless of its response': ['"!"', '"ok"', 'null'].map(
    (response): Case => [userCommand(`return ${response};`), 'a', {log: ['USER a = x']}],
  ),
  'changes by JavaScript take effect after the call; only varGet reads them earlier': [
    [
      'USER a : {\n  ioSet("x.1", "1");\n  varSet("$v", "1");\n  varSet("$t", ioGet("x.1") + varGet("$v"));\n}',
      'a 250ms',
      'null1',
    ],
  ],
  'JavaScript blocks run after actions of the same event, and functions run last': [
    [
      `${userCommand('uiSet("t", "text", "function"); return null;')}\nUSER a : { uiSet("t", "text", "block"); }\nUSER a : UISET t.text = action`,
      'a',
      {server: ['action', 'block', 'function'].map((text) => `UISET t.text = ${text}`)},
    ],
  ],
  'saving starts no test run, and __run is always 1': [
    ['USER a : { uiSet("t", "text", __run); }', '', {server: []}],
    ['USER a : { varSet("$t", __run); }', 'a', '1'],
  ],
  'variables of a block are local, except those of a block on INIT': [
    ['USER a : { var own = 1; }\nUSER b : { varSet("$t", typeof own); }', 'a b', 'undefined'],
  ],
  'there is one client, with the session preview and the user reader': [
    [
      userCommand('uiSessionSet(session, "t", "text", session + " " + userid);'),
      'a',
      {ui: {'t.text': 'preview reader'}},
    ],
  ],
};

test.describe('behaviours of the simulation', () => {
  for (const [title, casesOf] of Object.entries(cases)) {
    test(title, async () => {
      for (const [rules, steps, result, xml] of casesOf) {
        const expected = typeof result === 'object' ? result : {$t: result};
        const state = await stateAfter(rules, steps, xml);
        const names = Object.keys(expected);
        const actual = Object.fromEntries(names.map((name) => [name, readingOf(state, name)]));
        expect(actual, rules).toEqual(expected);
      }
    });
  }
});

test('the limits of a preview have at most two lines, placeholder names first', () => {
  const simulated = expect.stringContaining('simulated') as unknown;
  const tags = expect.stringContaining('tags') as unknown;
  const script = expect.stringContaining('ECMAScript 5') as unknown;
  for (const [xml, rules, limitsOf] of [
    [plain, '', [simulated]],
    ['<tags />', '', [tags, simulated]],
    [plain, 'function TimeEvent(time) : {\n  varSet("$t", "yes");\n}', [script]],
    [plain, 'INIT : { varSet("$a", "1"); }', [script]],
    [
      '<tags /><button action="datapoint" address="a.b" />',
      'TIME = 0800 : IO a.b = 1\nHAACTIVE : { varSet("$a", "1"); }',
      [tags, script],
    ],
  ] as const) {
    const {project} = parseProject(xml);
    const lines = project && previewLimits({project, program: parseEvents(rules)});
    expect(lines, rules).toEqual(limitsOf);
  }
});

test.describe('endless rules', () => {
  for (const [name, rules] of [
    ['a command that sends itself', 'USER a : USER a = x'],
    ['a function that calls itself', userCommand('user("a", "x");')],
  ] as const) {
    test(`${name}: the rules are stopped, which is logged`, async () => {
      const lines = logOf(await stateAfter(rules, 'a 5s'), 'server');
      expect(lines).toContainEqual(expect.stringMatching(/^stopped: .* endlessly$/u));
    });
  }

  test('an hour with an event each second completes, ten hours are stopped', async () => {
    const rules = 'INIT : PROGRAMTIMER t = REPEAT 1\nPROGRAMTIMER t : LOG = "tick"';
    const stopped = expect.stringMatching(/^stopped .*advance the time/u) as unknown;
    for (const [time, lines] of [
      ['3600s', expect.not.arrayContaining([stopped]) as unknown],
      ['36000s', expect.arrayContaining([stopped]) as unknown],
    ] as const) {
      expect(logOf(await stateAfter(rules, time), 'server'), time).toEqual(lines);
    }
  });

  test('a value that is concatenated with itself has a length limit', async () => {
    const rules =
      'PROGRAMTIMER p : $a = $a $a\nINIT : $a = "0123456789", PROGRAMTIMER p = REPEAT 1';
    expect((await stateAfter(rules, '60s')).values.$a?.length).toBe(limits.simulation.value);
  });
});

test('previews run the finished files of their page, or have a marked stand-in', () => {
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
