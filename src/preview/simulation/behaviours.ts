import {
  conditionsOf,
  type Action,
  type Condition,
  type Program,
  type Rule,
  type Value,
} from '../../language/rules';
import type {Expression} from '../../language/parse';
import {flatten, type Project} from '../model/project';

/** What a preview is made of: its project, and the rules that answer it. */
export interface PreviewParts {
  readonly project: Project;
  readonly program: Program;
}

/** How the simulation behaves in one respect. */
interface BehaviourBase {
  readonly id: string;
  /** What happens, in a sentence; that of the caption where it is ours. */
  readonly what: string;
}

/**
 * A behaviour with the public text that shows it, as title and revision number
 * on the wiki of version 3 or "v4" for the manual of version 4; or one that is
 * ours, because no text tells it, with the previews that have it.
 */
export type Behaviour =
  | (BehaviourBase & {readonly source: string})
  | (BehaviourBase & {readonly isIn: (parts: PreviewParts) => boolean});

const conditions = ({program: {rules}}: PreviewParts): readonly Condition[] =>
  rules.flatMap(({event}) => conditionsOf(event));
const actions = ({program: {rules}}: PreviewParts): readonly Action[] =>
  rules.flatMap((rule) => rule.actions);
const hasCondition =
  (...kinds: readonly Condition['kind'][]) =>
  (parts: PreviewParts) =>
    conditions(parts).some(({kind}) => kinds.includes(kind));
const hasAction =
  (...kinds: readonly Action['kind'][]) =>
  (parts: PreviewParts) =>
    actions(parts).some(({kind}) => kinds.includes(kind));

const scriptsOf = ({program: {rules, functions}}: PreviewParts): readonly string[] =>
  [...rules.flatMap(({script}) => script ?? []), ...functions].map(({code}) => code);
const hasScript = (parts: PreviewParts) => scriptsOf(parts).length > 0;
const hasFunction =
  (...names: readonly string[]) =>
  ({program: {functions}}: PreviewParts) =>
    functions.some(({name}) => names.includes(name));

/** Everything that the project and its rules write, in which a name is looked for. */
const wordsOf = (parts: PreviewParts): string =>
  [
    ...nodesOf(parts).flatMap(({attributes}) => Object.values(attributes)),
    ...actions(parts).flatMap((action) => (action.kind === 'write' ? action.points : [])),
    ...scriptsOf(parts),
  ].join('\n');
const nodesOf = ({project: {pages, popups, overlay}}: PreviewParts) =>
  flatten([...[...pages, ...popups].flatMap(({objects}) => objects), ...overlay]);
const hasObject =
  (...elements: readonly string[]) =>
  (parts: PreviewParts) =>
    nodesOf(parts).some(({element}) => elements.includes(element));
const hasObjectAction =
  (...names: readonly string[]) =>
  (parts: PreviewParts) =>
    nodesOf(parts).some(({attributes}) => names.includes(attributes.action ?? ''));
const writes = (parts: PreviewParts) =>
  hasAction('write')(parts) ||
  hasObjectAction('datapoint', 'device')(parts) ||
  scriptsOf(parts).some((code) => code.includes('ioSet('));

function isJoined(expression: Expression<Condition>): boolean {
  return expression.kind !== 'condition';
}
function isTurnedRound(expression: Expression<Condition>): boolean {
  switch (expression.kind) {
    case 'condition':
      return false;
    case 'not':
      return conditionsOf(expression).some(({kind}) => kind === 'compare' || kind === 'sun');
    case 'and':
    case 'or':
      return isTurnedRound(expression.left) || isTurnedRound(expression.right);
  }
}
/** Callbacks that a preview calls. */
const called: readonly string[] = [
  'DaylightEvent',
  'StartupEvent',
  'pageEvent',
  'programTimerEvent',
  'userCommand',
];
const hasUncalled = ({program: {functions}}: PreviewParts) =>
  functions.some(({name}) => name.endsWith('Event') && !called.includes(name));

/** Values that rules write to virtual lights and dimmers which these do not know. */
const hasOtherValue = (parts: PreviewParts) =>
  actions(parts).some(
    (action) =>
      action.kind === 'write' &&
      action.value.kind === 'text' &&
      !/^(?:0|1|off|on|\d+%)$/u.test(action.value.text) &&
      action.points.some((name) => /\.(?:dimmer|light)\.\d/u.test(name)),
  );

/** Whether an action gives what an event waits for, so that rules may go round. */
function setsOff(parts: PreviewParts): boolean {
  const awaited = new Set(
    conditions(parts).flatMap((condition) =>
      condition.kind === 'compare'
        ? [condition.comparison.name]
        : condition.kind === 'change' || condition.kind === 'user'
          ? [condition.name]
          : [],
    ),
  );
  return actions(parts).some((action) => {
    switch (action.kind) {
      case 'write':
        return action.points.some((name) => awaited.has(name));
      case 'variable':
      case 'command':
        return awaited.has(action.name);
      default:
        return false;
    }
  });
}

/** Whether a value of an action is of one of the kinds. */
const hasValue =
  (...kinds: readonly Value['kind'][]) =>
  (parts: PreviewParts) =>
    actions(parts).some((action) => 'value' in action && kinds.includes(action.value.kind));
const hasTimer =
  (test: (timer: Extract<Action, {kind: 'timer'}>) => boolean) => (parts: PreviewParts) =>
    actions(parts).some((action) => action.kind === 'timer' && test(action));

/** Elements that a person gives a value, which goes out as a command. */
const fields = [
  ...['calendar', 'checkbox', 'date', 'field', 'keypad', 'radiobutton', 'radiogroup'],
  ...['switch', 'tags', 'time', 'upload'],
] as const;
/** Elements that a person gives a value, which goes out as their action says. */
const choices = ['colorpicker', 'list', 'stepper', 'tree'] as const;
const levels = ['knob', 'rgb', 'slider', 'watch_slider'] as const;

const hasEvent =
  (test: (event: Rule['event']) => boolean) =>
  ({program: {rules}}: PreviewParts) =>
    rules.some(({event}) => test(event));

/** How a preview behaves, with the source of each, or the sentence that says that it is ours. */
export const behaviours: readonly Behaviour[] = [
  {
    id: 'becomes-true',
    what: 'A comparison starts its rule when it becomes true, and not again while it stays so.',
    source: 'Event Keywords 1656 (stable), 1701 (a stable event is triggered, then remains true)',
  },
  {
    id: 'any-change',
    what: 'A data point without a comparison is the moment of any change.',
    source: 'Event Keywords 1656',
  },
  {
    id: 'moment',
    what: 'A transient event is true in its moment only, also within AND.',
    source: 'v4 Event Keywords (INIT, HAACTIVE AND $HAMASTER$ = 0)',
  },
  {
    id: 'left-to-right',
    what: 'Without brackets, AND and OR are worked out from left to right, NOT before both.',
    source: 'Events Programming 1435',
  },
  {
    id: 'variable-event',
    what: 'A variable that takes a value starts the rules on that value.',
    source: 'Events Programming 1435 (conditions applied to local variables)',
  },
  {
    id: 'variable-limit',
    what: 'A comparison may have a variable as its limit.',
    source: 'Event Keywords 1663',
  },
  {
    id: 'any-parameter',
    what: 'USER with a name alone takes every parameter.',
    source: 'Event Keywords 1701, an example',
  },
  {
    id: 'user-action',
    what: 'The action USER gives a command, which rules answer.',
    source: 'v4 SSH tunnel utility',
  },
  {
    id: 'start',
    what: 'INIT and HSYCOSTART come at the start.',
    source: 'v4 Event Keywords',
  },
  {
    id: 'several-addresses',
    what: 'One action writes one value to several data points.',
    source: 'Action Keywords 1708',
  },
  {
    id: 'lower-case',
    what: 'The action IO writes names of data points in lower case.',
    source: 'Action Keywords 1708',
  },
  {
    id: 'point-value',
    what: 'A data point on the right stands for what it reads.',
    source: 'Action Keywords 1708',
  },
  {
    id: 'timer-set',
    what: 'SET leaves a timer that runs as it is.',
    source: 'v4 Action Keywords',
  },
  {
    id: 'timer-reset',
    what: 'RESET gives a timer that runs its new time.',
    source: 'v4 Action Keywords',
  },
  {
    id: 'timer-clear',
    what: 'CLEAR deletes a timer, which then never runs out.',
    source: 'v4 Action Keywords',
  },
  {
    id: 'timer-repeat',
    what: 'REPEAT brings its event back at each interval.',
    source: 'v4 Action Keywords',
  },
  {
    id: 'timer-variable',
    what: 'A timer whose name begins with $ keeps a variable with the seconds that are left.',
    source: 'Action Keywords 10351',
  },
  {
    id: 'time',
    what: 'TIME = hhmm starts its rule at that minute.',
    source: 'v4 Event Keywords',
  },
  {
    id: 'day',
    what: 'DAY and NIGHT start their rules at sunrise and sunset, and last.',
    source: 'v4 Event Keywords',
  },
  {
    id: 'light',
    what: 'A virtual light takes 0, off, 1 and on, and reads 0 or 1.',
    source: 'Dummy 2362',
  },
  {
    id: 'dimmer',
    what: 'A virtual dimmer takes 0, off, on, 1 and a level with %, and reads 0 or the level.',
    source: 'Dummy 2362',
  },
  {
    id: 'blind',
    what: 'A blind reads up or down while it moves, and offup or offdown 30 seconds after its command.',
    source: 'Dummy 2362',
  },
  {
    id: 'blind-stop',
    what: 'stop, off and 0 stop a blind.',
    source: 'Dummy 2362',
  },
  {
    id: 'connection',
    what: 'The connection of an I/O server reads online once it has started.',
    source: 'Dummy, 3.7',
  },
  {
    id: 'answer-page',
    what: 'The answer page:… of userCommand opens a page.',
    source: 'v4 Command API',
  },
  {
    id: 'answer-back',
    what: 'The answer page:back goes back one page, close and close-all close the popup.',
    source: 'v4 Command API',
  },
  {
    id: 'answer-error',
    what: 'An answer with error tells the user so.',
    source: 'v4 Command API',
  },
  {
    id: 'answer-rollback',
    what: 'After an error a field with rollbackenabled has its old value again.',
    source: 'Checkbox, 3.4',
  },
  {
    id: 'answer-close',
    what: 'When a page is closed that an answer has opened, userCommand is called with /close after the parameter.',
    source: 'v4 Command API',
  },
  {
    id: 'callbacks',
    what: 'StartupEvent, programTimerEvent and DaylightEvent are called at the start, when a timer runs out, at sunrise and sunset.',
    source: 'v4 JavaScript Callback Functions API',
  },
  {
    id: 'page-event',
    what: 'pageEvent is called when a client opens a page.',
    source: 'the vendor’s tutorial repository',
  },
  {
    id: 'no-value',
    what: 'varGet gives null for a variable that has no value, ioGet for such a data point.',
    source: 'the vendor’s tutorial repository',
  },
  {
    id: 'table-edit',
    what: 'An edit of a table is a command with its ID and JSON, a button of a row one with the key.',
    source: 'the vendor’s tutorial repository',
  },
  {
    id: 'shared-init',
    what: 'Functions use what a block on INIT has declared.',
    source: 'the vendor’s tutorial repository',
  },
  {
    id: 'variable-follows',
    what: 'varSet starts the rules on that variable.',
    source: 'v4 JavaScript Command and Utility Functions API',
  },
  {
    id: 'order',
    what: 'Rules that start together run in the order of the text.',
    isIn: ({program: {rules}}) => rules.length > 1,
  },
  {
    id: 'first-of-several',
    what: 'A rule with several conditions starts when one of them becomes true and all of its event holds.',
    isIn: hasEvent(isJoined),
  },
  {
    id: 'not-starts',
    what: 'A condition below NOT starts its rule when it becomes false.',
    isIn: hasEvent(isTurnedRound),
  },
  {
    id: 'first-value',
    what: 'The first value of a data point counts as a change.',
    isIn: hasCondition('change'),
  },
  {
    id: 'numbers',
    what: 'What is no number, such as 40%, is neither above nor below another value.',
    isIn: (parts) =>
      conditions(parts).some(
        (condition) => condition.kind === 'compare' && condition.comparison.operator !== '=',
      ),
  },
  {
    id: 'joined',
    what: 'Parts of a value that stand side by side are joined without a blank between them.',
    isIn: hasValue('parts'),
  },
  {
    id: 'silent-value',
    what: 'A variable or data point that has no value gives an empty text.',
    isIn: (parts) =>
      hasValue('point', 'variable')(parts) ||
      actions(parts).some(
        (action) =>
          'value' in action &&
          action.value.kind === 'parts' &&
          action.value.parts.some(({kind}) => kind === 'variable'),
      ),
  },
  {
    id: 'endless',
    what: 'Rules that set each other off without end are stopped, and the log says so.',
    isIn: setsOff,
  },
  {
    id: 'confirmation',
    what: 'A device confirms a command after a quarter of a second.',
    isIn: writes,
  },
  {
    id: 'unheard',
    what: 'Virtual lights and dimmers read 0 from the start, and FLIP takes any other silent device as off.',
    isIn: writes,
  },
  {
    id: 'toggle',
    what: 'A press on an object with the action datapoint writes the other one of 0 and 1.',
    isIn: (parts) =>
      nodesOf(parts).some(
        ({element, attributes}) => attributes.action === 'datapoint' && element === 'button',
      ),
  },
  {
    id: 'dimmer-on',
    what: 'A dimmer that is switched on goes to 100%.',
    isIn: (parts) => writes(parts) && /\.dimmer\.\d/u.test(wordsOf(parts)),
  },
  {
    id: 'other-value',
    what: 'A virtual light or dimmer reads any other text as it was written.',
    isIn: hasOtherValue,
  },
  {
    id: 'blind-first',
    what: 'A blind that has not moved yet does not answer to stop, and no blind to other words.',
    isIn: (parts) => writes(parts) && /\.autom\.\d/u.test(wordsOf(parts)),
  },
  {
    id: 'blind-halfway',
    what: 'A blind that is stopped on its way reads the end towards which it moved.',
    isIn: (parts) => writes(parts) && /\.autom\.\d/u.test(wordsOf(parts)),
  },
  {
    id: 'slider',
    what: 'What is dragged sends its level once, when it is let go.',
    isIn: hasObject(...levels),
  },
  {
    id: 'field',
    what: 'A field sends each change as a command with its name, or else its ID, unless a submit button stands beside it.',
    isIn: hasObject(...fields),
  },
  {
    id: 'choice',
    what: 'A choice goes out as the parameter of the command, or as the value of the data point.',
    isIn: hasObject(...choices),
  },
  {
    id: 'latest',
    what: 'What a rule sets or a device reports takes the place of what a person has set.',
    isIn: hasObject(...fields, ...choices, ...levels),
  },
  {
    id: 'request',
    what: 'The request of an address stands in the log and is not sent.',
    isIn: hasObjectAction('url'),
  },
  {
    id: 'submit',
    what: 'A submit stands in the log and goes no further: how its values travel is not public.',
    isIn: hasObjectAction('submit'),
  },
  {
    id: 'repeat-anew',
    what: 'REPEAT starts a timer that runs anew.',
    isIn: hasTimer(({how}) => how === 'REPEAT'),
  },
  {
    id: 'short-timer',
    what: 'A timer takes a quarter of a second at least, one with REPEAT a second.',
    isIn: hasTimer(
      ({how, seconds}) => how !== 'CLEAR' && !(seconds >= (how === 'REPEAT' ? 1 : 0.25)),
    ),
  },
  {
    id: 'cleared-variable',
    what: 'CLEAR leaves the variable of the timer as it was.',
    isIn: hasTimer(({how, name}) => how === 'CLEAR' && name.startsWith('$')),
  },
  {
    id: 'every-minute',
    what: 'TIME without a time comes every minute.',
    isIn: (parts) =>
      conditions(parts).some(
        (condition) => condition.kind === 'time' && condition.time === undefined,
      ),
  },
  {
    id: 'clock',
    what: 'The clock is that of your device; it is day from 06:00 to 18:00.',
    isIn: (parts) =>
      hasCondition('time', 'sun')(parts) ||
      hasFunction('DaylightEvent')(parts) ||
      scriptsOf(parts).some((code) => /\bDate\b/u.test(code)),
  },
  {
    id: 'reset',
    what: 'Reset empties variables that end in ! as well.',
    isIn: (parts) =>
      /\$\w+!/u.test(scriptsOf(parts).join('\n')) ||
      actions(parts).some((action) => action.kind === 'variable' && action.name.endsWith('!')),
  },
  {
    id: 'absent-events',
    what: 'Cameras, timers on the screen and services raise no events here.',
    isIn: (parts) => hasCondition('other')(parts) || hasUncalled(parts),
  },
  {
    id: 'absent-actions',
    what: 'Mails, recordings and the like stand in the log and are not done.',
    isIn: hasAction('other'),
  },
  {
    id: 'absent-answers',
    what: 'Answers that go forward, open an address, copy or share stand in the log and are not done.',
    isIn: (parts) =>
      hasFunction('userCommand')(parts) &&
      scriptsOf(parts).some((code) => /page:forward|\burl\b|\b(?:copy|share):/u.test(code)),
  },
  {
    id: 'answer-log',
    what: 'The log has each command, whatever its answer, and neither [OK] nor [ERROR].',
    isIn: hasFunction('userCommand'),
  },
  {
    id: 'script-language',
    what: 'JavaScript is read as ECMAScript 5. A call that does too much is stopped, and the log says so.',
    isIn: hasScript,
  },
  {
    id: 'script-end',
    what: 'What JavaScript writes and sets takes effect when its call has ended; only varGet sees it before.',
    isIn: hasScript,
  },
  {
    id: 'script-last',
    what: 'JavaScript runs after the actions that start with it; functions come last.',
    isIn: hasScript,
  },
  {
    id: 'no-test-run',
    what: 'There is no test run on saving: __run is always 1.',
    isIn: (parts) => scriptsOf(parts).some((code) => code.includes('__run')),
  },
  {
    id: 'own-variables',
    what: 'A block keeps its variables to itself, apart from one on INIT.',
    isIn: ({program: {rules}}) =>
      rules.some(
        ({event, script}) =>
          script !== undefined &&
          !(event.kind === 'condition' && event.condition.kind === 'start') &&
          /\bvar\b/u.test(script.code),
      ),
  },
  {
    id: 'one-client',
    what: 'There is one client, at 192.0.2.10, with the session "preview" and the user "reader".',
    isIn: (parts) =>
      hasFunction('pageEvent', 'userCommand')(parts) ||
      scriptsOf(parts).some((code) => code.includes('uiSessionSet(')),
  },
];

/** The sentences of what is ours in a preview, for its caption. */
export function ownBehaviours(parts: PreviewParts): readonly string[] {
  return behaviours.flatMap((behaviour) =>
    'isIn' in behaviour && behaviour.isIn(parts) ? [behaviour.what] : [],
  );
}
