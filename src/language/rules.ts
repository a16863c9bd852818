import type {Comparison as Operator} from './keywords';
import type {Part} from './match';
import {parseEvents, type EventAction, type EventCondition, type Expression} from './parse';
import type {EventsFault} from './tokens';

/** What a rule compares: a data point or a variable with a value, or with what a variable holds. */
export interface Comparison {
  readonly name: string;
  readonly operator: Operator;
  readonly limit: ValuePart;
}

/** A condition of a rule. */
export type Condition =
  | {readonly kind: 'start'; readonly keyword: 'HSYCOSTART' | 'INIT'}
  | {readonly kind: 'user'; readonly name: string; readonly parameter?: ValuePart}
  | {readonly kind: 'timer'; readonly name: string}
  | {readonly kind: 'change'; readonly name: string}
  | {readonly kind: 'compare'; readonly comparison: Comparison}
  /** A time as `hhmm`; each minute without one. */
  | {readonly kind: 'time'; readonly time?: string}
  | {readonly kind: 'sun'; readonly isDay: boolean}
  /** An event of something that a preview does not have, as it is written. */
  | {readonly kind: 'other'; readonly text: string};

/** A part of a value that is put together. */
export type ValuePart =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'variable'; readonly name: string};

/** A value of an action: a text, what a data point reads, or parts side by side. */
export type Value =
  | ValuePart
  | {readonly kind: 'point'; readonly name: string}
  | {readonly kind: 'flip'}
  | {readonly kind: 'parts'; readonly parts: readonly ValuePart[]};

/** How a program timer is started or deleted. */
export type TimerOperation = 'CLEAR' | 'REPEAT' | 'RESET' | 'SET';

/** What a rule does. */
export type Action =
  | {readonly kind: 'write'; readonly points: readonly string[]; readonly value: Value}
  | {readonly kind: 'ui'; readonly id: string; readonly attribute: string; readonly value: Value}
  | {readonly kind: 'variable'; readonly name: string; readonly value: Value}
  | {readonly kind: 'command'; readonly name: string; readonly value: Value}
  | {readonly kind: 'log'; readonly value: Value}
  | {
      readonly kind: 'timer';
      readonly name: string;
      readonly how: TimerOperation;
      readonly seconds: number;
    }
  /** An action on something that a preview does not have, as it is written. */
  | {readonly kind: 'other'; readonly text: string};

/** JavaScript with the line of the text on which it begins. */
export interface Script {
  readonly code: string;
  readonly line: number;
}

/** A rule that the preview can run: its actions one after another, or its JavaScript, when the event holds. */
export interface Rule {
  readonly event: Expression<Condition>;
  /** The event as it is written, with one blank between its parts. */
  readonly text: string;
  readonly line: number;
  readonly actions: readonly Action[];
  readonly script?: Script;
}

/** A function of the text, with its head. */
export interface ScriptFunction extends Script {
  readonly name: string;
}

/** What of an EVENTS text runs. */
export interface Program {
  readonly rules: readonly Rule[];
  readonly functions: readonly ScriptFunction[];
}

function conditionOf({keyword, name, operator, value, text}: EventCondition): Condition {
  switch (keyword) {
    case 'HSYCOSTART':
    case 'INIT':
      return {kind: 'start', keyword};
    case 'DAY':
    case 'NIGHT':
      return {kind: 'sun', isDay: keyword === 'DAY'};
    case 'TIME': {
      const time = value ?? name;
      return {kind: 'time', ...(time && {time: time.text})};
    }
    default:
      break;
  }
  if (name === undefined) {
    return {kind: 'other', text};
  }
  switch (keyword) {
    case 'USER':
      return {kind: 'user', name: name.text, ...(value && {parameter: partValue(value)})};
    case 'PROGRAMTIMER':
      return {kind: 'timer', name: name.text};
    case 'IO':
    case '$':
      return operator && value
        ? {kind: 'compare', comparison: {name: name.text, operator, limit: partValue(value)}}
        : {kind: 'change', name: name.text};
    default:
      return {kind: 'other', text};
  }
}

/** The same expression with its conditions in the form that a preview runs. */
function runnable(expression: Expression<EventCondition>): Expression<Condition> {
  switch (expression.kind) {
    case 'condition':
      return {kind: 'condition', condition: conditionOf(expression.condition)};
    case 'not':
      return {kind: 'not', of: runnable(expression.of)};
    case 'and':
    case 'or':
      return {
        kind: expression.kind,
        left: runnable(expression.left),
        right: runnable(expression.right),
      };
  }
}

/** The conditions of an event, from left to right. */
export function conditionsOf<C>(expression: Expression<C>): readonly C[] {
  switch (expression.kind) {
    case 'condition':
      return [expression.condition];
    case 'not':
      return conditionsOf(expression.of);
    case 'and':
    case 'or':
      return [...conditionsOf(expression.left), ...conditionsOf(expression.right)];
  }
}

function partValue({kind, text}: Part): ValuePart {
  return kind === 'variable' ? {kind, name: text} : {kind: 'text', text};
}

function valueOf([first, second, ...others]: readonly Part[]): Value | undefined {
  if (first === undefined) {
    return undefined;
  }
  if (second === undefined) {
    return first.kind === 'word' && first.text === 'FLIP' ? {kind: 'flip'} : partValue(first);
  }
  return first.kind === 'word' && first.text === 'IO'
    ? {kind: 'point', name: second.text}
    : {kind: 'parts', parts: [first, second, ...others].map(partValue)};
}

function timerOf(name: string, [how, seconds]: readonly Part[]): Action | undefined {
  switch (how?.text) {
    case 'SET':
    case 'RESET':
    case 'REPEAT':
      return {kind: 'timer', name, how: how.text, seconds: Number(seconds?.text)};
    case 'CLEAR':
      return {kind: 'timer', name, how: 'CLEAR', seconds: 0};
    default:
      return undefined;
  }
}

function actionOf({keyword, targets, values, text}: EventAction): Action | undefined {
  const [target] = targets;
  const value = valueOf(values);
  if (keyword === 'LOG') {
    return value && {kind: 'log', value};
  }
  if (!['$', 'IO', 'PROGRAMTIMER', 'UISET', 'USER'].includes(keyword)) {
    return {kind: 'other', text};
  }
  if (target === undefined || value === undefined) {
    return undefined;
  }
  switch (keyword) {
    case 'IO':
      // An action turns the names of data points into lower case.
      return {kind: 'write', points: targets.map((point) => point.text.toLowerCase()), value};
    case 'UISET': {
      const {id, attribute} = /^(?<id>[^.]+)\.(?<attribute>\w+)$/u.exec(target.text)?.groups ?? {};
      return id === undefined || attribute === undefined
        ? undefined
        : {kind: 'ui', id, attribute, value};
    }
    case 'PROGRAMTIMER':
      return timerOf(target.text, values);
    case 'USER':
      return {kind: 'command', name: target.text, value};
    default:
      return {kind: 'variable', name: target.text, value};
  }
}

/**
 * Read the rules and functions of an EVENTS text that a preview runs. Events
 * and actions of what a preview does not have, such as a camera, stay as they
 * are written.
 *
 * @returns what runs, and the mistakes and rules that do not run; the
 * JavaScript is not read
 */
export function parseRules(text: string): Program & {readonly faults: EventsFault[]} {
  const {parts, faults} = parseEvents(text);
  const rules: Rule[] = [];
  const functions: ScriptFunction[] = [];
  const found: EventsFault[] = [...faults];
  for (const part of parts) {
    if (part.kind === 'function') {
      const name = /^function (?<name>[\w$]+)/u.exec(part.code)?.groups?.name ?? '';
      functions.push({name, code: part.code, line: part.codeLine});
      continue;
    }
    const listed = part.kind === 'rule' ? part.actions : [];
    const actions = listed.map(actionOf);
    const idle = listed[actions.indexOf(undefined)];
    if (idle) {
      found.push({
        line: idle.line,
        column: idle.column,
        what: `the action "${idle.text}" is not available in a preview`,
      });
    } else {
      rules.push({
        event: runnable(part.event),
        text: part.eventText,
        line: part.line,
        actions: actions.filter((action) => action !== undefined),
        ...(part.kind === 'block' && {script: {code: part.code, line: part.codeLine}}),
      });
    }
  }
  return {rules, functions, faults: found};
}
