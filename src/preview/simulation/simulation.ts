import type {Expression} from '../../language/parse';
import type {Action, Condition, Rule, Value} from '../../language/rules';
import type {PreviewEvent} from '../model/event';
import {ownValue} from '../model/ownValue';
import type {Project} from '../model/project';

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
export interface ScheduledEvent {
  /** Milliseconds. */
  readonly delay: number;
  readonly event: PreviewEvent;
  /** For a timer: the number under which it was started. */
  readonly timer?: number;
}

/** Whether an event was called off since it was scheduled: its timer was cleared or set anew. */
export function isVoid({event, timer}: ScheduledEvent, {timers}: State): boolean {
  return event.kind === 'timer' && timer !== timers[event.name];
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

function appendToLog(state: State, from: LogLine['from'], text: string): State {
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
function isTriggeredBy(condition: Condition, event: PreviewEvent): boolean {
  switch (condition.kind) {
    case 'init':
      return event.kind === 'start';
    case 'user':
      return (
        event.kind === 'command' &&
        event.name === condition.name &&
        (condition.parameter === undefined || event.parameter === condition.parameter)
      );
    case 'timer':
      return event.kind === 'timer' && event.name === condition.name;
    case 'change':
      return event.kind === 'point' && event.name === condition.name;
    case 'compare': {
      const {name, operator, value} = condition.comparison;
      return event.kind === 'point' && event.name === name && compare(event.value, operator, value);
    }
  }
}

function isMet(condition: Condition, state: State, event: PreviewEvent): boolean {
  return condition.kind === 'compare'
    ? compare(
        ownValue(state.values, condition.comparison.name),
        condition.comparison.operator,
        condition.comparison.value,
      )
    : isTriggeredBy(condition, event);
}

/** Whether one of the conditions of a rule's event is triggered; below NOT, by becoming false. */
function startsEvent(
  expression: Expression<Condition>,
  event: PreviewEvent,
  isNegated = false,
): boolean {
  switch (expression.kind) {
    case 'condition': {
      const {condition} = expression;
      return isNegated
        ? condition.kind === 'compare' &&
            event.kind === 'point' &&
            event.name === condition.comparison.name &&
            !isTriggeredBy(condition, event)
        : isTriggeredBy(condition, event);
    }
    case 'not':
      return startsEvent(expression.of, event, !isNegated);
    case 'and':
    case 'or':
      return (
        startsEvent(expression.left, event, isNegated) ||
        startsEvent(expression.right, event, isNegated)
      );
  }
}

/** Whether a rule's event holds, worked out in the order in which the grammar has joined it. */
function eventHolds(expression: Expression<Condition>, state: State, event: PreviewEvent): boolean {
  switch (expression.kind) {
    case 'condition':
      return isMet(expression.condition, state, event);
    case 'not':
      return !eventHolds(expression.of, state, event);
    case 'and':
      return (
        eventHolds(expression.left, state, event) && eventHolds(expression.right, state, event)
      );
    case 'or':
      return (
        eventHolds(expression.left, state, event) || eventHolds(expression.right, state, event)
      );
  }
}

function textOf(value: Value, state: State, target: string): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'variable':
      return ownValue(state.values, value.name) ?? '';
    case 'parts':
      // Appended, says Action Keywords 1709; that nothing stands between them is inferred.
      return value.parts.map((part) => textOf(part, state, target)).join('');
    case 'point':
      return ownValue(state.values, value.name) ?? '';
    case 'flip':
      // A device that has not been heard of is off.
      return (ownValue(state.values, target) ?? '0') === '0' ? '1' : '0';
  }
}

interface StepResult {
  readonly state: State;
  readonly schedule: readonly ScheduledEvent[];
}

/** Where what a person sets is kept for all objects that are bound to a data point. */
export function pointKey(name: string): string {
  return `point ${name}`;
}

function omit(inputs: State['inputs'], key: string): State['inputs'] {
  return Object.fromEntries(Object.entries(inputs).filter(([id]) => id !== key));
}

/** A device does what it is told, and says so. */
function confirmation(name: string, value: string): ScheduledEvent {
  return {delay: confirmationTime, event: {kind: 'point', name, value}};
}

function runAction(action: Action, {state, schedule}: StepResult): StepResult {
  switch (action.kind) {
    case 'write':
      return action.points.reduce(
        (result: StepResult, name): StepResult => {
          const value = textOf(action.value, state, name);
          return {
            state: appendToLog(result.state, 'server', `IO ${name} = ${value}`),
            schedule: [...result.schedule, confirmation(name, value)],
          };
        },
        {state, schedule},
      );
    case 'ui': {
      const place = `${action.id}.${action.attribute}`;
      const value = textOf(action.value, state, place);
      // A value that code sets takes the place of what a person set before.
      const inputs = valueAttributes.includes(action.attribute)
        ? omit(state.inputs, action.id)
        : state.inputs;
      return {
        state: appendToLog(
          {...state, inputs, ui: {...state.ui, [place]: value}},
          'server',
          `UISET ${place} = ${value}`,
        ),
        schedule,
      };
    }
    case 'variable':
      return {
        state: {
          ...state,
          values: {...state.values, [action.name]: textOf(action.value, state, action.name)},
        },
        schedule,
      };
    case 'timer': {
      const number = (state.timers[action.name] ?? 0) + 1;
      const isRunning = state.values[`timer ${action.name}`] === 'on';
      const timers = {...state.timers, [action.name]: number};
      const runningValues = {...state.values, [`timer ${action.name}`]: 'on'};
      if (action.how === 'CLEAR') {
        return {
          state: {...state, timers, values: {...runningValues, [`timer ${action.name}`]: ''}},
          schedule,
        };
      }
      // SET leaves a timer that runs as it is; RESET starts it anew.
      return action.how === 'SET' && isRunning
        ? {state, schedule}
        : {
            state: {...state, timers, values: runningValues},
            schedule: [
              ...schedule,
              {
                delay: action.seconds * 1000,
                event: {kind: 'timer', name: action.name},
                timer: number,
              },
            ],
          };
    }
  }
}

/** The state once the event itself has taken place, before any rule. */
function applyEvent(state: State, event: PreviewEvent): State {
  switch (event.kind) {
    case 'start':
      return state;
    case 'command':
      return appendToLog(state, 'screen', `USER ${event.name} = ${event.parameter}`);
    case 'open':
      return {...state, page: event.page, popup: undefined};
    case 'popup':
      return {...state, popup: event.id};
    case 'close':
      return {...state, popup: undefined};
    case 'write':
      return appendToLog(state, 'screen', `IO ${event.name} = ${event.value}`);
    case 'request':
      return appendToLog(state, 'screen', `GET ${event.url}`);
    case 'input':
      return {...state, inputs: {...state.inputs, [event.key]: event.value}};
    case 'submit':
      return appendToLog(
        state,
        'screen',
        `submit ${event.values.map(([name, value]) => `${name}=${value}`).join(', ')}`,
      );
    case 'point':
      // What the device reports takes the place of what a person set on an object bound to it.
      return appendToLog(
        {
          ...state,
          inputs: omit(state.inputs, pointKey(event.name)),
          values: {...state.values, [event.name]: event.value},
        },
        'device',
        `${event.name} is ${event.value}`,
      );
    case 'timer':
      return {...state, values: {...state.values, [`timer ${event.name}`]: ''}};
  }
}

/**
 * What a preview is after something has happened, and what will happen by
 * itself: rules run on the server, and a device confirms each command before
 * its value changes.
 */
export function step(rules: readonly Rule[], before: State, event: PreviewEvent): StepResult {
  const state = applyEvent(before, event);
  return rules
    .filter((rule) => startsEvent(rule.event, event) && eventHolds(rule.event, state, event))
    .flatMap(({actions}) => actions)
    .reduce((result: StepResult, action) => runAction(action, result), {
      state,
      schedule: event.kind === 'write' ? [confirmation(event.name, event.value)] : [],
    });
}
