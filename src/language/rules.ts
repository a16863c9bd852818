import {splitEvents, type EventsFault} from './parse';

/** What a rule compares: a data point or a variable with a value. */
export interface Comparison {
  readonly name: string;
  readonly operator: '=' | '!=' | '<' | '>' | '<=' | '>=';
  readonly value: string;
}

/** A condition of a rule. */
export type Condition =
  | {readonly kind: 'init'}
  | {readonly kind: 'user'; readonly name: string; readonly parameter: string}
  | {readonly kind: 'timer'; readonly name: string}
  | {readonly kind: 'change'; readonly name: string}
  | {readonly kind: 'compare'; readonly comparison: Comparison};

/** A value of an action: a text, or what a data point reads. */
export type Value =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'point'; readonly name: string}
  | {readonly kind: 'flip'};

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

/** A rule that the preview can run: when all conditions of one alternative hold. */
export interface Rule {
  readonly alternatives: readonly (readonly Condition[])[];
  readonly action: Action;
}

const patterns: readonly [RegExp, (groups: Readonly<Record<string, string>>) => Condition][] = [
  [/^INIT$/u, () => ({kind: 'init'})],
  [
    /^USER (?<name>\S+) = (?<parameter>\S+)$/u,
    ({name = '', parameter = ''}) => ({kind: 'user', name, parameter}),
  ],
  [/^PROGRAMTIMER (?<name>\S+)$/u, ({name = ''}) => ({kind: 'timer', name})],
  [/^IO (?<name>\S+)$/u, ({name = ''}) => ({kind: 'change', name})],
  [
    /^(?:IO )?(?<name>\S+) (?<operator>[<>!]=|[=<>]) (?<value>\S+)$/u,
    ({name = '', operator, value = ''}) => ({
      kind: 'compare',
      comparison: {name, operator: operator as Comparison['operator'], value},
    }),
  ],
];

function conditionOf(text: string): Condition | undefined {
  for (const [pattern, make] of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups || pattern.test(text)) {
      return make(groups ?? {});
    }
  }
  return undefined;
}

function valueOf(text: string): Value {
  const point = /^IO (?<name>\S+)$/u.exec(text)?.groups?.name;
  if (point !== undefined) {
    return {kind: 'point', name: point};
  }
  return text === 'FLIP'
    ? {kind: 'flip'}
    : {kind: 'text', text: text.replace(/^"(?<text>.*)"$/u, '$<text>')};
}

function actionOf(text: string): Action | undefined {
  const write = /^IO (?<points>[^=]+?) = (?<value>.+)$/u.exec(text)?.groups;
  if (write?.points !== undefined) {
    return {kind: 'write', points: write.points.split(/\s+/u), value: valueOf(write.value ?? '')};
  }
  const ui = /^UISET (?<id>[^.\s]+)\.(?<attribute>\w+) = (?<value>.+)$/u.exec(text)?.groups;
  if (ui?.id !== undefined) {
    return {
      kind: 'ui',
      id: ui.id,
      attribute: ui.attribute ?? '',
      value: valueOf(ui.value ?? ''),
    };
  }
  const timer = /^PROGRAMTIMER (?<name>\S+) = (?:(?<how>SET|RESET) (?<seconds>\d+)|CLEAR)$/u.exec(
    text,
  )?.groups;
  if (timer?.name !== undefined) {
    return {
      kind: 'timer',
      name: timer.name,
      how: (timer.how as 'SET' | 'RESET' | undefined) ?? 'CLEAR',
      seconds: Number(timer.seconds ?? 0),
    };
  }
  const variable = /^(?<name>\$\S+) = (?<value>.+)$/u.exec(text)?.groups;
  return variable?.name === undefined
    ? undefined
    : {kind: 'variable', name: variable.name, value: valueOf(variable.value ?? '')};
}

/**
 * Read the rules of an EVENTS text that a preview runs: conditions on INIT,
 * USER, IO, PROGRAMTIMER and variables, joined by AND and OR, and the actions
 * IO, UISET, PROGRAMTIMER and variables.
 *
 * @returns the rules, and the lines that are none of these
 */
export function parseRules(text: string): {rules: Rule[]; faults: EventsFault[]} {
  const {parts, faults} = splitEvents(text);
  const rules: Rule[] = [];
  const wrong: EventsFault[] = [...faults];
  for (const part of parts) {
    if (part.kind !== 'rule') {
      wrong.push({line: part.line, what: 'JavaScript does not run in a preview'});
    } else {
      const alternatives = part.event
        .split(/\s+OR\s+/u)
        .map((alternative) =>
          alternative.split(/\s+AND\s+/u).map((one) => conditionOf(one.trim())),
        );
      const action = actionOf(part.action.trim());
      const known = alternatives.map((all) => all.filter((one) => one !== undefined));
      if (action === undefined) {
        wrong.push({
          line: part.line,
          what: `the action "${part.action}" does not run in a preview`,
        });
      } else if (known.some((all, index) => all.length !== alternatives[index]?.length)) {
        wrong.push({line: part.line, what: `the event "${part.event}" does not run in a preview`});
      } else {
        rules.push({alternatives: known, action});
      }
    }
  }
  return {rules, faults: wrong};
}
