import type {Grammar} from 'prismjs';
import {actionKeywords, eventKeywords, logic, patterns, valueKeywords} from './keywords';

const alternatives = (words: readonly string[]) =>
  [...words].sort((a, b) => b.length - a.length).join('|');

const keyword = new RegExp(
  `(^|[\\s:,()])(?:${alternatives([...new Set([...eventKeywords, ...actionKeywords])])})(?=[\\s:,()=]|$)`,
  'mu',
);

/**
 * Prism grammar of the EVENTS language, from the same tables as the parser. It also
 * highlights JavaScript within braces, so strings may contain a backslash.
 */
export const events = {
  // Strings come first, because a # in a string does not begin a comment.
  string: {pattern: /"(?:[^"\\\n]|\\.)*"/u, greedy: true},
  comment: {pattern: /(^|\s)#.*/mu, lookbehind: true, greedy: true},
  'function-definition': {
    pattern: /(\bfunction\s+)[\w$]+/u,
    lookbehind: true,
    alias: 'function',
  },
  variable: patterns.variable,
  keyword: [
    {pattern: keyword, lookbehind: true},
    {
      pattern:
        /(^|[\s;{}(])(?:const|else|for|function|if|let|new|null|return|switch|case|break|throw|try|catch|var|while)(?=[\s;{}(]|$)/mu,
      lookbehind: true,
    },
  ],
  operator: [
    {
      pattern: new RegExp(`(^|[\\s()])(?:${alternatives(logic)})(?=[\\s()]|$)`, 'mu'),
      lookbehind: true,
    },
    // Operators of EVENTS and JavaScript.
    /[<>!=]=?|[+*/-](?=\s)/u,
  ],
  boolean: {
    pattern: new RegExp(
      `(=\\s*|\\s)(?:${alternatives(valueKeywords)}|true|false)(?=[\\s,;)]|$)`,
      'mu',
    ),
    lookbehind: true,
  },
  function: /\b[a-z]\w*(?=\()/iu,
  number: {
    pattern: new RegExp(`(^|[\\s=<>(,])${patterns.number.source}(?=[\\s,;:)]|$)`, 'mu'),
    lookbehind: true,
  },
  property: new RegExp(`\\b${patterns.address.source}`, patterns.address.flags),
  punctuation: /[:,;(){}[\]]/u,
} satisfies Grammar;
