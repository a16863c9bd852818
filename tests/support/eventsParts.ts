import {
  parseEvents,
  type Rule,
  type Script,
  type ScriptFunction,
} from '../../src/content/events/parse';
import {fencesOf} from './fences';

/** A function of an EVENTS file, or the block of a rule with its event. */
export type CodePart = ScriptFunction | (Script & {readonly event: string});

const blocksOf = ({text, script}: Rule): CodePart[] => (script ? [{...script, event: text}] : []);

export const isInit = (part: CodePart): boolean => 'event' in part && part.event === 'INIT';

/** The JavaScript of the EVENTS examples of a page with its lines there, INIT blocks first. */
export function partsOf(text: string): CodePart[] {
  return fencesOf(text)
    .filter(({language}) => language === 'events')
    .flatMap(({code, line}) => {
      const {rules, functions} = parseEvents(code);
      return [...rules.flatMap(blocksOf), ...functions].map((part) => ({
        ...part,
        line: line + part.line - 1,
      }));
    })
    .sort((a, b) => Number(isInit(b)) - Number(isInit(a)) || a.line - b.line);
}

/** Texts that a client can send. */
export const oddValues = [
  'abc',
  '',
  'null',
  '-1',
  '21,5',
  '9'.repeat(400),
  'x'.repeat(5000),
] as const;

/**
 * Lists of arguments for a function, for each odd text: one with this text only, and one for each
 * text in the code at each place, so that its branches run.
 */
export function argumentsOf(code: string): ((odd: string) => string[])[] {
  const names = /\((?<list>[^)]*)\)/u.exec(code)?.groups?.list?.split(',') ?? [];
  const words = [...code.matchAll(/(["'])(?<word>[^"'\n]*)\1/gu)].map(
    ({groups}) => groups?.word ?? '',
  );
  return [
    (odd) => names.map(() => odd),
    ...names.flatMap((_, place) =>
      [...new Set(['abc', ...words])].map(
        (word) => (odd: string) => names.map((_name, index) => (index === place ? word : odd)),
      ),
    ),
  ];
}
