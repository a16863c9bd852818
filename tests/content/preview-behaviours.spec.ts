import {expect, test} from 'playwright/test';
import {parseRules} from '../../src/language/rules';
import type {PreviewEvent} from '../../src/preview/model/event';
import {parseProject} from '../../src/preview/node';
import {behaviours, ownBehaviours} from '../../src/preview/simulation/behaviours';
import type {State} from '../../src/preview/simulation/simulation';
import {createSimulation, type SimulationStore} from '../../src/preview/simulation/store';
import {docsVersions} from '../../src/site/versions';
import {pagesOf} from '../support/project';
import {settle, simulationOf} from '../support/simulation';

const plain = '<project width="9" height="9"><page id="home" /><page id="away" /></project>';

const popupProject =
  '<project width="9" height="9"><page id="home" /><popup id="more" /></project>';

/** Something that is done: an event, time that passes in milliseconds, or a call of the store. */
type Deed = PreviewEvent | number | ((simulation: SimulationStore) => void);

interface Case {
  /** Rules, and the XML of the project where it matters. */
  readonly given: string;
  readonly xml?: string;
  readonly done: readonly Deed[];
  /** What is looked at: by default what the rules wrote into the object `t`. */
  readonly expected?: (state: State) => unknown;
  readonly is: unknown;
}

const user = (name: string, parameter = 'x'): PreviewEvent => ({kind: 'command', name, parameter});
const point = (name: string, value: string): PreviewEvent => ({kind: 'point', name, value});

/** What is after all has been done, on a clock that only the test moves. */
async function play({given, xml = plain, done}: Omit<Case, 'expected' | 'is'>): Promise<State> {
  const noon = new Date(2026, 2, 4, 12, 0).getTime();
  const simulation = await simulationOf(xml, given, noon);
  for (const deed of done) {
    if (typeof deed === 'number') {
      simulation.pass(deed);
    } else if (typeof deed === 'function') {
      deed(simulation);
    } else {
      simulation.dispatch(deed);
    }
    await settle();
  }
  return simulation.getState();
}

const text = ({ui}: State) => ui['t.text'];
const value = (name: string) => (state: State) => state.values[name];
const said = (from: string) => (state: State) =>
  state.log.filter((line) => line.from === from).map((line) => line.text);
const at = (minutes: number) => (simulation: SimulationStore) => simulation.setClock(minutes);

/** Given, done, expected: one or more for each behaviour. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  'becomes-true': [
    {
      given: 'IO a.t > 20 : $n = $n "x"',
      done: [point('a.t', '21'), point('a.t', '22'), point('a.t', '19'), point('a.t', '21')],
      expected: value('$n'),
      is: 'xx',
    },
    {
      given: 'IO a.b = 1 : $n = $n "x"',
      done: [point('a.b', '1'), point('a.b', '1')],
      expected: value('$n'),
      is: 'x',
    },
  ],
  'any-change': [
    {
      given: 'IO a.b : $n = $n "x"',
      done: [point('a.b', '1'), point('a.b', '1'), point('a.b', '2')],
      expected: value('$n'),
      is: 'xx',
    },
  ],
  moment: [
    {
      given: 'INIT AND IO a.b = 1 : UISET t.text = yes',
      done: [point('a.b', '1')],
      is: undefined,
    },
    {
      given: 'USER a = x AND IO a.b = 1 : UISET t.text = yes',
      done: [point('a.b', '1'), user('a')],
      is: 'yes',
    },
  ],
  'left-to-right': [
    {
      given: 'IO a.1 = 1 OR IO a.2 = 1 AND IO a.3 = 1 : UISET t.text = yes',
      done: [point('a.1', '1')],
      is: undefined,
    },
    {
      given: 'IO a.1 = 1 OR (IO a.2 = 1 AND IO a.3 = 1) : UISET t.text = yes',
      done: [point('a.1', '1')],
      is: 'yes',
    },
    {
      given: 'NOT IO a.1 = 1 AND IO a.2 = 1 : UISET t.text = yes',
      done: [point('a.2', '1')],
      is: 'yes',
    },
  ],
  'variable-event': [
    {
      given: 'USER a : $v = 1\n$v = 1 : UISET t.text = yes',
      done: [user('a')],
      is: 'yes',
    },
    {
      given: 'USER a : $v = 1, $v = 2\n$v = 1 : $n = $n "one "\n$v = 2 : $n = $n "two"',
      done: [user('a')],
      expected: value('$n'),
      is: 'one two',
    },
  ],
  'variable-limit': [
    {
      given: 'INIT : $limit = 20\nIO a.t > $limit : UISET t.text = yes',
      done: [point('a.t', '21')],
      is: 'yes',
    },
  ],
  'any-parameter': [{given: 'USER a : UISET t.text = yes', done: [user('a', 'q')], is: 'yes'}],
  'user-action': [
    {
      given: 'USER a : USER b = c\nUSER b = c : UISET t.text = yes',
      done: [user('a')],
      is: 'yes',
    },
  ],
  start: [
    {
      given: 'INIT : $a = 1\nHSYCOSTART : $b = 1',
      done: [],
      expected: ({values}) => values,
      is: {$a: '1', $b: '1'},
    },
  ],
  'lower-case': [
    {
      given: 'USER a : IO Hall.Lamp = On',
      done: [user('a'), 250],
      expected: ({values}) => values,
      is: {'hall.lamp': 'On'},
    },
  ],
  'several-addresses': [
    {
      given: 'USER a : IO x.1 x.2 = 5',
      done: [user('a'), 250],
      expected: ({values}) => values,
      is: {'x.1': '5', 'x.2': '5'},
    },
  ],
  'point-value': [
    {
      given: 'IO a.b : IO x.1 = IO a.b',
      done: [point('a.b', '7'), 250],
      expected: value('x.1'),
      is: '7',
    },
  ],
  'timer-set': [
    {
      given: 'USER a : PROGRAMTIMER p = SET 10\nPROGRAMTIMER p : UISET t.text = yes',
      done: [user('a'), 6000, user('a'), 4000],
      is: 'yes',
    },
  ],
  'timer-reset': [
    {
      given: 'USER a : PROGRAMTIMER p = RESET 10\nPROGRAMTIMER p : UISET t.text = yes',
      done: [user('a'), 6000, user('a'), 9000],
      is: undefined,
    },
    {
      given: 'USER a : PROGRAMTIMER p = RESET 10\nPROGRAMTIMER p : UISET t.text = yes',
      done: [user('a'), 6000, user('a'), 10_000],
      is: 'yes',
    },
  ],
  'timer-clear': [
    {
      given:
        'INIT : PROGRAMTIMER p = SET 5\nUSER a : PROGRAMTIMER p = CLEAR\nPROGRAMTIMER p : UISET t.text = yes',
      done: [user('a'), 60_000],
      is: undefined,
    },
  ],
  'timer-repeat': [
    {
      given: 'INIT : PROGRAMTIMER p = REPEAT 5\nPROGRAMTIMER p : $n = $n "x"',
      done: [16_000],
      expected: value('$n'),
      is: 'xxx',
    },
  ],
  'timer-variable': [
    {
      given: 'INIT : PROGRAMTIMER $p = SET 5',
      done: [2000],
      expected: value('$p'),
      is: '3',
    },
    {given: 'INIT : PROGRAMTIMER $p = SET 5', done: [9000], expected: value('$p'), is: '0'},
  ],
  time: [
    {given: 'TIME = 1201 : UISET t.text = yes', done: [59_000], is: undefined},
    {given: 'TIME = 1201 : UISET t.text = yes', done: [61_000], is: 'yes'},
    {given: 'TIME = 0730 : UISET t.text = yes', done: [at(450)], is: 'yes'},
  ],
  day: [
    {
      given: 'DAY : $n = $n "day "\nNIGHT : $n = $n "night "',
      done: [at(17 * 60), at(18 * 60), at(20 * 60), at(6 * 60)],
      expected: value('$n'),
      is: 'night day ',
    },
    {
      given: 'USER a AND DAY : UISET t.text = yes',
      done: [user('a')],
      is: 'yes',
    },
  ],
  light: [
    {
      given: 'USER a : IO d.light.1 = on\nUSER b : IO d.light.1 = off',
      done: [user('a'), 250],
      expected: value('d.light.1'),
      is: '1',
    },
    {
      given: 'USER a : IO d.light.1 = on\nUSER b : IO d.light.1 = off',
      done: [user('a'), user('b'), 250],
      expected: value('d.light.1'),
      is: '0',
    },
  ],
  blind: [
    {
      given: 'USER a : IO d.autom.1 = up',
      done: [user('a'), 29_000],
      expected: value('d.autom.1'),
      is: 'up',
    },
    {
      given: 'USER a : IO d.autom.1 = up',
      done: [user('a'), 30_000],
      expected: value('d.autom.1'),
      is: 'offup',
    },
    {
      given: 'USER a : IO d.autom.1 = down',
      done: [user('a'), 30_000],
      expected: value('d.autom.1'),
      is: 'offdown',
    },
    {
      given: 'USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1 = down',
      done: [user('a'), 20_000, user('b'), 12_000],
      expected: value('d.autom.1'),
      is: 'down',
    },
  ],
  dimmer: ['0 0', 'off 0', '40% 40%', '100% 100%'].map((pair) => {
    const [written, read] = pair.split(' ');
    return {
      given: `USER a : IO d.dimmer.1 = ${written ?? ''}`,
      done: [user('a'), 250],
      expected: value('d.dimmer.1'),
      is: read,
    };
  }),
  'blind-stop': ['stop', 'off', '0'].map((word) => ({
    given: `USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1 = ${word}\nIO d.autom.1 : $n = $n "x"`,
    done: [user('a'), 5000, user('b'), 60_000],
    // It started and stopped; the end of its way does not come.
    expected: value('$n'),
    is: 'xx',
  })),
  connection: [
    {
      given: 'IO d.connection = online : UISET t.text = yes',
      done: [],
      is: 'yes',
    },
  ],
  'answer-page': [
    {
      given:
        'function userCommand(session, userid, name, param) : {\n  return "!page:" + param;\n}',
      done: [user('a', 'away')],
      expected: ({page}) => page,
      is: 'away',
    },
    {
      given:
        'function userCommand(session, userid, name, param) : {\n  return {"page": ["away", "back"]};\n}',
      done: [user('a')],
      expected: ({page}) => page,
      is: 'home',
    },
    {
      given:
        'function userCommand(session, userid, name, param) : {\n  return "!page:" + param;\n}',
      done: [user('a', 'away')],
      expected: said('server'),
      is: ['page:away'],
    },
  ],
  'answer-back': [
    {
      given:
        'function userCommand(session, userid, name, param) : {\n  return /.close$/.test(param) ? "ok" : "page:" + param;\n}',
      done: [user('a', 'away'), user('a', 'back')],
      expected: ({page}) => page,
      is: 'home',
    },
    ...['close', 'close-all'].map((word) => ({
      given:
        'function userCommand(session, userid, name, param) : {\n  return /.close$/.test(param) ? "ok" : "page:" + param;\n}',
      xml: popupProject,
      done: [user('a', 'more'), user('a', word)],
      expected: ({page, popup}: State) => [page, popup],
      is: ['home', undefined],
    })),
  ],
  'answer-error': [
    {
      given: 'function userCommand(session, userid, name, param) : {\n  return {"error": "No"};\n}',
      done: [user('a')],
      expected: said('server'),
      is: ['error: No'],
    },
    {
      given: 'function userCommand(session, userid, name, param) : {\n  return {"error": "No"};\n}',
      done: [{kind: 'input', key: 'a', value: '9'}, user('a', '9')],
      expected: ({inputs}) => inputs,
      is: {a: '9'},
    },
  ],
  'answer-rollback': [
    {
      given: `INIT : UISET a.rollbackenabled = true
function userCommand(session, userid, name, param) : {
  return {"error": "No"};
}`,
      done: [{kind: 'input', key: 'a', value: '9'}, user('a', '9')],
      expected: ({inputs}) => inputs,
      is: {},
    },
  ],
  'answer-close': [
    {
      given: `function userCommand(session, userid, name, param) : {
  uiSet("t", "text", param);
  return param == "go" ? "page:away" : "ok";
}`,
      done: [user('a', 'go'), {kind: 'open', page: 'home'}],
      is: 'go/close',
    },
    {
      given: `function userCommand(session, userid, name, param) : {
  return param == "go" ? "page:away" : "ok";
}`,
      done: [user('a', 'go'), {kind: 'open', page: 'home'}],
      expected: said('server'),
      is: ['page:away', 'userCommand: a = go/close'],
    },
  ],
  callbacks: [
    {
      given: 'function StartupEvent() : {\n  uiSet("t", "text", "started");\n}',
      done: [],
      is: 'started',
    },
    {
      given:
        'USER a : PROGRAMTIMER p = SET 10\nfunction programTimerEvent(name) : {\n  uiSet("t", "text", name);\n}',
      done: [user('a'), 10_000],
      is: 'p',
    },
    {
      given: 'function DaylightEvent(day) : {\n  uiSet("t", "text", day);\n}',
      done: [at(1079), at(1080)],
      is: 'false',
    },
  ],
  'page-event': [
    {
      given:
        'function pageEvent(address, session, userid, project, page) : {\n  varSet("$n", varGet("$n") + " " + page);\n}',
      done: [{kind: 'open', page: 'away'}],
      expected: value('$n'),
      is: 'null home away',
    },
  ],
  'no-value': [
    {
      given: 'USER a : { uiSet("t", "text", typeof ioGet("x.1") + " " + varGet("$v")); }',
      done: [user('a')],
      is: 'object null',
    },
  ],
  'shared-init': [
    {
      given: `INIT : {
  var word = "yes";
}
USER a : { uiSet("t", "text", word); }`,
      done: [user('a')],
      is: 'yes',
    },
  ],
  'variable-follows': [
    {
      given: 'USER a : { varSet("$v", "1"); }\n$v = 1 : UISET t.text = yes',
      done: [user('a')],
      is: 'yes',
    },
  ],
  order: [
    {
      given: 'USER a : UISET t.text = first\nUSER a : UISET t.text = last',
      done: [user('a')],
      is: 'last',
    },
  ],
  'first-of-several': [
    {
      given: 'IO a.1 = 1 OR IO a.2 = 1 : $n = $n "x"',
      done: [point('a.1', '1'), point('a.2', '1')],
      expected: value('$n'),
      is: 'xx',
    },
    {
      given: 'IO a.1 = 1 AND IO a.2 = 1 : $n = $n "x"',
      done: [point('a.1', '1'), point('a.2', '1'), point('a.3', '1')],
      expected: value('$n'),
      is: 'x',
    },
  ],
  'not-starts': [
    {
      given: 'NOT IO a.b = 1 : UISET t.text = yes',
      done: [point('a.b', '1')],
      is: undefined,
    },
    {
      given: 'NOT IO a.b = 1 : UISET t.text = yes',
      done: [point('a.b', '1'), point('a.b', '2')],
      is: 'yes',
    },
  ],
  'first-value': [{given: 'IO a.b : UISET t.text = yes', done: [point('a.b', '0')], is: 'yes'}],
  numbers: [
    {
      given: 'IO a.b >= 40 : UISET t.text = yes',
      done: [point('a.b', '40%')],
      is: undefined,
    },
    {
      given: 'IO a.b <= 40 : UISET t.text = yes',
      done: [point('a.b', '39.5')],
      is: 'yes',
    },
  ],
  joined: [
    {
      given: 'USER a : UISET t.text = on "e " way',
      done: [user('a')],
      is: 'one way',
    },
  ],
  'silent-value': [
    {given: 'USER a : IO x.1 = IO a.b', done: [user('a'), 250], expected: value('x.1'), is: ''},
    {given: 'USER a : $n = $other', done: [user('a')], expected: value('$n'), is: ''},
  ],
  endless: [
    {
      given: 'USER a : USER a = x',
      done: [user('a')],
      expected: (state) => said('server')(state).at(-1),
      is: 'stopped: the rules set each other off without end',
    },
  ],
  confirmation: [
    {given: 'USER a : IO x.1 = 5', done: [user('a'), 249], expected: value('x.1'), is: undefined},
    {given: 'USER a : IO x.1 = 5', done: [user('a'), 250], expected: value('x.1'), is: '5'},
  ],
  unheard: [
    {
      given: 'USER a : IO x.1 = FLIP',
      done: [user('a'), 250],
      expected: value('x.1'),
      is: '1',
    },
    {
      given: 'USER a AND IO d.light.1 = 0 AND IO d.dimmer.1 = 0 : UISET t.text = yes',
      done: [user('a')],
      is: 'yes',
    },
    {
      given: 'USER a AND IO x.1 = 0 : UISET t.text = yes, IO x.1 = FLIP',
      done: [user('a')],
      is: undefined,
    },
  ],
  // What objects do is tested with their pictures: tests/e2e/preview.spec.ts.
  toggle: [],
  slider: [],
  field: [],
  choice: [],
  'table-edit': [],
  request: [
    {
      given: '',
      done: [{kind: 'request', url: 'https://example.com/'}],
      expected: said('screen'),
      is: ['GET https://example.com/'],
    },
  ],
  latest: [
    {
      given: 'USER a : UISET f.value = 5',
      done: [{kind: 'input', key: 'f', value: '9'}, user('a')],
      expected: ({inputs, ui}) => [inputs, ui],
      is: [{}, {'f.value': '5'}],
    },
    {
      given: '',
      done: [{kind: 'input', key: 'point a.b', value: '9'}, point('a.b', '5')],
      expected: ({inputs}) => inputs,
      is: {},
    },
  ],
  'dimmer-on': [
    {
      given: 'USER a : IO d.dimmer.1 = on',
      done: [user('a'), 250],
      expected: value('d.dimmer.1'),
      is: '100%',
    },
    {
      given: 'USER a : IO d.dimmer.1 = FLIP',
      done: [user('a'), 250],
      expected: value('d.dimmer.1'),
      is: '100%',
    },
  ],
  'other-value': [
    {
      given: 'USER a : IO d.light.1 = bright',
      done: [user('a'), 250],
      expected: value('d.light.1'),
      is: 'bright',
    },
  ],
  'blind-first': ['stop', 'open'].map((word) => ({
    given: `USER a : IO d.autom.1 = ${word}`,
    done: [user('a'), 60_000],
    expected: value('d.autom.1'),
    is: undefined,
  })),
  'blind-halfway': [
    {
      given: 'USER a : IO d.autom.1 = up\nUSER b : IO d.autom.1 = stop',
      done: [user('a'), 5000, user('b'), 250],
      expected: value('d.autom.1'),
      is: 'offup',
    },
  ],
  submit: [
    {
      given: 'USER report : UISET t.text = yes',
      done: [{kind: 'submit', values: [['who', 'Ada']]}],
      expected: (state) => [text(state), said('screen')(state)],
      is: [undefined, ['submit who=Ada']],
    },
  ],
  'repeat-anew': [
    {
      given: 'USER a : PROGRAMTIMER p = REPEAT 10\nPROGRAMTIMER p : UISET t.text = yes',
      done: [user('a'), 6000, user('a'), 6000],
      is: undefined,
    },
  ],
  'short-timer': [
    {
      given: 'USER a : PROGRAMTIMER p = REPEAT 0\nPROGRAMTIMER p : $n = $n "x"',
      done: [user('a'), 2500],
      expected: value('$n'),
      is: 'xx',
    },
    {
      given: 'USER a : PROGRAMTIMER p = SET 0\nPROGRAMTIMER p : UISET t.text = yes',
      done: [user('a'), 249],
      is: undefined,
    },
  ],
  'cleared-variable': [
    {
      given: 'USER a : PROGRAMTIMER $p = SET 10\nUSER b : PROGRAMTIMER $p = CLEAR',
      done: [user('a'), 4000, user('b'), 4000],
      expected: value('$p'),
      is: '6',
    },
  ],
  'every-minute': [
    {given: 'TIME : $n = $n "x"', done: [180_000], expected: value('$n'), is: 'xxx'},
  ],
  clock: [
    {
      given: 'USER a AND DAY : UISET t.text = day\nUSER a AND NIGHT : UISET t.text = night',
      done: [at(359), user('a')],
      is: 'night',
    },
    {
      given:
        'TIME : { uiSet("t", "text", new Date().getHours() + ":" + new Date().getMinutes()); }',
      done: [at(605)],
      is: '10:5',
    },
  ],
  reset: [
    {
      given: 'USER a : $v! = 1',
      done: [user('a'), (simulation) => simulation.restart()],
      expected: value('$v!'),
      is: undefined,
    },
  ],
  'absent-events': [
    {
      given: 'TIMER sign = ON : UISET t.text = yes',
      done: [60_000],
      is: undefined,
    },
    {
      given: 'function TimeEvent(time) : {\n  uiSet("t", "text", "yes");\n}',
      done: [180_000],
      is: undefined,
    },
    {
      given: 'TIMER sign = ON : UISET t.text = yes',
      done: [{kind: 'other', text: 'TIMER sign = ON'}],
      is: 'yes',
    },
  ],
  'absent-actions': [
    {
      given: 'USER a : MAIL a@example.com = b@example.com "c" "d"',
      done: [user('a')],
      expected: said('server'),
      is: ['MAIL a@example.com = b@example.com "c" "d" (not done in a preview)'],
    },
  ],
  'absent-answers': [
    {
      given:
        'function userCommand(session, userid, name, param) : {\n  return name == "a" ? "copy:text" : {"url": "https://example.com/", "page": "forward"};\n}',
      done: [user('a'), user('b')],
      expected: said('server'),
      is: [
        'copy:text (not done in a preview)',
        'page:forward (not done in a preview)',
        'url (not done in a preview)',
      ],
    },
  ],
  'answer-log': ['"!"', '"ok"', 'null'].map((answer) => ({
    given: `function userCommand(session, userid, name, param) : {\n  return ${answer};\n}`,
    done: [user('a')],
    expected: ({log}: State) => log.map((line) => line.text),
    is: ['USER a = x'],
  })),
  'script-language': [
    {
      given: 'USER a : { for (;;) { } }',
      done: [user('a')],
      expected: (state) => said('server')(state).at(-1),
      is: 'JavaScript: stopped after 250000 steps: a loop may have no end',
    },
    {
      given: 'USER a : { const n = 1; }',
      done: [user('a')],
      expected: (state) => said('server')(state).length,
      is: 1,
    },
  ],
  'script-end': [
    {
      given:
        'USER a : {\n  ioSet("x.1", "1");\n  varSet("$v", "1");\n  uiSet("t", "text", ioGet("x.1") + varGet("$v"));\n}',
      done: [user('a'), 250],
      is: 'null1',
    },
  ],
  'script-last': [
    {
      given:
        'function userCommand(session, userid, name, param) : {\n  uiSet("t", "text", "function");\n  return null;\n}\nUSER a : { uiSet("t", "text", "block"); }\nUSER a : UISET t.text = action',
      done: [user('a')],
      expected: said('server'),
      is: ['UISET t.text = action', 'UISET t.text = block', 'UISET t.text = function'],
    },
  ],
  'no-test-run': [
    {
      given: 'USER a : { uiSet("t", "text", __run); }',
      done: [],
      expected: said('server'),
      is: [],
    },
    {given: 'USER a : { uiSet("t", "text", __run); }', done: [user('a')], is: '1'},
  ],
  'own-variables': [
    {
      given: 'USER a : { var own = 1; }\nUSER b : { uiSet("t", "text", typeof own); }',
      done: [user('a'), user('b')],
      is: 'undefined',
    },
  ],
  'one-client': [
    {
      given:
        'function userCommand(session, userid, name, param) : {\n  uiSessionSet(session, "t", "text", session + " " + userid);\n}',
      done: [user('a')],
      is: 'preview reader',
    },
  ],
};

test.describe('behaviours of the simulation', () => {
  test('each has its cases, and a source or previews of its own', () => {
    expect(Object.keys(cases).sort()).toEqual(behaviours.map(({id}) => id).sort());
    expect(behaviours.filter((one) => 'source' in one && one.source.length < 5)).toEqual([]);
  });

  test('each of ours is in the caption of a preview that has it', () => {
    const inObjects = {
      toggle: '<button action="datapoint" address="a.b" />',
      slider: '<slider action="command" name="a" />',
      submit: '<button action="submit" />',
      field: '<field id="a" />',
      choice: '<list items="a,b" action="command" name="a" />',
      latest: '<field id="a" />',
      request: '<watch_button action="url" url="https://example.com/" />',
    } as const;
    const missing = behaviours.filter(({id, what, ...rest}) => {
      const {project} = parseProject(id in inObjects ? inObjects[id as 'submit'] : plain);
      const given = cases[id]?.at(-1)?.given ?? '';
      return (
        'isIn' in rest &&
        !(project && ownBehaviours({project, program: parseRules(given)}).includes(what))
      );
    });
    expect(missing.map(({id}) => id)).toEqual([]);
  });

  test('a picture without rules has no behaviour to tell', () => {
    const {project} = parseProject('<text text="A" />');
    expect(project && ownBehaviours({project, program: parseRules('')})).toEqual([]);
  });

  for (const {id, what} of behaviours) {
    (cases[id] ?? []).forEach((one, index) => {
      test(`${id} ${index + 1}: ${what}`, async () => {
        const {expected = text, is} = one;
        expect(expected(await play(one))).toEqual(is);
      });
    });
  }
});

test.describe('rules without end', () => {
  for (const [what, given] of [
    ['variables that set each other', '$a = 1 : $a = 2\n$a = 2 : $a = 1\nUSER a : $a = 1'],
    ['a command that gives itself', 'USER a : USER a = x'],
    [
      'devices that double their work',
      'USER a : IO x.1 = 0\nIO x.1 : $n = $n "1", IO x.1 = $n, $n = $n "1", IO x.1 = $n',
    ],
    ['a function that calls itself', 'function userCommand(s, u, n, p) : {\n  user("a", "x");\n}'],
  ] as const) {
    test(`${what} are stopped`, async () => {
      const state = await play({given, done: [user('a'), 5000]});
      expect(said('server')(state)).toContain('stopped: the rules set each other off without end');
    });
  }

  test('a value that is put together from itself ends somewhere', async () => {
    const given =
      'PROGRAMTIMER p : $a = $a $a\nINIT : $a = "0123456789", PROGRAMTIMER p = REPEAT 1';
    const {values} = await play({given, done: [60_000]});
    expect(values.$a?.length).toBe(20_000);
  });
});

test('the log tells which rules start, and why, where it is asked to', () => {
  const {project} = parseProject(plain);
  if (project === undefined) {
    throw new Error('The project cannot be shown.');
  }
  const rules = 'IO a.b = 1 : $n = 1\nIO a.b = 1 AND IO a.c = 1 : $n = 2';
  const simulation = createSimulation(project, parseRules(rules), {explains: true});
  simulation.restart();
  simulation.dispatch(point('a.b', '1'));
  expect(said('rule')(simulation.getState())).toEqual([
    'Line 1: IO a.b = 1 has become true',
    'Line 2: IO a.b = 1 has become true, but the whole event is not true',
  ]);
  simulation.stop();
});

test.describe('previews of tutorials', () => {
  for (const version of docsVersions) {
    test(`${version.tree}: rules are the finished file, or say that they stand in for it`, () => {
      const previews = pagesOf(version).filter(({body}) => /^```xml preview/mu.test(body));
      expect(previews.length).toBeGreaterThan(50);
      const faults = previews.filter(
        ({body}) =>
          /^```events [^\n]*file=/mu.test(body) &&
          !/^```xml preview[^\n]* rules="/mu.test(body) &&
          !/^```events preview stand-in$/mu.test(body),
      );
      expect(faults.map(({docPath}) => docPath)).toEqual([]);
    });
  }
});
