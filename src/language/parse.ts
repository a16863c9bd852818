import {actionKeywords, eventKeywords} from './grammar';

/** A part of an EVENTS file, with the line on which it begins, from 1. */
export type EventsPart =
  | {readonly kind: 'rule'; readonly line: number; readonly event: string; readonly action: string}
  | {readonly kind: 'block'; readonly line: number; readonly event: string; readonly code: string}
  | {readonly kind: 'function'; readonly line: number; readonly code: string};

/** A mistake in an EVENTS file, with its line, from 1. */
export interface EventsFault {
  readonly line: number;
  readonly what: string;
}

const functionHead = /^function\s+(?<head>[\w$]+\s*\([^)]*\))\s*:\s*\{\s*$/u;
const blockHead = /^(?<event>.+?)\s*:\s*\{\s*$/u;
const oneLineBlock = /^(?<event>.+?)\s+:\s*\{(?<code>.*)\}\s*$/u;
const rule = /^(?<event>.+?)\s+:\s+(?<action>.+)$/u;

/**
 * Cut an EVENTS text into rules, blocks of JavaScript and functions. A block
 * ends at the closing brace that stands at the start of a line.
 *
 * @returns the parts, and the lines that are none of them
 */
export function splitEvents(text: string): {parts: EventsPart[]; faults: EventsFault[]} {
  const lines = text.split('\n');
  const parts: EventsPart[] = [];
  const faults: EventsFault[] = [];
  let at = 0;
  const takeBlock = (): string | undefined => {
    const end = lines.findIndex((line, index) => index > at && /^\}\s*$/u.test(line));
    if (end < 0) {
      return undefined;
    }
    const code = lines.slice(at + 1, end).join('\n');
    at = end;
    return code;
  };
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const number = at + 1;
    if (line.trim() === '' || line.startsWith('#')) {
      continue;
    }
    const head = functionHead.exec(line)?.groups?.head;
    const event = blockHead.exec(line)?.groups?.event;
    const single = oneLineBlock.exec(line)?.groups;
    const plain = rule.exec(line)?.groups;
    if (head !== undefined || event !== undefined) {
      const code = takeBlock();
      if (code === undefined) {
        faults.push({line: number, what: 'the block has no closing brace at the start of a line'});
        return {parts, faults};
      }
      parts.push(
        head === undefined
          ? {kind: 'block', line: number, event: event ?? '', code}
          : {kind: 'function', line: number, code: `function ${head} {\n${code}\n}`},
      );
    } else if (single?.event !== undefined && single.code !== undefined) {
      parts.push({kind: 'block', line: number, event: single.event, code: single.code});
    } else if (plain?.event !== undefined && plain.action !== undefined) {
      parts.push({
        kind: 'rule',
        line: number,
        event: plain.event,
        action: plain.action.replace(/\s+#.*$/u, ''),
      });
    } else {
      faults.push({line: number, what: `"${line}" is neither "event : action" nor a comment`});
    }
  }
  return {parts, faults};
}

const events = new Set<string>(eventKeywords);
const actions = new Set<string>(actionKeywords);

/** Conditions of an event, without operators, brackets and strings. */
function conditions(event: string): string[] {
  return event
    .replaceAll(/"[^"]*"/gu, 'text')
    .split(/\b(?:AND|OR)\b/u)
    .map((part) =>
      part
        .replaceAll(/[()]/gu, ' ')
        .replace(/^\s*NOT\b/u, '')
        .trim(),
    );
}

function keywordFault(text: string, known: ReadonlySet<string>, what: string): string | undefined {
  const word = /^\S+/u.exec(text)?.[0] ?? '';
  return word.startsWith('$') || known.has(word)
    ? undefined
    : `"${word}" is no ${what} that the manual knows`;
}

/**
 * Mistakes in a block that shows the forms of keywords, one a line, and is no
 * program: lines that begin with no known keyword or variable.
 */
export function syntaxFaults(text: string): EventsFault[] {
  const known = new Set<string>([...events, ...actions]);
  return text.split('\n').flatMap((line, index) => {
    const what = line.trim() === '' ? undefined : keywordFault(line.trim(), known, 'keyword');
    return what === undefined ? [] : [{line: index + 1, what}];
  });
}

/**
 * Mistakes in the rules of an EVENTS text: lines that are no rule, conditions
 * and actions that begin with no known keyword or variable.
 */
export function eventsFaults(text: string): EventsFault[] {
  const {parts, faults} = splitEvents(text);
  return [
    ...faults,
    ...parts.flatMap((part) => {
      const wrong =
        part.kind === 'function'
          ? []
          : [
              ...conditions(part.event).map((condition) =>
                keywordFault(condition, events, 'event'),
              ),
              part.kind === 'rule' ? keywordFault(part.action, actions, 'action') : undefined,
            ];
      return wrong.filter((what) => what !== undefined).map((what) => ({line: part.line, what}));
    }),
  ];
}
