import {actionForms, eventForms} from './forms.data';
import type {Comparison, Form} from './keywords';
import {matchForms, mismatchOf, partOf, type Part} from './match';
import {ParseError, tokenize, type EventsFault, type Token} from './tokens';

export interface Condition {
  readonly kind: 'condition';
  /** The keyword, or `$` for a variable. */
  readonly keyword: string;
  /** The address or the variable, if there is one. */
  readonly name?: Part;
  readonly operator?: Comparison;
  readonly value?: Part;
  /** Source, with one space between its tokens. */
  readonly text: string;
}

/** Conditions, joined in the order in which they are evaluated. */
export type Expression =
  | Condition
  | {readonly kind: 'not'; readonly of: Expression}
  | {readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression};

export interface Action {
  readonly keyword: string;
  /** The addresses before the `=`, or the variable. */
  readonly targets: readonly Part[];
  /** The parts after the `=`; all parts if there is no `=`. */
  readonly values: readonly Part[];
  readonly text: string;
}

/** JavaScript with the line of the text on which it begins. */
export interface Script {
  readonly code: string;
  readonly line: number;
}

/** A rule: when its event is true, its actions or its JavaScript run. */
export interface Rule {
  /** Line on which the rule begins, from 1. */
  readonly line: number;
  readonly event: Expression;
  /** Source of the event, with one space between its tokens. */
  readonly text: string;
  readonly actions: readonly Action[];
  readonly script?: Script;
}

/** Function with its declaration. */
export interface ScriptFunction extends Script {
  readonly name: string;
}

/** The syntax tree of an EVENTS text. */
export interface Program {
  readonly rules: readonly Rule[];
  readonly functions: readonly ScriptFunction[];
}

function keywordOf({kind, text}: Token): string {
  if (kind === 'variable') {
    return '$';
  }
  // AUDIO is the only keyword that the wiki of version 3 also writes in lower case, on the page
  // Sonos.
  return text === 'audio' ? 'AUDIO' : text;
}

function formsOf(kind: 'action' | 'event', token: Token): readonly Form[] {
  const table: Readonly<Record<string, readonly Form[]>> =
    kind === 'event' ? eventForms : actionForms;
  const word = keywordOf(token);
  if (token.kind === 'string' || !Object.hasOwn(table, word)) {
    const capitals = word.toUpperCase();
    throw new ParseError(
      token,
      token.kind === 'word' && Object.hasOwn(table, capitals)
        ? `keywords are written in capitals: ${capitals}`
        : `${token.kind === 'string' ? token.text : `"${token.text}"`} is not an ${kind} keyword`,
    );
  }
  const forms = table[word] ?? [];
  if (forms.length === 0) {
    throw new ParseError(token, `the form of the ${kind} ${word} is not documented`);
  }
  return forms;
}

const textOf = (tokens: readonly Token[]) => tokens.map(({text}) => text).join(' ');

function isNonEmpty(tokens: readonly Token[]): tokens is readonly [Token, ...Token[]] {
  return tokens.length > 0;
}

/** Parses a condition or an action by the forms of its keyword. */
function parsePhrase(kind: 'action' | 'event', tokens: readonly [Token, ...Token[]]) {
  const [keyword, ...rest] = tokens;
  const forms = formsOf(kind, keyword);
  const match = matchForms(rest, forms);
  if (match === undefined) {
    throw mismatchOf(keyword, rest, forms);
  }
  const left = keyword.kind === 'variable' ? [partOf(keyword)] : match.left;
  return {...match, keyword: keywordOf(keyword), left, text: textOf(tokens)};
}

class TokenReader {
  #at = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  peek(): Token | undefined {
    return this.tokens[this.#at];
  }

  take(kind: Token['kind']): Token | undefined {
    return this.peek()?.kind === kind ? this.tokens[this.#at++] : undefined;
  }

  takeText(text: string): Token | undefined {
    return this.peek()?.text === text ? this.tokens[this.#at++] : undefined;
  }

  takeUntil(...kinds: readonly Token['kind'][]): readonly Token[] {
    const from = this.#at;
    for (let token = this.peek(); token && !kinds.includes(token.kind); token = this.peek()) {
      this.#at += 1;
    }
    return this.tokens.slice(from, this.#at);
  }
}

/** Nesting depth of brackets: each level is a recursive call, and an address can contain any rules. */
export const maxBracketDepth = 30;

/** Parses an event: NOT binds strongest; AND and OR have equal precedence, left to right. */
function parseEvent(tokens: readonly Token[], colon: Token): Expression {
  const comma = tokens.find(({kind}) => kind === 'comma');
  if (comma) {
    throw new ParseError(comma, 'a comma separates actions: quote a value that contains a comma');
  }
  const reader = new TokenReader(tokens);
  const next = () => reader.peek() ?? colon;
  let depth = 0;

  const condition = (): Expression => {
    const own = reader.takeUntil('logic', 'bracket');
    if (!isNonEmpty(own)) {
      throw new ParseError(next(), `a condition is missing before "${next().text}"`);
    }
    const {keyword, left, operator, right, text} = parsePhrase('event', own);
    return {kind: 'condition', keyword, name: left[0], operator, value: right[0], text};
  };
  const term = (): Expression => {
    if (reader.takeText('NOT')) {
      if (next().text === 'NOT') {
        throw new ParseError(next(), 'NOT cannot be repeated');
      }
      return {kind: 'not', of: term()};
    }
    const open = reader.takeText('(');
    if (open === undefined) {
      return condition();
    }
    depth += 1;
    if (depth > maxBracketDepth) {
      throw new ParseError(
        open,
        `brackets are nested ${maxBracketDepth} levels deep at most: keep a part of the event in a variable`,
      );
    }
    const inner = expression();
    if (!reader.takeText(')')) {
      throw new ParseError(open, 'the bracket is not closed');
    }
    depth -= 1;
    return inner;
  };
  const expression = (): Expression => {
    let left = term();
    for (;;) {
      const operator = reader.takeText('AND') ?? reader.takeText('OR');
      if (operator === undefined) {
        return left;
      }
      left = {kind: operator.text === 'AND' ? 'and' : 'or', left, right: term()};
    }
  };
  const event = expression();
  if (reader.peek()) {
    throw new ParseError(next(), `AND, OR or a colon is expected before "${next().text}"`);
  }
  return event;
}

/**
 * Tokens of each rule, without comments. A rule continues on the next line after a comma
 * or a colon, also if it has a fault.
 */
function tokensOfRules(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const rules: Token[][] = [[]];
  let last: Token | undefined;
  for (const token of tokens.filter(({kind}) => kind !== 'comment')) {
    rules.at(-1)?.push(token);
    if (token.kind === 'newline' && last?.kind !== 'comma' && last?.kind !== 'colon') {
      rules.push([]);
    }
    last = token;
  }
  return rules;
}

/**
 * Parses the list of actions after the colon. It continues after a comma and may begin on the line
 * after the colon. Empty lines and comment lines in a list are not documented, so
 * they are rejected.
 */
function parseActions(reader: TokenReader, colon: Token): Action[] {
  const actions: Action[] = [];
  let separator = colon;
  for (;;) {
    let own = reader.takeUntil('comma', 'newline', 'colon');
    if (own.length === 0 && reader.take('newline')) {
      own = reader.takeUntil('comma', 'newline', 'colon');
    }
    const end = reader.peek();
    if (end?.kind === 'colon') {
      throw new ParseError(
        end,
        'a second colon: a rule has one colon, and ends if no comma follows',
      );
    }
    if (!isNonEmpty(own)) {
      throw new ParseError(
        separator,
        `an action is missing after the ${separator.kind}: write it on the same line or on the next line`,
      );
    }
    const [first] = own;
    if (first.text.startsWith('{')) {
      throw new ParseError(
        first,
        separator.kind === 'comma'
          ? 'a rule has either a list of actions or one block of JavaScript'
          : 'put the opening brace on the line of the event',
      );
    }
    try {
      const {keyword, left, operator, right, text} = parsePhrase('action', own);
      actions.push(
        operator === undefined
          ? {keyword, targets: [], values: left, text}
          : {keyword, targets: left, values: right, text},
      );
    } catch (error) {
      throw error instanceof ParseError && separator.kind === 'comma' && error.at === first
        ? new ParseError(
            first,
            `${error.message}; a comma separates actions: quote a value that contains a comma`,
          )
        : error;
    }
    const comma = reader.take('comma');
    if (comma === undefined) {
      return actions;
    }
    separator = comma;
  }
}

function parseRule(tokens: readonly [Token, ...Token[]]): Rule | ScriptFunction {
  const [first] = tokens;
  const {line} = first;
  const reader = new TokenReader(tokens);
  const before = reader.takeUntil('colon', 'newline');
  const text = textOf(before);
  const colon = reader.take('colon');
  if (colon === undefined) {
    const other = before.find(
      (token) => /[:：︰﹕꞉∶]/u.test(token.text) && token.kind !== 'string',
    );
    throw new ParseError(
      other ?? first,
      other
        ? `"${other.text}": the colon after an event is a ":" with a space, "{" or the end of the line behind it`
        : `"${text}" has no colon: a rule is "event : actions", its event on one line`,
    );
  }
  const block = reader.take('block');
  const code = block?.text.slice(1, -1) ?? '';
  if (first.text === 'function') {
    const {name} =
      /^function (?<name>[\w$]+) \( (?:[\w$]+(?: , [\w$]+)* )?\)$/u.exec(text)?.groups ?? {};
    if (block === undefined || name === undefined) {
      throw new ParseError(first, 'a function is written "function name(parameters) : {"');
    }
    return {name, code: `${text} {${code}}`, line};
  }
  const event = parseEvent(before, colon);
  return block
    ? {line, event, text, actions: [], script: {code, line}}
    : {line, event, text, actions: parseActions(reader, colon)};
}

/** Parses an EVENTS text. An undocumented form is a fault; a rule with a fault is omitted. */
export function parseEvents(text: string): Program & {readonly faults: readonly EventsFault[]} {
  const {tokens, faults} = tokenize(text);
  const rules: Rule[] = [];
  const functions: ScriptFunction[] = [];
  const found: EventsFault[] = [...faults];
  const faultyLines = new Set(faults.map(({line}) => line));
  for (const own of tokensOfRules(tokens)) {
    if (!isNonEmpty(own) || own[0].kind === 'newline') {
      continue;
    }
    try {
      const part = parseRule(own);
      if (own.some(({line}) => faultyLines.has(line))) {
        continue;
      }
      if ('event' in part) {
        rules.push(part);
      } else {
        functions.push(part);
      }
    } catch (error) {
      if (!(error instanceof ParseError)) {
        throw error;
      }
      if (!faultyLines.has(error.at.line)) {
        const {line, column} = error.at;
        found.push({line, column, message: error.message});
      }
    }
  }
  return {
    rules,
    functions,
    faults: found.sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

/** All JavaScript of a program: the blocks of its rules, then its functions. */
export function scriptsOf({rules, functions}: Program): readonly Script[] {
  return [...rules.flatMap(({script}) => script ?? []), ...functions];
}

/** The conditions of an event, from left to right. */
export function conditionsOf(expression: Expression): readonly Condition[] {
  switch (expression.kind) {
    case 'condition':
      return [expression];
    case 'not':
      return conditionsOf(expression.of);
    case 'and':
    case 'or':
      return [...conditionsOf(expression.left), ...conditionsOf(expression.right)];
  }
}

/** Data points and variables on which an event depends, from left to right. */
export function namesIn(event: Expression): readonly string[] {
  return conditionsOf(event).flatMap(({keyword, name}) =>
    name && (keyword === 'IO' || keyword === '$') ? [name.text] : [],
  );
}
