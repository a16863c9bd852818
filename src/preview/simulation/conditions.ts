import type {Comparison} from '../../language/keywords';
import type {Part} from '../../language/match';
import type {Condition, Expression} from '../../language/parse';
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

/** The text of a part of a value, or what its variable holds. */
export function partText({kind, text}: Part, {values}: Pick<Facts, 'values'>): string {
  return kind === 'variable' ? (ownValue(values, text) ?? '') : text;
}

/** Whether a condition depends on the time of day. */
export const isOfClock = ({keyword}: Condition): boolean =>
  ['DAY', 'NIGHT', 'TIME'].includes(keyword);

/** Whether a condition is an event of something that a preview does not have, such as a camera. */
export const isExternal = (condition: Condition): boolean =>
  !isOfClock(condition) &&
  !['$', 'HSYCOSTART', 'INIT', 'IO', 'PROGRAMTIMER', 'USER'].includes(condition.keyword);

function compares(name: Part, operator: Comparison, limit: Part, facts: Facts): boolean {
  const left = readingOf(facts.values, name.text);
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
function lasts({keyword, name, operator, value}: Condition, facts: Facts): boolean | undefined {
  if (keyword === 'DAY' || keyword === 'NIGHT') {
    return isDay(facts.minutes) === (keyword === 'DAY');
  }
  return (keyword === 'IO' || keyword === '$') && name && operator && value
    ? compares(name, operator, value, facts)
    : undefined;
}

/** Whether a transient condition is the moment that has come. */
function isMoment(condition: Condition, {event, before, after}: Happening): boolean {
  const {keyword, name, value, text} = condition;
  switch (keyword) {
    case 'HSYCOSTART':
    case 'INIT':
      return event.kind === 'start';
    case 'USER':
      return (
        event.kind === 'command' &&
        event.name === name?.text &&
        (value === undefined || event.parameter === partText(value, after))
      );
    case 'PROGRAMTIMER':
      return event.kind === 'timer' && event.name === name?.text;
    case 'IO':
      return (
        event.kind === 'point' &&
        event.name === name?.text &&
        readingOf(before.values, event.name) !== event.value
      );
    case 'TIME': {
      const time = value ?? name;
      return (
        event.kind === 'clock' && (time === undefined || time.text === timeText(event.minutes))
      );
    }
    default:
      return event.kind === 'other' && event.text === text;
  }
}

/** What a rule is started by: a moment that came, or a condition that became true, or false below NOT. */
export interface Start {
  readonly condition: Condition;
  readonly isMoment: boolean;
  readonly isNegated: boolean;
}

function startsOf(
  expression: Expression,
  happening: Happening,
  isNegated = false,
): readonly Start[] {
  switch (expression.kind) {
    case 'condition': {
      const after = lasts(expression, happening.after);
      const starts =
        after === undefined
          ? !isNegated && isMoment(expression, happening)
          : after !== isNegated && lasts(expression, happening.before) === isNegated;
      return starts ? [{condition: expression, isMoment: after === undefined, isNegated}] : [];
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
function holds(expression: Expression, happening: Happening): boolean {
  switch (expression.kind) {
    case 'condition':
      return lasts(expression, happening.after) ?? isMoment(expression, happening);
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
  expression: Expression,
  happening: Happening,
): (Start & {readonly holds: boolean}) | undefined {
  const [start] = startsOf(expression, happening);
  return start && {...start, holds: holds(expression, happening)};
}

/** In words, why a rule starts. */
export function reasonOf({condition: {text}, isMoment: isOver, isNegated}: Start): string {
  return isOver ? `${text} occurred` : `${text} became ${isNegated ? 'false, after NOT' : 'true'}`;
}
