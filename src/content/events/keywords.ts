import {actionForms, eventForms} from './forms.data';

/** Form of a keyword, its source, and why its entry does not print it; see `forms.yml`. */
export type Form = readonly [form: string, source: string, notPrinted?: string];

/** Comparison operators. `!=` is not documented. */
export const comparisons = ['<=', '>=', '=', '<', '>'] as const;

export type Comparison = (typeof comparisons)[number];

/** Logical operators of conditions. */
export const logic = ['AND', 'OR', 'NOT'] as const;

const wordsOf = (forms: object) => Object.keys(forms).filter((word) => word !== '$');

export const eventKeywords: readonly string[] = wordsOf(eventForms);

export const actionKeywords: readonly string[] = wordsOf(actionForms);

/** Keywords for values and operations, as on the keyword pages. */
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

/** Regular expressions shared by the tokenizer and the syntax highlighting. */
export const patterns = {
  variable: /\$\w+[!$]?/u,
  string: /"[^"\n]*"/u,
  number: /-?\d+(?:\.\d+)?/u,
  /** Name of the I/O server, a dot and the name of the data point. */
  address: /[a-z_]\w*(?:\.[\w/]+)+/iu,
} as const;
