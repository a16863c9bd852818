import type {Project} from '../project/parse';
import type {Expression} from '../../language/parse';
import type {Action, Condition, Rule, Value} from '../../language/rules';

/** What happens in a preview. */
export type Happening =
  | {readonly kind: 'start'}
  | {readonly kind: 'command'; readonly name: string; readonly parameter: string}
  | {readonly kind: 'open'; readonly page: string}
  | {readonly kind: 'popup'; readonly id: string}
  | {readonly kind: 'close'}
  | {readonly kind: 'write'; readonly name: string; readonly value: string}
  | {readonly kind: 'request'; readonly url: string}
  | {readonly kind: 'input'; readonly key: string; readonly value: string}
  | {readonly kind: 'submit'; readonly values: readonly (readonly [name: string, value: string])[]}
  | {readonly kind: 'point'; readonly name: string; readonly value: string}
  | {readonly kind: 'timer'; readonly name: string};

/** A line of the log: what the client or the server sent, in the platform's own words. */
export interface LogLine {
  readonly number: number;
  readonly from: 'screen' | 'server' | 'device';
  readonly text: string;
}

/** All that a preview remembers. */
export interface State {
  readonly page: string;
  /** The popup that is open over the page. */
  readonly popup?: string;
  /** What people set, by the data point or the ID of the object, or its key where it has none. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Attributes that were set at run time, as `id.attribute`. */
  readonly ui: Readonly<Record<string, string>>;
  /** Values of data points and variables. */
  readonly values: Readonly<Record<string, string>>;
  /** Program timers that run; a new number makes an old alarm void. */
  readonly timers: Readonly<Record<string, number>>;
  readonly log: readonly LogLine[];
}

/** Something that happens by itself after a time. */
export interface Later {
  readonly after: number;
  readonly happening: Happening;
  /** For a timer: the number under which it was started. */
  readonly timer?: number;
}

/** Milliseconds that the simulated device takes to confirm a command. */
export const confirmationTime = 250;
/** Attributes that hold what a person can set as well. */
const valueAttributes: readonly string[] = ['value', 'items'];
/** Lines that the log keeps. */
const logLength = 40;

/** The state of a preview before anything has happened. */
export function initialState(project: Project): State {
  return {page: project.pages[0].id, inputs: {}, ui: {}, values: {}, timers: {}, log: []};
}

function logged(state: State, from: LogLine['from'], text: string): State {
  const number = (state.log.at(-1)?.number ?? 0) + 1;
  return {...state, log: [...state.log, {number, from, text}].slice(-logLength)};
}

function compare(left: string | undefined, operator: string, right: string): boolean {
  const [a, b] = [Number(left), Number(right)];
  const numbers = left !== undefined && left !== '' && !Number.isNaN(a) && !Number.isNaN(b);
  switch (operator) {
    case '=':
      return numbers ? a === b : left === right;
    case '<':
      return numbers && a < b;
    case '>':
      return numbers && a > b;
    case '<=':
      return numbers && a <= b;
    default:
      return numbers && a >= b;
  }
}

/** Whether a condition is set off by what happened. */
function isSetOff(condition: Condition, happening: Happening): boolean {
  switch (condition.kind) {
    case 'init':
      return happening.kind === 'start';
    case 'user':
      return (
        happening.kind === 'command' &&
        happening.name === condition.name &&
        (condition.parameter === undefined || happening.parameter === condition.parameter)
      );
    case 'timer':
      return happening.kind === 'timer' && happening.name === condition.name;
    case 'change':
      return happening.kind === 'point' && happening.name === condition.name;
    case 'compare': {
      const {name, operator, value} = condition.comparison;
      return (
        happening.kind === 'point' &&
        happening.name === name &&
        compare(happening.value, operator, value)
      );
    }
  }
}

function holds(condition: Condition, state: State, happening: Happening): boolean {
  return condition.kind === 'compare'
    ? compare(
        held(state.values, condition.comparison.name),
        condition.comparison.operator,
        condition.comparison.value,
      )
    : isSetOff(condition, happening);
}

/** Whether one of the conditions of an event is set off; below NOT, by becoming false. */
function startsEvent(
  event: Expression<Condition>,
  happening: Happening,
  isNegated = false,
): boolean {
  switch (event.kind) {
    case 'condition': {
      const {condition} = event;
      return isNegated
        ? condition.kind === 'compare' &&
            happening.kind === 'point' &&
            happening.name === condition.comparison.name &&
            !isSetOff(condition, happening)
        : isSetOff(condition, happening);
    }
    case 'not':
      return startsEvent(event.of, happening, !isNegated);
    case 'and':
    case 'or':
      return (
        startsEvent(event.left, happening, isNegated) ||
        startsEvent(event.right, happening, isNegated)
      );
  }
}

/** Whether an event holds, worked out in the order in which the grammar has joined it. */
function eventHolds(event: Expression<Condition>, state: State, happening: Happening): boolean {
  switch (event.kind) {
    case 'condition':
      return holds(event.condition, state, happening);
    case 'not':
      return !eventHolds(event.of, state, happening);
    case 'and':
      return eventHolds(event.left, state, happening) && eventHolds(event.right, state, happening);
    case 'or':
      return eventHolds(event.left, state, happening) || eventHolds(event.right, state, happening);
  }
}

function textOf(value: Value, state: State, target: string): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'variable':
      return held(state.values, value.name) ?? '';
    case 'parts':
      // Appended, says Action Keywords 1709; that nothing stands between them is inferred.
      return value.parts.map((part) => textOf(part, state, target)).join('');
    case 'point':
      return held(state.values, value.name) ?? '';
    case 'flip':
      // A device that has not been heard of is off.
      return (held(state.values, target) ?? '0') === '0' ? '1' : '0';
  }
}

interface Outcome {
  readonly state: State;
  readonly later: readonly Later[];
}

/** Where what a person sets is kept for all objects that are bound to a data point. */
export function pointKey(name: string): string {
  return `point ${name}`;
}

function without(inputs: State['inputs'], key: string): State['inputs'] {
  return Object.fromEntries(Object.entries(inputs).filter(([id]) => id !== key));
}

/** What a record holds under a name that a project chose, be it `constructor`. */
export function held(record: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A device does what it is told, and says so. */
function confirmation(name: string, value: string): Later {
  return {after: confirmationTime, happening: {kind: 'point', name, value}};
}

function run(action: Action, {state, later}: Outcome): Outcome {
  switch (action.kind) {
    case 'write':
      return action.points.reduce(
        (outcome: Outcome, name): Outcome => {
          const value = textOf(action.value, state, name);
          return {
            state: logged(outcome.state, 'server', `IO ${name} = ${value}`),
            later: [...outcome.later, confirmation(name, value)],
          };
        },
        {state, later},
      );
    case 'ui': {
      const place = `${action.id}.${action.attribute}`;
      const value = textOf(action.value, state, place);
      // A value that code sets takes the place of what a person set before.
      const inputs = valueAttributes.includes(action.attribute)
        ? without(state.inputs, action.id)
        : state.inputs;
      return {
        state: logged(
          {...state, inputs, ui: {...state.ui, [place]: value}},
          'server',
          `UISET ${place} = ${value}`,
        ),
        later,
      };
    }
    case 'variable':
      return {
        state: {
          ...state,
          values: {...state.values, [action.name]: textOf(action.value, state, action.name)},
        },
        later,
      };
    case 'timer': {
      const number = (state.timers[action.name] ?? 0) + 1;
      const runs = state.values[`timer ${action.name}`] === 'on';
      const timers = {...state.timers, [action.name]: number};
      const running = {...state.values, [`timer ${action.name}`]: 'on'};
      if (action.how === 'CLEAR') {
        return {
          state: {...state, timers, values: {...running, [`timer ${action.name}`]: ''}},
          later,
        };
      }
      // SET leaves a timer that runs as it is; RESET starts it anew.
      return action.how === 'SET' && runs
        ? {state, later}
        : {
            state: {...state, timers, values: running},
            later: [
              ...later,
              {
                after: action.seconds * 1000,
                happening: {kind: 'timer', name: action.name},
                timer: number,
              },
            ],
          };
    }
  }
}

/** The state once the happening itself has taken place, before any rule. */
function taken(state: State, happening: Happening): State {
  switch (happening.kind) {
    case 'start':
      return state;
    case 'command':
      return logged(state, 'screen', `USER ${happening.name} = ${happening.parameter}`);
    case 'open':
      return {...state, page: happening.page, popup: undefined};
    case 'popup':
      return {...state, popup: happening.id};
    case 'close':
      return {...state, popup: undefined};
    case 'write':
      return logged(state, 'screen', `IO ${happening.name} = ${happening.value}`);
    case 'request':
      return logged(state, 'screen', `GET ${happening.url}`);
    case 'input':
      return {...state, inputs: {...state.inputs, [happening.key]: happening.value}};
    case 'submit':
      return logged(
        state,
        'screen',
        `submit ${happening.values.map(([name, value]) => `${name}=${value}`).join(', ')}`,
      );
    case 'point':
      // What the device reports takes the place of what a person set on an object bound to it.
      return logged(
        {
          ...state,
          inputs: without(state.inputs, pointKey(happening.name)),
          values: {...state.values, [happening.name]: happening.value},
        },
        'device',
        `${happening.name} is ${happening.value}`,
      );
    case 'timer':
      return {...state, values: {...state.values, [`timer ${happening.name}`]: ''}};
  }
}

/**
 * What a preview is after something has happened, and what will happen by
 * itself: rules run on the server, and a device confirms each command before
 * its value changes.
 */
export function step(rules: readonly Rule[], before: State, happening: Happening): Outcome {
  const state = taken(before, happening);
  return rules
    .filter(({event}) => startsEvent(event, happening) && eventHolds(event, state, happening))
    .flatMap(({actions}) => actions)
    .reduce((outcome: Outcome, action) => run(action, outcome), {
      state,
      later: happening.kind === 'write' ? [confirmation(happening.name, happening.value)] : [],
    });
}
