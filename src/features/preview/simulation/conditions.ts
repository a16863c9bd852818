import type {Comparison} from '../../../content/events/keywords';
import type {Part} from '../../../content/events/match';
import type {Condition, Expression, Rule} from '../../../content/events/parse';
import type {PreviewEvent} from '../model/event';
import {ownValue} from '../model/ownValue';
import {isDay, timeText} from './clock';
import {readingOf} from './devices';

/** The data that conditions compare: values of data points and variables, and the time. */
export interface Facts {
  readonly values: Readonly<Record<string, string>>;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** An event, with the facts before and after it. */
export interface Transition {
  readonly event: PreviewEvent;
  readonly before: Facts;
  readonly after: Facts;
}

/** Text of a part of a value; for a variable, its value. */
export function partText({kind, text}: Part, {values}: Pick<Facts, 'values'>): string {
  return kind === 'variable' ? (ownValue(values, text) ?? '') : text;
}

/** Keywords of the events that a preview simulates; the reader triggers the others. */
const simulatedEvents = '$ DAY HSYCOSTART INIT IO NIGHT PROGRAMTIMER TIME USER'.split(' ');

/** Whether a condition waits for something that a preview does not simulate, such as a camera. */
export const isExternal = ({keyword}: Condition): boolean => !simulatedEvents.includes(keyword);

/** Whether a rule is on `INIT` alone: the whole program shares the declarations in its block. */
export const isInit = ({event}: Rule): boolean =>
  event.kind === 'condition' && event.keyword === 'INIT';

function compare(name: Part, operator: Comparison, limit: Part, facts: Facts): boolean {
  const left = readingOf(facts.values, name.text);
  const right = partText(limit, facts);
  const [a, b] = [Number(left), Number(right)];
  const areNumbers = Boolean(left) && right !== '' && !Number.isNaN(a) && !Number.isNaN(b);
  switch (operator) {
    case '=':
      return areNumbers ? a === b : left === right;
    case '<':
      return areNumbers && a < b;
    case '>':
      return areNumbers && a > b;
    case '<=':
      return areNumbers && a <= b;
    case '>=':
      return areNumbers && a >= b;
  }
}

/** Whether a stable condition is true; `undefined` for a transient one. */
function stableValue(
  {keyword, name, operator, value}: Condition,
  facts: Facts,
): boolean | undefined {
  if (keyword === 'DAY' || keyword === 'NIGHT') {
    return isDay(facts.minutes) === (keyword === 'DAY');
  }
  return (keyword === 'IO' || keyword === '$') && name && operator && value
    ? compare(name, operator, value, facts)
    : undefined;
}

/** Whether a transient condition describes the event that occurs. */
function occurs(condition: Condition, {event, before, after}: Transition): boolean {
  const {keyword, name, value, text} = condition;
  switch (keyword) {
    case 'HSYCOSTART':
      return event.kind === 'start';
    case 'INIT':
      return event.kind === 'start' || event.kind === 'load';
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

/** The condition that triggers a rule. */
export interface Trigger {
  readonly condition: Condition;
  /** Whether it is transient: true only while its event occurs. */
  readonly isTransient: boolean;
  /** Whether it is below NOT, so that it triggers when it becomes false. */
  readonly isNegated: boolean;
}

function triggersOf(
  expression: Expression,
  transition: Transition,
  isNegated = false,
): readonly Trigger[] {
  switch (expression.kind) {
    case 'condition': {
      const value = stableValue(expression, transition.after);
      const isTransient = value === undefined;
      const hasChanged = isTransient
        ? !isNegated && occurs(expression, transition)
        : value !== isNegated && stableValue(expression, transition.before) === isNegated;
      return hasChanged ? [{condition: expression, isTransient, isNegated}] : [];
    }
    case 'not':
      return triggersOf(expression.of, transition, !isNegated);
    case 'and':
    case 'or':
      return [expression.left, expression.right].flatMap((part) =>
        triggersOf(part, transition, isNegated),
      );
  }
}

/** Whether an expression is true. */
function evaluate(expression: Expression, transition: Transition): boolean {
  switch (expression.kind) {
    case 'condition':
      return stableValue(expression, transition.after) ?? occurs(expression, transition);
    case 'not':
      return !evaluate(expression.of, transition);
    case 'and':
      return evaluate(expression.left, transition) && evaluate(expression.right, transition);
    case 'or':
      return evaluate(expression.left, transition) || evaluate(expression.right, transition);
  }
}

/**
 * The first condition of a rule that occurs or becomes true. A condition that
 * was true before triggers nothing.
 *
 * @returns the condition, and whether the whole expression is true, so that the
 * rule fires; `undefined` if no condition triggers
 */
export function triggerOf(
  expression: Expression,
  transition: Transition,
): (Trigger & {readonly fires: boolean}) | undefined {
  const [trigger] = triggersOf(expression, transition);
  return trigger && {...trigger, fires: evaluate(expression, transition)};
}

/** The reason why a rule was triggered, as a clause. */
export function reasonOf({condition: {text}, isTransient, isNegated}: Trigger): string {
  return isTransient
    ? `${text} occurred`
    : `${text} became ${isNegated ? 'false, after NOT' : 'true'}`;
}
