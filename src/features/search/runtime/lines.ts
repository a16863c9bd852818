import type {PageTexts} from '../documents';
import {maxLine} from '../limits';
import {numberPlaceholder, termsOf} from '../tokens';
import {asTree, sectionKey, type SearchHit, type Titles} from './hits';
import type {QueryWord} from './ranking';

/** Line of a page. The terms of a line are read on demand, because few lines can answer a query. */
export interface Line {
  readonly text: string;
  /** Anchor of the section that contains the line. */
  readonly section: string;
  /** Anchor of the table row, or of the section if the line is not a row. */
  readonly anchor: string;
  /** Letters and digits of the line, for a fast search of parts of words. */
  readonly letters: string;
  /** Whether it is the first line of code in its section, and contains the name of the section. */
  readonly isSignature: boolean;
  /**
   * Terms of the line, and those of its label (name of a fact or row); undefined until they are
   * read.
   */
  terms?: readonly string[];
  label?: readonly string[];
}

/** Words that ask for a limit; the answer seldom contains them. */
const limitWords = /^(?:max|maximum|many|most|limits?|length|size|range|highest|largest)$/iu;
const limitText = /\b(?:up to|at most|maximum|no more than|or less|highest|\d+ (?:to|or) \d+)\b/iu;

const weights = {
  /** Line that states a limit, if the query asks for one. */
  limit: 0.8,
  /** Signature: the first line of code in a section, if it contains the name of the section. */
  signature: 1.8,
  /** Label of a fact or name of a row, if the query contains it. */
  label: 1.3,
  /** Minimum score of a further line of the first page, as a share of the best. */
  furtherLine: 0.3,
};

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Converts the texts of a page to lines that can be scored. */
export function linesOf({texts}: PageTexts): Line[] {
  return Object.entries(texts).flatMap(([section, ofSection]) => {
    const name = lettersOf(section.replace(/-\d+$/u, ''));
    let hasCode = false;
    return ofSection.map((line): Line => {
      const [text, anchor = section] = typeof line === 'string' ? [line] : line;
      const letters = lettersOf(text);
      const isFirstCode = !hasCode && /^`[^`]*`$/u.test(text);
      hasCode ||= isFirstCode;
      const isSignature = isFirstCode && name !== '' && letters.includes(name);
      return {text, section, anchor, letters, isSignature};
    });
  });
}

/** Terms of words by word, because most words occur in many lines. */
const known = new Map<string, readonly string[]>();

/** Terms of a title, which many queries need. */
function titleTerms(title: string): readonly string[] {
  const terms = known.get(title) ?? termsOf(title, known);
  known.set(title, terms);
  return terms;
}

/** How well the best of some terms matches a word; 0 if none does. */
function matchOf(word: QueryWord, terms: readonly string[]): number {
  let best = 0;
  for (const term of terms) {
    const match = word.terms.get(term);
    if (match !== undefined && match > best) {
      best = match;
    }
  }
  return best;
}

/** Whether a word is one letter, which is nearly always unfinished and occurs in nearly all lines. */
const isLetter = (word: string) => /^\p{L}$/u.test(word);

/** Parts by word, because each page with a hit needs them. */
const piecesByWord = new WeakMap<QueryWord, readonly string[]>();

/**
 * Parts of the terms of a word. A line that matches the word contains at least one of them. The
 * last letter of a longer word is omitted, because stemming can change it: `batteri` for `battery`.
 */
function piecesOf(word: QueryWord): readonly string[] {
  const cached = piecesByWord.get(word);
  if (cached !== undefined) {
    return cached;
  }
  const typed = word.text.toLowerCase();
  // One part of an unfinished identifier, such as `uiS`, is a letter, which nearly all lines
  // contain.
  const read = [...word.terms.keys()].filter((term) => !isLetter(term) || term === typed);
  const pieces = read.map((term) => {
    const [longest = ''] = term.split(numberPlaceholder).sort((a, b) => b.length - a.length);
    const isTyped = typed.length > 2 && term.startsWith(typed);
    return lettersOf(isTyped ? typed : longest).replace(/(.)[eil]$/u, '$1');
  });
  piecesByWord.set(word, pieces);
  return pieces;
}

/** Words of the query that are neither in the title nor in the URL name of the page. */
function restOf([hit]: readonly SearchHit[], words: readonly QueryWord[]): QueryWord[] {
  const {t = '', u = ''} = hit ?? {};
  const title = [...titleTerms(t), ...titleTerms(u.slice(u.lastIndexOf('/') + 1))];
  return words.filter((word) => !isLetter(word.text) && matchOf(word, title) < 0.5);
}

/** Whether a word of the query is neither in the title nor in the URL name of the page. */
export function hasRest(hits: readonly SearchHit[], words: readonly QueryWord[]): boolean {
  return restOf(hits, words).length > 0;
}

/** Maximum number of lines of the first page; each hit of another page has one line. */
const maxLines = 4;
/** Maximum number of rows of these lines on a phone, and the number of characters in a row. */
const [maxRows, rowLength] = [12, 40];

/** The first lines that fit into these rows; one that is too long for the remaining rows is omitted. */
function fitting(texts: Iterable<string>): string[] {
  let used = 0;
  return [...texts].slice(0, maxLines).filter((text) => {
    const rows = Math.ceil(Math.min(text.length, maxLine) / rowLength);
    const fits = used + rows <= maxRows;
    used += fits ? rows : 0;
    return fits;
  });
}

/**
 * Adds to the hits of a page the lines with most of the words that its title does not contain.
 * Lines of the first hit come from the whole page, lines of the others from their sections. No line
 * is repeated; a section hit without a line is removed. The first page has one hit with up to
 * `maxLines` lines.
 */
export function withLines(
  hits: readonly SearchHit[],
  lines: readonly Line[],
  words: readonly QueryWord[],
  titles: Titles,
  isFirstPage = false,
): SearchHit[] {
  const rest = restOf(hits, words);
  const pieces = new RegExp([...new Set(rest.flatMap(piecesOf))].join('|'), 'u');
  const asksLimit = rest.some(({text}) => limitWords.test(text));
  const scoreOf = (line: Line): number => {
    const {text, letters, isSignature} = line;
    const isLimit = asksLimit && limitText.test(text);
    if (!isLimit && !pieces.test(letters)) {
      return 0;
    }
    const terms = (line.terms ??= termsOf(text, known));
    const label = (line.label ??= termsOf(/^[^·:]{1,40}(?=: | · )/u.exec(text)?.[0] ?? '', known));
    const score = rest.reduce((sum, word) => {
      const asLimit = isLimit && limitWords.test(word.text) ? weights.limit : 0;
      const match = Math.max(matchOf(word, terms), weights.label * matchOf(word, label), asLimit);
      return sum + word.idf * match;
    }, 0);
    return isSignature ? weights.signature * score : score;
  };
  const shown = new Set<string>();
  const answers = hits.slice(0, isFirstPage ? 1 : hits.length).flatMap((hit, rank) => {
    const scored = lines
      .flatMap((line) => {
        const score = rank === 0 || hit.h === line.section ? scoreOf(line) : 0;
        return score > 0 && !shown.has(line.text) ? [{line, score}] : [];
      })
      .sort((a, b) => b.score - a.score);
    const [best] = scored;
    if (best === undefined) {
      return rank === 0 ? [hit] : [];
    }
    const texts = new Set(
      scored
        .filter(({score}) => score >= weights.furtherLine * best.score)
        .map(({line}) => line.text),
    );
    const shownHere = isFirstPage ? fitting(texts) : [...texts].slice(0, 1);
    shownHere.forEach((text) => shown.add(text));
    const {anchor} = best.line;
    const section = titles.sections.get(sectionKey(hit.i, best.line.section));
    return {
      ...hit,
      lines: shownHere,
      ...(anchor !== '' && {h: anchor}),
      ...(hit.s !== undefined && section !== undefined && {s: section}),
    };
  });
  return asTree(answers);
}
