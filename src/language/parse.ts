import {
  actionForms,
  actionKeywords,
  eventForms,
  eventKeywords,
  namedOnly,
  type Comparison,
  type Form,
} from './keywords';
import {limits} from './limits';
import {fill, type Part} from './match';
import {tokenize, type EventsFault, type Position, type Token} from './tokens';

/** Conditions, joined as they are worked out. */
export type Expression<C> =
  | {readonly kind: 'condition'; readonly condition: C}
  | {readonly kind: 'not'; readonly of: Expression<C>}
  | {
      readonly kind: 'and' | 'or';
      readonly left: Expression<C>;
      readonly right: Expression<C>;
    };

/** A condition of an event. */
export interface EventCondition extends Position {
  /** The keyword, or `$` for a variable. */
  readonly keyword: string;
  /** The address or the variable, where there is one. */
  readonly name?: Part;
  readonly operator?: Comparison;
  readonly value?: Part;
  /** As it is written, with one blank between its parts. */
  readonly text: string;
}

/** An action of a rule. */
export interface EventAction extends Position {
  /** The keyword, or `$` for a variable. */
  readonly keyword: string;
  /** What stands left of the `=`: addresses, or the variable. */
  readonly targets: readonly Part[];
  /** What stands right of it; all parts where there is no `=`. */
  readonly values: readonly Part[];
  /** As it is written, with one blank between its parts. */
  readonly text: string;
}

interface WithEvent {
  /** Line on which the part begins, from 1. */
  readonly line: number;
  readonly event: Expression<EventCondition>;
  /** The event as it is written, with one blank between its parts. */
  readonly eventText: string;
}

/** JavaScript of a part, with the line on which it begins. */
interface WithCode {
  readonly line: number;
  readonly code: string;
  readonly codeLine: number;
}

/** A part of an EVENTS file. */
export type EventsPart =
  | (WithEvent & {readonly kind: 'rule'; readonly actions: readonly EventAction[]})
  | (WithEvent & WithCode & {readonly kind: 'block'})
  | (WithCode & {readonly kind: 'function'});

/** What an EVENTS text says, and the mistakes in it. A rule with a mistake is left out. */
export interface EventsFile {
  readonly parts: readonly EventsPart[];
  readonly faults: readonly EventsFault[];
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

const isKnown = (words: readonly string[], word: string) => words.includes(word);

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
    const known = what === 'event' ? eventKeywords : actionKeywords;
    throw new Mistake(
      token,
      isKnown(known, capitals) && token.kind === 'word'
        ? `keywords are written in capitals: ${capitals}`
        : `${quoted(token)} is not an ${what} keyword`,
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

/** A token in quotation marks, which a text has already. */
function quoted({kind, text}: Token): string {
  return kind === 'string' ? text : `"${text}"`;
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
  const [own] = keyword.kind === 'variable' ? [keyword] : [];
  return {
    keyword: keywordOf(keyword),
    left: own
      ? [{kind: 'variable' as const, text: own.text, line: own.line, column: own.column}]
      : result.left,
    operator: result.operator,
    right: result.right,
    text: written(tokens),
    line: keyword.line,
    column: keyword.column,
  };
}

function hasFirst(tokens: readonly Token[]): tokens is readonly [Token, ...Token[]] {
  return tokens.length > 0;
}

/** The tokens of an event as an expression: AND and OR left to right, NOT first, brackets as written. */
function expressionOf(tokens: readonly Token[], colon: Token): Expression<EventCondition> {
  let [at, depth, count] = [0, 0, 0];
  const next = () => tokens[at] ?? colon;
  const isAt = (text: string) => at < tokens.length && next().text === text;

  const condition = (): Expression<EventCondition> => {
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
    const {keyword, left, operator, right, text, line, column} = filled('event', own);
    return {
      kind: 'condition',
      condition: {keyword, name: left[0], operator, value: right[0], text, line, column},
    };
  };
  const term = (): Expression<EventCondition> => {
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
  const joined = (): Expression<EventCondition> => {
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

/** Tokens in their order, read one after another. */
class Reader {
  #at = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  peek(): Token | undefined {
    return this.tokens[this.#at];
  }

  take(): Token | undefined {
    const token = this.peek();
    this.#at += 1;
    return token;
  }

  /** Tokens up to one of these kinds, which stays to be read; comments are left out. */
  upTo(...kinds: readonly Token['kind'][]): Token[] {
    const found: Token[] = [];
    for (let token = this.peek(); token && !kinds.includes(token.kind); token = this.peek()) {
      if (token.kind !== 'comment') {
        found.push(token);
      }
      this.#at += 1;
    }
    return found;
  }

  /** Go to the end of a rule that cannot be read, so that the rest of its list is no new mistake. */
  skipRule(): void {
    this.upTo('newline');
    while (this.peek() && this.#goesOn()) {
      this.take();
      this.upTo('newline');
    }
  }

  /** Whether the line that has been read ends in a comma or a colon. */
  #goesOn(): boolean {
    let at = this.#at - 1;
    while (this.tokens[at]?.kind === 'comment') {
      at -= 1;
    }
    const last = this.tokens[at];
    return last?.kind === 'comma' || last?.kind === 'colon';
  }
}

/**
 * The list of actions after the colon. It goes on after a comma and may begin
 * after the colon on the next line (Events Programming 1440). A blank line or a
 * line with nothing but a comment within the list is not shown, so it is refused.
 */
function actionsOf(reader: Reader, colon: Token): EventAction[] {
  const actions: EventAction[] = [];
  let separator = colon;
  for (;;) {
    let own = reader.upTo('comma', 'newline', 'colon');
    if (own.length === 0 && reader.peek()?.kind === 'newline') {
      reader.take();
      own = reader.upTo('comma', 'newline', 'colon');
    }
    const end = reader.peek();
    if (end?.kind === 'colon') {
      throw new Mistake(end, 'a second colon: a rule has one colon, and ends if no comma follows');
    }
    const [first] = own;
    if (!hasFirst(own) || first === undefined) {
      throw new Mistake(
        separator,
        `an action is missing after the ${separator.kind}: write it on the same line or on the next line`,
      );
    }
    if (first.text.startsWith('{')) {
      throw new Mistake(
        first,
        separator.kind === 'comma'
          ? 'a rule has either a list of actions or one block of JavaScript'
          : 'put the opening brace on the line of the event',
      );
    }
    try {
      const {keyword, left, operator, right, text, line, column} = filled('action', own);
      actions.push({
        keyword,
        targets: operator === undefined ? [] : left,
        values: operator === undefined ? left : right,
        text,
        line,
        column,
      });
    } catch (error) {
      throw error instanceof Mistake && separator.kind === 'comma' && error.at === first
        ? new Mistake(
            first,
            `${error.message}; a comma separates actions: quote a value that contains a comma`,
          )
        : error;
    }
    if (end?.kind !== 'comma') {
      return actions;
    }
    separator = end;
    reader.take();
  }
}

function partFrom(reader: Reader): EventsPart | undefined {
  const first = reader.peek();
  const before = reader.upTo('colon', 'newline');
  if (first === undefined || !hasFirst(before)) {
    reader.take();
    return undefined;
  }
  const colon = reader.peek();
  if (colon?.kind !== 'colon') {
    throw new Mistake(
      first,
      `"${written(before)}" has no colon: a rule is "event : actions", its event on one line`,
    );
  }
  reader.take();
  const {line} = first;
  const block = reader.peek()?.kind === 'block' ? reader.take() : undefined;
  const inner = block?.text.slice(1, -1) ?? '';
  if (first.text === 'function') {
    const head = before.map(({text}) => text).join(' ');
    if (block === undefined || !/^function [\w$]+ \( (?:[\w$]+(?: , [\w$]+)* )?\)$/u.test(head)) {
      throw new Mistake(first, 'a function is written "function name(parameters) : {"');
    }
    return {kind: 'function', line, code: `${head} {${inner}}`, codeLine: block.line};
  }
  const event = expressionOf(before, colon);
  const own = {line, event, eventText: written(before)};
  return block
    ? {kind: 'block', ...own, code: inner, codeLine: block.line}
    : {kind: 'rule', ...own, actions: actionsOf(reader, colon)};
}

/**
 * Does something without errors keeping the calls that led to them: of a text of
 * thousands of mistakes, that takes longer than the reading.
 */
function withoutCalls<Result>(read: () => Result): Result {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 0;
  try {
    return read();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Read an EVENTS text: rules with their lists of actions, blocks of JavaScript
 * and functions. What no source shows is a fault, and says so.
 */
export function parseEvents(text: string): EventsFile {
  if (text.length > limits.characters) {
    const what = `a text has ${limits.characters} characters at most: divide it into several files`;
    return {parts: [], faults: [{line: 1, column: 1, what}]};
  }
  const {tokens, faults} = tokenize(text);
  const reader = new Reader(tokens);
  const parts: EventsPart[] = [];
  const found: EventsFault[] = [...faults];
  const spoilt = new Set(faults.map(({line}) => line));
  const isSpoilt = (from: number, to: number) => {
    for (let line = from; line <= to; line += 1) {
      if (spoilt.has(line)) {
        return true;
      }
    }
    return false;
  };
  for (let first = reader.peek(); first; first = reader.peek()) {
    const from = first.line;
    try {
      const part = withoutCalls(() => partFrom(reader));
      const to = reader.peek()?.line ?? from;
      if (part && !isSpoilt(from, to)) {
        parts.push(part);
      }
    } catch (error) {
      if (!(error instanceof Mistake)) {
        throw error;
      }
      if (!spoilt.has(error.at.line)) {
        const {line, column} = error.at;
        found.push({line, column, what: error.message});
      }
      reader.skipRule();
    }
  }
  return {parts, faults: found.sort((a, b) => a.line - b.line || a.column - b.column)};
}

/** A rule that only repeats the event of a rule above it. */
export interface Joinable {
  readonly line: number;
  readonly event: string;
}

/**
 * Rules whose actions could stand in the list of a rule above them, which has
 * the same event: the one right above, or one of the same paragraph. Blank
 * lines part paragraphs, which may be about different things.
 */
export function joinableRules(text: string): Joinable[] {
  const lines = text.split('\n');
  const inParagraph = new Set<string>();
  let above: EventsPart | undefined;
  return parseEvents(text).parts.flatMap((part) => {
    const event = part.kind === 'rule' ? part.eventText : undefined;
    const isRightBelow = above?.kind === 'rule' && above.eventText === event;
    const between = lines.slice((above?.line ?? part.line) - 1, part.line - 1);
    if (between.some((line) => line.trim() === '')) {
      inParagraph.clear();
    }
    above = part;
    if (event === undefined) {
      return [];
    }
    const isRepeated = isRightBelow || inParagraph.has(event);
    inParagraph.add(event);
    return isRepeated ? [{line: part.line, event}] : [];
  });
}
