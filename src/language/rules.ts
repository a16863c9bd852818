import type {Comparison as Operator} from './keywords';
import type {Part} from './match';
import {parseEvents, type EventAction, type EventCondition, type Expression} from './parse';
import type {EventsFault} from './tokens';

/** What a rule compares: a data point or a variable with a value. */
export interface Comparison {
  readonly name: string;
  readonly operator: Operator;
  readonly value: string;
}

/** A condition of a rule. */
export type Condition =
  | {readonly kind: 'init'}
  | {readonly kind: 'user'; readonly name: string; readonly parameter?: string}
  | {readonly kind: 'timer'; readonly name: string}
  | {readonly kind: 'change'; readonly name: string}
  | {readonly kind: 'compare'; readonly comparison: Comparison};

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

/** What a rule does. */
export type Action =
  | {readonly kind: 'write'; readonly points: readonly string[]; readonly value: Value}
  | {readonly kind: 'ui'; readonly id: string; readonly attribute: string; readonly value: Value}
  | {readonly kind: 'variable'; readonly name: string; readonly value: Value}
  | {
      readonly kind: 'timer';
      readonly name: string;
      readonly how: 'SET' | 'RESET' | 'CLEAR';
      readonly seconds: number;
    };

/** A rule that the preview can run: its actions one after another when the event holds. */
export interface Rule {
  readonly event: Expression<Condition>;
  readonly actions: readonly Action[];
}

function conditionOf({keyword, name, operator, value}: EventCondition): Condition | undefined {
  if (value?.kind === 'variable') {
    return undefined;
  }
  const compared = operator && name && value && {name: name.text, operator, value: value.text};
  switch (keyword) {
    case 'INIT':
      return {kind: 'init'};
    case 'USER':
      return name && {kind: 'user', name: name.text, parameter: value?.text};
    case 'PROGRAMTIMER':
      return name && {kind: 'timer', name: name.text};
    case 'IO':
      return compared
        ? {kind: 'compare', comparison: compared}
        : name && {kind: 'change', name: name.text};
    case '$':
      return compared && {kind: 'compare', comparison: compared};
    default:
      return undefined;
  }
}

/** The same expression with conditions that a preview runs; names the first that it does not. */
function runnable(
  expression: Expression<EventCondition>,
): {readonly event: Expression<Condition>} | {readonly unknown: EventCondition} {
  switch (expression.kind) {
    case 'condition': {
      const condition = conditionOf(expression.condition);
      return condition ? {event: {kind: 'condition', condition}} : {unknown: expression.condition};
    }
    case 'not': {
      const of = runnable(expression.of);
      return 'event' in of ? {event: {kind: 'not', of: of.event}} : of;
    }
    case 'and':
    case 'or': {
      const left = runnable(expression.left);
      const right = runnable(expression.right);
      if (!('event' in left)) {
        return left;
      }
      return 'event' in right
        ? {event: {kind: expression.kind, left: left.event, right: right.event}}
        : right;
    }
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
      return {kind: 'timer', name, how: how.text, seconds: Number(seconds?.text)};
    case 'CLEAR':
      return {kind: 'timer', name, how: 'CLEAR', seconds: 0};
    default:
      return undefined;
  }
}

function actionOf({keyword, targets, values}: EventAction): Action | undefined {
  const [target] = targets;
  const value = valueOf(values);
  if (target === undefined || value === undefined) {
    return undefined;
  }
  switch (keyword) {
    case 'IO':
      return {kind: 'write', points: targets.map(({text}) => text), value};
    case 'UISET': {
      const {id, attribute} = /^(?<id>[^.]+)\.(?<attribute>\w+)$/u.exec(target.text)?.groups ?? {};
      return id === undefined || attribute === undefined
        ? undefined
        : {kind: 'ui', id, attribute, value};
    }
    case 'PROGRAMTIMER':
      return timerOf(target.text, values);
    case '$':
      return {kind: 'variable', name: target.text, value};
    default:
      return undefined;
  }
}

/**
 * The one JavaScript that a preview runs: a block that sets an attribute to a
 * literal text. EVENTS has no form for a text with quotation marks in it, such
 * as the rows of a table.
 */
const setAttribute =
  /^\s*if \(__run == 1\) \{\s*uiSet\("(?<id>[^"]+)", "(?<attribute>\w+)", '(?<text>[^'\\\n]*)'\);\s*\}\s*$/u;

function actionOfBlock(code: string): Action | undefined {
  const {id, attribute, text} = setAttribute.exec(code)?.groups ?? {};
  return id === undefined || attribute === undefined || text === undefined
    ? undefined
    : {kind: 'ui', id, attribute, value: {kind: 'text', text}};
}

/**
 * Read the rules of an EVENTS text that a preview runs: conditions on INIT,
 * USER, IO, PROGRAMTIMER and variables, and the actions IO, UISET, PROGRAMTIMER
 * and variables.
 *
 * @returns the rules, and the mistakes and rules that do not run
 */
export function parseRules(text: string): {rules: Rule[]; faults: EventsFault[]} {
  const {parts, faults} = parseEvents(text);
  const rules: Rule[] = [];
  const found: EventsFault[] = [...faults];
  for (const part of parts) {
    const {line} = part;
    const set = part.kind === 'block' ? actionOfBlock(part.code) : undefined;
    if (part.kind === 'function' || (part.kind === 'block' && set === undefined)) {
      found.push({line, column: 1, what: 'JavaScript does not run in a preview'});
      continue;
    }
    const result = runnable(part.event);
    const listed = part.kind === 'rule' ? part.actions : [];
    const actions = listed.map(actionOf);
    const idle = listed[actions.indexOf(undefined)];
    if (!('event' in result)) {
      const {unknown} = result;
      found.push({
        line: unknown.line,
        column: unknown.column,
        what: `the event "${unknown.text}" does not run in a preview`,
      });
    } else if (idle) {
      found.push({
        line: idle.line,
        column: idle.column,
        what: `the action "${idle.text}" does not run in a preview`,
      });
    } else {
      const known = actions.filter((action) => action !== undefined);
      rules.push({event: result.event, actions: set ? [set] : known});
    }
  }
  return {rules, faults: found};
}
