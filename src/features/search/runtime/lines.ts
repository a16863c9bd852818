import type {PageTexts} from '../documents';
import {numberPlaceholder, termsOf} from '../tokens';
import {sectionKey, type SearchHit, type Titles} from './hits';
import type {QueryWord} from './ranking';

/** Lines of a page. */
export interface Lines {
  readonly lines: readonly Line[];
  /** Their letters and digits, one line each, in which a part of a word is found fast. */
  readonly letters: string;
  /** End of each line in the letters. */
  readonly ends: readonly number[];
}

/** Line of a page. Its terms are read on demand, because few lines can answer a query. */
export interface Line {
  readonly text: string;
  /** Anchor of its section. */
  readonly section: string;
  /** Anchor of its row, or of its section. */
  readonly anchor: string;
  /** Whether it is the first line of code in a section that has its name. */
  readonly isSignature: boolean;
  /** What scores it, once it has been read. */
  score?: LineScore;
}

/** What scores a line. */
interface LineScore {
  readonly terms: readonly string[];
  /** Terms of the label of a fact, or of the name of a row. */
  readonly label: readonly string[];
  readonly weight: number;
}

/** Words that ask for a limit; the answer seldom contains them. */
const limitWords = /^(?:max|maximum|many|most|limits?|length|size|range|highest|largest)$/iu;
const limitText = /\b(?:up to|at most|maximum|no more than|or less|highest|\d+ (?:to|or) \d+)\b/iu;

const weights = {
  /** Word that the heading of the section contains, but not the line. */
  heading: 0.5,
  /** All words that the title of the page contains, as a share of the others. */
  title: 0.1,
  /** Line that states a limit, if the query asks for one. */
  limit: 0.8,
  /** First line of code in a section that has its name: a signature. */
  signature: 1.8,
  /** Fact or row, which answers in fewer words than a sentence. */
  structured: 1.25,
  /** Line of an example. */
  example: 0.7,
  /** Label of a fact or name of a row, if the query contains it. */
  label: 1.3,
  /** Minimum score of a further line of the first page, as a share of the best. */
  furtherLine: 0.3,
  /** Length in characters at which a line counts half. */
  length: 1200,
};

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const isCode = (text: string) => /^`[^`]*`$/u.test(text);

/** Lines of a page. */
export function linesOf({texts}: PageTexts): Lines {
  const lines = Object.entries(texts).flatMap(([section, ofSection]) => {
    const name = lettersOf(section.replace(/-\d+$/u, ''));
    let hasCode = false;
    return ofSection.map((line): Line => {
      const [text, anchor = section] = typeof line === 'string' ? [line] : line;
      const isFirstCode = !hasCode && isCode(text);
      hasCode ||= isFirstCode;
      const isSignature = isFirstCode && name !== '' && lettersOf(text).includes(name);
      return {text, section, anchor, isSignature};
    });
  });
  const parts = lines.map(({text}) => lettersOf(text));
  let end = -1;
  return {lines, letters: parts.join('\n'), ends: parts.map(({length}) => (end += 1 + length))};
}

/** Whether each line may have one of some pieces. */
function linesWith({lines, letters, ends}: Lines, pieces: readonly string[]): Uint8Array {
  const found = new Uint8Array(lines.length);
  for (const piece of pieces) {
    let at = letters.indexOf(piece);
    for (let line = 0; at >= 0 && line < lines.length; line += 1) {
      const end = ends[line] ?? 0;
      if (at < end) {
        found[line] = 1;
        at = letters.indexOf(piece, end);
      }
    }
  }
  return found;
}

/** Terms of words by word, because most words occur in many lines. */
const known = new Map<string, readonly string[]>();

function read(line: Line): LineScore {
  if (line.score !== undefined) {
    return line.score;
  }
  const {text, isSignature} = line;
  const label = /^[^·:]{1,40}(?=: | · )/u.exec(text)?.[0] ?? '';
  const isStructured = label !== '' || text.includes(' · ');
  const codeWeight = isSignature ? weights.signature : weights.example;
  line.score = {
    terms: termsOf(text, known),
    label: termsOf(label, known),
    weight: isCode(text) ? codeWeight : isStructured ? weights.structured : 1,
  };
  return line.score;
}

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

/**
 * Letters of which a line with a term of a word has some: as typed for a longer word, without the
 * last letter that a stem can change, as in `batteri` for `battery`.
 */
function piecesOf({text, terms}: QueryWord): string[] {
  const typed = text.toLowerCase();
  const pieces = [...terms.keys()].map((term) => {
    const [longest = ''] = term.split(numberPlaceholder).sort((a, b) => b.length - a.length);
    const isTyped = typed.length > 2 && term.startsWith(typed);
    return lettersOf(isTyped ? typed : longest).replace(/(.)[eil]$/u, '$1');
  });
  const all = [...new Set(pieces)];
  return all.filter((piece) => !all.some((other) => other !== piece && piece.includes(other)));
}

/** Whether a word is one letter, which is nearly always unfinished and occurs in nearly all lines. */
const isLetter = (word: string) => /^\p{L}$/u.test(word);

/** Words with whether the title and the name of the page of hits do not contain them. */
function splitWords([hit]: readonly SearchHit[], words: readonly QueryWord[]) {
  const {t = '', u = ''} = hit ?? {};
  const title = [...titleTerms(t), ...titleTerms(u.slice(u.lastIndexOf('/') + 1))];
  return words.map((word) => ({
    word,
    isRest: !isLetter(word.text) && matchOf(word, title) < 0.5,
  }));
}

/** Whether the query has a word that the title of the page of hits does not contain. */
export function hasRest(hits: readonly SearchHit[], words: readonly QueryWord[]): boolean {
  return splitWords(hits, words).some(({isRest}) => isRest);
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
  page: Lines,
  words: readonly QueryWord[],
  titles: Titles,
  isFirstPage = false,
): SearchHit[] {
  const split = splitWords(hits, words);
  const rests = split.filter(({isRest}) => isRest);
  const restWeight = rests.reduce((sum, {word}) => sum + word.idf, 0);
  const titleWeight = (restWeight * weights.title) / Math.max(1, split.length - rests.length);
  const weighted = split.map((one) => ({
    ...one,
    weight: one.isRest ? one.word.idf : titleWeight,
  }));
  const pieces = rests.flatMap(({word}) => piecesOf(word));
  const found = linesWith(page, pieces);
  const asksLimit = split.some(({word}) => limitWords.test(word.text));
  const headings = new Map<string, readonly string[]>();
  const headingOf = (page: number, section: string) => {
    const title = titles.sections.get(sectionKey(page, section)) ?? '';
    const terms = headings.get(section) ?? titleTerms(title);
    headings.set(section, terms);
    return terms;
  };
  const scoreOf = ({i, h}: SearchHit, line: Line, isFound: boolean): number => {
    const {text, section} = line;
    const isLimit = asksLimit && limitText.test(text);
    if (!isLimit && h !== section && !isFound) {
      return 0;
    }
    const heading = headingOf(i, section);
    const {terms, label, weight: lineWeight} = read(line);
    let [score, rest] = [0, 0];
    for (const {word, isRest, weight} of weighted) {
      const asLimit = isLimit && limitWords.test(word.text) ? weights.limit : 0;
      const match = Math.max(matchOf(word, terms), asLimit);
      const inHeading = matchOf(word, heading);
      const inLabel = matchOf(word, label) * weights.label;
      score += weight * Math.max(match, inLabel, weights.heading * inHeading);
      rest += isRest ? Math.max(match, h === section ? inHeading : 0) : 0;
    }
    return rest > 0 ? (score * lineWeight) / (1 + text.length / weights.length) : 0;
  };
  const shown = new Set<string>();
  const shownHits = hits.slice(0, isFirstPage ? 1 : hits.length).flatMap((hit, rank) => {
    const scored = page.lines
      .flatMap((line, at) => {
        const score =
          rank === 0 || hit.h === line.section ? scoreOf(hit, line, found[at] === 1) : 0;
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
  return shownHits.map((hit, rank) => ({
    ...hit,
    isInterOfTree: rank > 0 && rank < shownHits.length - 1,
    isLastOfTree: rank > 0 && rank === shownHits.length - 1,
  }));
}
