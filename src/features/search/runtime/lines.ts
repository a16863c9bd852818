import type {PageTexts} from '../documents';
import {numberPlaceholder, termsOf} from '../tokens';
import {asTree, sectionKey, type SearchHit, type Titles} from './hits';
import type {QueryWord} from './ranking';

/** Line of a page. Its terms are read on demand, because few lines can answer a query. */
export interface Line {
  readonly text: string;
  /** Anchor of its section. */
  readonly section: string;
  /** Anchor of its row, or of its section. */
  readonly anchor: string;
  /** Its letters and digits, in which a part of a word is found fast. */
  readonly letters: string;
  /** Whether it is the first line of code in a section that has its name. */
  readonly isSignature: boolean;
  /** Its terms, and those of the label of a fact or the name of a row, once it has been read. */
  terms?: readonly string[];
  label?: readonly string[];
}

/** Words that ask for a limit; the answer seldom contains them. */
const limitWords = /^(?:max|maximum|many|most|limits?|length|size|range|highest|largest)$/iu;
const limitText = /\b(?:up to|at most|maximum|no more than|or less|highest|\d+ (?:to|or) \d+)\b/iu;

const weights = {
  /** Line that states a limit, if the query asks for one. */
  limit: 0.8,
  /** First line of code in a section that has its name: a signature. */
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

/** Lines of a page. */
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

/** How well terms match a word: the match of the best. */
function matchOf(word: QueryWord, terms: readonly string[]): number {
  return terms.reduce((best, term) => Math.max(best, word.terms.get(term) ?? 0), 0);
}

/** Whether a word is one letter, which is nearly always unfinished and occurs in nearly all lines. */
const isLetter = (word: string) => /^\p{L}$/u.test(word);

/**
 * Letters of which a line with a term of a word has some: as typed for a longer word, without the
 * last letter that a stem can change, as in `batteri` for `battery`.
 */
function piecesOf({text, terms}: QueryWord): string[] {
  const typed = text.toLowerCase();
  // Of an unfinished identifier, such as `uiS`, a letter is a part, which nearly all lines have.
  const read = [...terms.keys()].filter((term) => !isLetter(term) || term === typed);
  return read.map((term) => {
    const [longest = ''] = term.split(numberPlaceholder).sort((a, b) => b.length - a.length);
    const isTyped = typed.length > 2 && term.startsWith(typed);
    return lettersOf(isTyped ? typed : longest).replace(/(.)[eil]$/u, '$1');
  });
}

/** Words that the title and the name of the page of hits do not contain. */
function restOf([hit]: readonly SearchHit[], words: readonly QueryWord[]): QueryWord[] {
  const {t = '', u = ''} = hit ?? {};
  const title = [...titleTerms(t), ...titleTerms(u.slice(u.lastIndexOf('/') + 1))];
  return words.filter((word) => !isLetter(word.text) && matchOf(word, title) < 0.5);
}

/** Whether the query has a word that the title of the page of hits does not contain. */
export function hasRest(hits: readonly SearchHit[], words: readonly QueryWord[]): boolean {
  return restOf(hits, words).length > 0;
}

/** Maximum number of lines of the first page; another page has one in each hit. */
const maxLines = 3;

/**
 * Adds to the hits of a page the lines that contain most of the words that its title does not. The
 * first hit of a page has lines of any section, the others of their own; no line occurs twice, and
 * a section without a line is omitted. The first page has its lines in one hit.
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
    const shownHere = [...texts].slice(0, isFirstPage ? maxLines : 1);
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
