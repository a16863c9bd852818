import type {PageTexts} from '../documents';
import {termsOf} from '../tokens';
import {sectionKey, type SearchHit, type Titles} from './hits';
import type {QueryWord} from './ranking';

/** Line of a page with its section and terms. */
export interface Line {
  readonly text: string;
  /** Anchor of its section. */
  readonly section: string;
  /** Anchor of its row, or of its section. */
  readonly anchor: string;
  readonly terms: ReadonlySet<string>;
  /** Terms of the label of a fact, or of the name of a row. */
  readonly label: ReadonlySet<string>;
  readonly weight: number;
  /** Whether it states a limit, such as `up to 30`. */
  readonly isLimit: boolean;
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

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Lines of a page with their terms. */
export function linesOf({texts}: PageTexts): Line[] {
  return Object.entries(texts).flatMap(([section, lines]) => {
    const name = lettersOf(section.replace(/-\d+$/u, ''));
    let codeLines = 0;
    return lines.map((line) => {
      const [text, anchor = section] = typeof line === 'string' ? [line] : line;
      const isCode = /^`[^`]*`$/u.test(text);
      codeLines += isCode ? 1 : 0;
      const label = /^[^·:]{1,40}(?=: | · )/u.exec(text)?.[0] ?? '';
      const isStructured = label !== '' || text.includes(' · ');
      const isSignature = codeLines === 1 && name !== '' && lettersOf(text).includes(name);
      const codeWeight = isSignature ? weights.signature : weights.example;
      return {
        ...{text, section, anchor, terms: new Set(termsOf(text)), label: new Set(termsOf(label))},
        isLimit: limitText.test(text),
        weight: isCode ? codeWeight : isStructured ? weights.structured : 1,
      };
    });
  });
}

function matchOf({terms}: QueryWord, contained: ReadonlySet<string>): number {
  return terms.reduce(
    (best, [term, match]) => (match > best && contained.has(term) ? match : best),
    0,
  );
}

/** Words with whether the title and the name of the page of hits do not contain them. */
function splitWords([hit]: readonly SearchHit[], words: readonly QueryWord[]) {
  const {t = '', u = ''} = hit ?? {};
  const title = new Set([...termsOf(t), ...termsOf(u.slice(u.lastIndexOf('/') + 1))]);
  return words.map((word) => ({word, isRest: matchOf(word, title) < 0.5}));
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
  lines: readonly Line[],
  words: readonly QueryWord[],
  {sections}: Titles,
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
  const headings = new Map<string, ReadonlySet<string>>();
  const headingOf = (page: number, section: string) => {
    const terms =
      headings.get(section) ?? new Set(termsOf(sections.get(sectionKey(page, section)) ?? ''));
    headings.set(section, terms);
    return terms;
  };
  const scoreOf = (hit: SearchHit, line: Line): number => {
    const heading = headingOf(hit.i, line.section);
    let [score, rest] = [0, 0];
    for (const {word, isRest, weight} of weighted) {
      const asLimit = line.isLimit && limitWords.test(word.text) ? weights.limit : 0;
      const match = Math.max(matchOf(word, line.terms), asLimit);
      const inHeading = matchOf(word, heading);
      const inLabel = matchOf(word, line.label) * weights.label;
      score += weight * Math.max(match, inLabel, weights.heading * inHeading);
      rest += isRest ? Math.max(match, hit.h === line.section ? inHeading : 0) : 0;
    }
    return rest > 0 ? (score * line.weight) / (1 + line.text.length / weights.length) : 0;
  };
  const shown = new Set<string>();
  const found = hits.slice(0, isFirstPage ? 1 : hits.length).flatMap((hit, rank) => {
    const scored = lines
      .filter(({section}) => rank === 0 || hit.h === section)
      .map((line) => ({line, score: scoreOf(hit, line)}))
      .filter(({line, score}) => score > 0 && !shown.has(line.text))
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
    const section = sections.get(sectionKey(hit.i, best.line.section));
    return {
      ...hit,
      lines: shownHere,
      ...(anchor !== '' && {h: anchor}),
      ...(hit.s !== undefined && section !== undefined && {s: section}),
    };
  });
  return found.map((hit, rank) => ({
    ...hit,
    isInterOfTree: rank > 0 && rank < found.length - 1,
    isLastOfTree: rank > 0 && rank === found.length - 1,
  }));
}
