import type {Expression} from '../../language/parse';
import type {Comparison, Condition, ValuePart} from '../../language/rules';
import type {PreviewEvent} from '../model/event';
import {ownValue} from '../model/ownValue';
import {isDay, timeText} from './clock';
import {readingOf} from './devices';

/** What a condition can ask about: values of data points and variables, and the time. */
export interface Facts {
  readonly values: Readonly<Record<string, string>>;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** Something that has happened, with the facts before and after it. */
export interface Happening {
  readonly event: PreviewEvent;
  readonly before: Facts;
  readonly after: Facts;
}

function partText(part: ValuePart, {values}: Facts): string {
  return part.kind === 'variable' ? (ownValue(values, part.name) ?? '') : part.text;
}

function compares({name, operator, limit}: Comparison, facts: Facts): boolean {
  const left = readingOf(facts.values, name);
  const right = partText(limit, facts);
  const [a, b] = [Number(left), Number(right)];
  const numbers =
    left !== undefined && left !== '' && right !== '' && !Number.isNaN(a) && !Number.isNaN(b);
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

/** Whether a stable condition is true; nothing of a transient one. */
function lasts(condition: Condition, facts: Facts): boolean | undefined {
  switch (condition.kind) {
    case 'compare':
      return compares(condition.comparison, facts);
    case 'sun':
      return isDay(facts.minutes) === condition.isDay;
    default:
      return undefined;
  }
}

/** Whether a transient condition is the moment that has come. */
function isMoment(condition: Condition, {event, before, after}: Happening): boolean {
  switch (condition.kind) {
    case 'start':
      return event.kind === 'start';
    case 'user':
      return (
        event.kind === 'command' &&
        event.name === condition.name &&
        (condition.parameter === undefined ||
          event.parameter === partText(condition.parameter, after))
      );
    case 'timer':
      return event.kind === 'timer' && event.name === condition.name;
    case 'change':
      return (
        event.kind === 'point' &&
        event.name === condition.name &&
        readingOf(before.values, event.name) !== event.value
      );
    case 'time':
      return (
        event.kind === 'clock' &&
        (condition.time === undefined || condition.time === timeText(event.minutes))
      );
    case 'other':
      return event.kind === 'other' && event.text === condition.text;
    case 'compare':
    case 'sun':
      return false;
  }
}

/** What a rule is started by: a moment that came, or a condition that became true, or false below NOT. */
export interface Start {
  readonly condition: Condition;
  readonly isMoment: boolean;
  readonly isNegated: boolean;
}

function startsOf(
  expression: Expression<Condition>,
  happening: Happening,
  isNegated = false,
): readonly Start[] {
  switch (expression.kind) {
    case 'condition': {
      const {condition} = expression;
      const after = lasts(condition, happening.after);
      const starts =
        after === undefined
          ? !isNegated && isMoment(condition, happening)
          : after !== isNegated && lasts(condition, happening.before) === isNegated;
      return starts ? [{condition, isMoment: after === undefined, isNegated}] : [];
    }
    case 'not':
      return startsOf(expression.of, happening, !isNegated);
    case 'and':
    case 'or':
      return [
        ...startsOf(expression.left, happening, isNegated),
        ...startsOf(expression.right, happening, isNegated),
      ];
  }
}

/** Whether an event holds, worked out in the order in which the grammar has joined it. */
function holds(expression: Expression<Condition>, happening: Happening): boolean {
  switch (expression.kind) {
    case 'condition':
      return (
        lasts(expression.condition, happening.after) ?? isMoment(expression.condition, happening)
      );
    case 'not':
      return !holds(expression.of, happening);
    case 'and':
      return holds(expression.left, happening) && holds(expression.right, happening);
    case 'or':
      return holds(expression.left, happening) || holds(expression.right, happening);
  }
}

/**
 * What may start a rule: the first of its conditions that has come or become
 * true. A condition that was true before starts nothing.
 *
 * @returns the condition, and whether the whole event holds, so that the rule
 * does start; nothing when no condition has come
 */
export function startOf(
  expression: Expression<Condition>,
  happening: Happening,
): (Start & {readonly holds: boolean}) | undefined {
  const [start] = startsOf(expression, happening);
  return start && {...start, holds: holds(expression, happening)};
}

/** A condition as rules write it. */
function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'start':
      return condition.keyword;
    case 'user': {
      const {parameter} = condition;
      return parameter === undefined
        ? `USER ${condition.name}`
        : `USER ${condition.name} = ${writtenPart(parameter)}`;
    }
    case 'timer':
      return `PROGRAMTIMER ${condition.name}`;
    case 'change':
      return `IO ${condition.name}`;
    case 'compare': {
      const {name, operator, limit} = condition.comparison;
      return `${name.startsWith('$') ? '' : 'IO '}${name} ${operator} ${writtenPart(limit)}`;
    }
    case 'time':
      return condition.time === undefined ? 'TIME' : `TIME = ${condition.time}`;
    case 'sun':
      return condition.isDay ? 'DAY' : 'NIGHT';
    case 'other':
      return condition.text;
  }
}

function writtenPart(part: ValuePart): string {
  return part.kind === 'variable' ? part.name : part.text;
}

/** In words, why a rule starts. */
export function reasonOf({condition, isMoment: isOver, isNegated}: Start): string {
  const text = conditionText(condition);
  return isOver ? `${text} occurred` : `${text} became ${isNegated ? 'false, after NOT' : 'true'}`;
}
