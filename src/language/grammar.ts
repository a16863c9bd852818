import type {Grammar} from 'prismjs';

/**
 * Words that begin a condition of an EVENTS rule, or stand for a moment.
 * Source: the Event Keywords pages of the 4.x and 3.x manuals.
 */
export const eventKeywords = [
  'CAMERA',
  'CAMERACOMMAND',
  'CAMERAVIEW',
  'DAY',
  'DMX',
  'DMXSTART',
  'HAACTIVE',
  'HSYCOSTART',
  'INIT',
  'IO',
  'IOSTART',
  'IR',
  'LEAK',
  'LOCATION',
  'LOCATIONBEACON',
  'MUSIC',
  'NIGHT',
  'PAGE',
  'PBX',
  'PING',
  'POWER',
  'PROGRAMTIMER',
  'SUNAZIMUTH',
  'SUNELEVATION',
  'TIME',
  'TIMER',
  'URL',
  'USER',
] as const;

/**
 * Words that begin an action of an EVENTS rule.
 * Source: the Action Keywords pages of the 4.x and 3.x manuals.
 */
export const actionKeywords = [
  'AUDIO',
  'CAMERA',
  'CAMERAREC',
  'CAMERARECFULL',
  'COMM',
  'DATALOGGER',
  'DATESET',
  'DMX',
  'FILELOG',
  'HAACTIVE',
  'IO',
  'IR',
  'LEAK',
  'LOG',
  'MAIL',
  'MUSIC',
  'NLP',
  'PING',
  'POWER',
  'PROGRAMTIMER',
  'UISESSIONSET',
  'UISET',
  'URL',
  'USER',
  'WAIT',
] as const;

/** Words that are a value or an operation, as the keyword pages list them. */
export const valueKeywords = [
  'CLEAR',
  'FALSE',
  'FLIP',
  'MERGE',
  'OFF',
  'ON',
  'RECOFF',
  'RECON',
  'REPEAT',
  'RESET',
  'SET',
  'TRUE',
  'UNMERGE',
] as const;

const alternatives = (words: readonly string[]) =>
  [...words].sort((a, b) => b.length - a.length).join('|');

const keyword = new RegExp(
  `(^|[\\s:,()])(?:${alternatives([...new Set([...eventKeywords, ...actionKeywords])])})(?=[\\s:,()=]|$)`,
  'mu',
);

/**
 * Prism grammar of the EVENTS language: `event : actions`, comments from `#`,
 * variables `$name` and `$name!`, blocks of JavaScript in braces.
 */
export const events = {
  comment: {pattern: /(^|\s)#.*/mu, lookbehind: true, greedy: true},
  string: {pattern: /"(?:[^"\\\n]|\\.)*"/u, greedy: true},
  'function-definition': {
    pattern: /(\bfunction\s+)[\w$]+/u,
    lookbehind: true,
    alias: 'function',
  },
  variable: /\$\w+[!$]?/u,
  keyword: [
    {pattern: keyword, lookbehind: true},
    {
      pattern:
        /(^|[\s;{}(])(?:const|else|for|function|if|let|new|null|return|switch|case|break|throw|try|catch|var|while)(?=[\s;{}(]|$)/mu,
      lookbehind: true,
    },
  ],
  operator: [
    {pattern: /(^|[\s()])(?:AND|OR|NOT)(?=[\s()]|$)/mu, lookbehind: true},
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
  number: {pattern: /(^|[\s=<>(,])-?\d+(?:\.\d+)?(?=[\s,;:)]|$)/mu, lookbehind: true},
  // A data point: the I/O server's name, a dot, the point's name.
  property: /\b[a-z_]\w*(?:\.[\w/]+)+/iu,
  punctuation: /[:,;(){}[\]]/u,
} satisfies Grammar;
