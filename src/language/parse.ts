import {actionForms, eventForms, namedOnly, type Comparison, type Form} from './keywords';
import {limits} from './limits';
import {fill, partOf, type Part} from './match';
import {tokenize, type EventsFault, type Position, type Token} from './tokens';

/** A condition of an event. */
export interface Condition {
  readonly kind: 'condition';
  /** The keyword, or `$` for a variable. */
  readonly keyword: string;
  /** The address or the variable, if there is one. */
  readonly name?: Part;
  readonly operator?: Comparison;
  readonly value?: Part;
  /** As it is written, with one space between its parts. */
  readonly text: string;
}

/** Conditions, joined in the order in which they are evaluated. */
export type Expression =
  | Condition
  | {readonly kind: 'not'; readonly of: Expression}
  | {readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression};

/** An action of a rule. */
export interface Action {
  /** The keyword, or `$` for a variable. */
  readonly keyword: string;
  /** The addresses before the `=`, or the variable. */
  readonly targets: readonly Part[];
  /** The parts after the `=`; all parts if there is no `=`. */
  readonly values: readonly Part[];
  /** As it is written, with one space between its parts. */
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
  /** The event as it is written, with one space between its parts. */
  readonly text: string;
  readonly actions: readonly Action[];
  readonly script?: Script;
}

/** A function of the text, with its head. */
export interface ScriptFunction extends Script {
  readonly name: string;
}

/** The syntax tree of an EVENTS text. */
export interface Program {
  readonly rules: readonly Rule[];
  readonly functions: readonly ScriptFunction[];
}

/** A mistake that ends the reading of a rule. */
class Mistake extends Error {
  constructor(
    readonly at: Position,
    what: string,
  ) {
    // It repeats words of the text, which may be of any length.
    super(what.length > limits.message ? `${what.slice(0, limits.message)}…` : what);
  }
}

/** The keyword that a token stands for; a variable stands for `$`. */
function keywordOf({kind, text}: Token): string {
  if (kind === 'variable') {
    return '$';
  }
  // Small letters are shown of this one keyword: Sonos 6143.
  return text === 'audio' ? 'AUDIO' : text;
}

function formsOf(what: 'action' | 'event', token: Token): readonly Form[] {
  const table: Readonly<Record<string, readonly Form[]>> =
    what === 'event' ? eventForms : actionForms;
  const word = keywordOf(token);
  if (token.kind === 'string' || !Object.hasOwn(table, word)) {
    const capitals = word.toUpperCase();
    throw new Mistake(
      token,
      token.kind === 'word' && Object.hasOwn(table, capitals)
        ? `keywords are written in capitals: ${capitals}`
        : `${token.kind === 'string' ? token.text : `"${token.text}"`} is not an ${what} keyword`,
    );
  }
  const forms = table[word] ?? [];
  if (forms.length === 0) {
    throw new Mistake(
      token,
      `the form of the ${what} ${word} is not documented (${namedOnly[what]})`,
    );
  }
  return forms;
}

const written = (tokens: readonly Token[]) => tokens.map(({text}) => text).join(' ');

function filled(what: 'action' | 'event', tokens: readonly [Token, ...Token[]]) {
  const [keyword, ...rest] = tokens;
  const forms = formsOf(what, keyword);
  if (tokens.length > limits.words) {
    throw new Mistake(
      keyword,
      `the ${what} has more than ${limits.words} words: divide it, or quote texts`,
    );
  }
  const result = fill(keyword, rest, forms);
  if ('what' in result) {
    throw new Mistake(result.at, result.what);
  }
  const left = keyword.kind === 'variable' ? [partOf(keyword)] : result.left;
  return {...result, keyword: keywordOf(keyword), left, text: written(tokens)};
}

function hasFirst(tokens: readonly Token[]): tokens is readonly [Token, ...Token[]] {
  return tokens.length > 0;
}

/** The tokens of an event as an expression: AND and OR left to right, NOT first, brackets as written. */
function expressionOf(tokens: readonly Token[], colon: Token): Expression {
  let [at, depth, count] = [0, 0, 0];
  const next = () => tokens[at] ?? colon;
  const isAt = (text: string) => at < tokens.length && next().text === text;

  const condition = (): Expression => {
    const from = at;
    while (at < tokens.length && next().kind !== 'logic' && next().kind !== 'bracket') {
      at += 1;
    }
    const own = tokens.slice(from, at);
    if (!hasFirst(own)) {
      throw new Mistake(next(), `a condition is missing before "${next().text}"`);
    }
    count += 1;
    if (count > limits.conditions) {
      throw new Mistake(
        own[0],
        `an event has ${limits.conditions} conditions at most: divide it into several rules`,
      );
    }
    const {keyword, left, operator, right, text} = filled('event', own);
    return {kind: 'condition', keyword, name: left[0], operator, value: right[0], text};
  };
  const term = (): Expression => {
    if (isAt('NOT')) {
      at += 1;
      if (isAt('NOT')) {
        throw new Mistake(next(), 'NOT cannot be repeated');
      }
      return {kind: 'not', of: term()};
    }
    if (!isAt('(')) {
      return condition();
    }
    const open = next();
    at += 1;
    depth += 1;
    if (depth > limits.depth) {
      throw new Mistake(
        open,
        `brackets are nested ${limits.depth} levels deep at most: keep a part of the event in a variable`,
      );
    }
    const inner = joined();
    if (!isAt(')')) {
      throw new Mistake(open, 'the bracket is not closed');
    }
    depth -= 1;
    at += 1;
    return inner;
  };
  const joined = (): Expression => {
    let left = term();
    while (isAt('AND') || isAt('OR')) {
      const kind = isAt('AND') ? 'and' : 'or';
      at += 1;
      left = {kind, left, right: term()};
    }
    return left;
  };
  const comma = tokens.find(({kind}) => kind === 'comma');
  if (comma) {
    throw new Mistake(comma, 'a comma separates actions: quote a value that contains a comma');
  }
  const all = joined();
  if (at < tokens.length) {
    throw new Mistake(next(), `AND, OR or a colon is expected before "${next().text}"`);
  }
  return all;
}

/**
 * The tokens of each rule, without comments: it continues in the next line after
 * a comma or a colon, also if it has a fault.
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

/** Tokens in their order, read one after another. */
class Reader {
  #at = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  peek(): Token | undefined {
    return this.tokens[this.#at];
  }

  /** The next token, if it is of this kind. */
  take(kind: Token['kind']): Token | undefined {
    const token = this.peek();
    if (token?.kind !== kind) {
      return undefined;
    }
    this.#at += 1;
    return token;
  }

  /** Tokens up to one of these kinds. */
  upTo(...kinds: readonly Token['kind'][]): readonly Token[] {
    const from = this.#at;
    for (let token = this.peek(); token && !kinds.includes(token.kind); token = this.peek()) {
      this.#at += 1;
    }
    return this.tokens.slice(from, this.#at);
  }
}

/**
 * The list of actions after the colon. It goes on after a comma and may begin
 * after the colon on the next line (Events Programming 1440). A blank line or a
 * line with nothing but a comment within the list is not shown, so it is refused.
 */
function actionsOf(reader: Reader, colon: Token): Action[] {
  const actions: Action[] = [];
  let separator = colon;
  for (;;) {
    let own = reader.upTo('comma', 'newline', 'colon');
    if (own.length === 0 && reader.take('newline')) {
      own = reader.upTo('comma', 'newline', 'colon');
    }
    const end = reader.peek();
    if (end?.kind === 'colon') {
      throw new Mistake(end, 'a second colon: a rule has one colon, and ends if no comma follows');
    }
    if (!hasFirst(own)) {
      throw new Mistake(
        separator,
        `an action is missing after the ${separator.kind}: write it on the same line or on the next line`,
      );
    }
    const [first] = own;
    if (first.text.startsWith('{')) {
      throw new Mistake(
        first,
        separator.kind === 'comma'
          ? 'a rule has either a list of actions or one block of JavaScript'
          : 'put the opening brace on the line of the event',
      );
    }
    try {
      const {keyword, left, operator, right, text} = filled('action', own);
      actions.push(
        operator === undefined
          ? {keyword, targets: [], values: left, text}
          : {keyword, targets: left, values: right, text},
      );
    } catch (error) {
      throw error instanceof Mistake && separator.kind === 'comma' && error.at === first
        ? new Mistake(
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

function partFrom(tokens: readonly [Token, ...Token[]]): Rule | ScriptFunction {
  const [first] = tokens;
  const {line} = first;
  const reader = new Reader(tokens);
  const before = reader.upTo('colon', 'newline');
  const text = written(before);
  const colon = reader.take('colon');
  if (colon === undefined) {
    throw new Mistake(
      first,
      `"${text}" has no colon: a rule is "event : actions", its event on one line`,
    );
  }
  const block = reader.take('block');
  const code = block?.text.slice(1, -1) ?? '';
  if (first.text === 'function') {
    const {name} =
      /^function (?<name>[\w$]+) \( (?:[\w$]+(?: , [\w$]+)* )?\)$/u.exec(text)?.groups ?? {};
    if (block === undefined || name === undefined) {
      throw new Mistake(first, 'a function is written "function name(parameters) : {"');
    }
    return {name, code: `${text} {${code}}`, line};
  }
  const event = expressionOf(before, colon);
  return block
    ? {line, event, text, actions: [], script: {code, line}}
    : {line, event, text, actions: actionsOf(reader, colon)};
}

/** Parses an EVENTS text. A form that no source shows is a fault; a rule with a fault is left out. */
export function parseEvents(text: string): Program & {readonly faults: readonly EventsFault[]} {
  if (text.length > limits.characters) {
    const what = `a text has ${limits.characters} characters at most: divide it into several files`;
    return {rules: [], functions: [], faults: [{line: 1, column: 1, what}]};
  }
  const {tokens, faults} = tokenize(text);
  const rules: Rule[] = [];
  const functions: ScriptFunction[] = [];
  const found: EventsFault[] = [...faults];
  const faultyLines = new Set(faults.map(({line}) => line));
  for (const own of tokensOfRules(tokens)) {
    if (!hasFirst(own) || own[0].kind === 'newline') {
      continue;
    }
    try {
      const part = partFrom(own);
      if (own.some(({line}) => faultyLines.has(line))) {
        continue;
      }
      if ('event' in part) {
        rules.push(part);
      } else {
        functions.push(part);
      }
    } catch (error) {
      if (!(error instanceof Mistake)) {
        throw error;
      }
      if (!faultyLines.has(error.at.line)) {
        const {line, column} = error.at;
        found.push({line, column, what: error.message});
      }
    }
  }
  return {
    rules,
    functions,
    faults: found.sort((a, b) => a.line - b.line || a.column - b.column),
  };
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
