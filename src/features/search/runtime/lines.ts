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
}

const weights = {
  /** Word that the heading of the section contains, but not the line. */
  heading: 0.5,
  /** All words that the title of the page contains, as a share of the others. */
  title: 0.1,
  /** First line of code in a section, such as a signature. */
  signature: 1.8,
  /** Fact or row, which answers in fewer words than a sentence. */
  structured: 1.25,
  /** Line of an example. */
  example: 0.7,
  /** Label of a fact or name of a row, if the query contains it. */
  label: 1.3,
  /** Length in characters at which a line counts half. */
  length: 1200,
};

/** Lines of a page with their terms. */
export function linesOf({texts}: PageTexts): Line[] {
  return Object.entries(texts).flatMap(([section, lines]) => {
    let codeLines = 0;
    return lines.map((line) => {
      const [text, anchor = section] = typeof line === 'string' ? [line] : line;
      const isCode = /^`[^`]*`$/u.test(text);
      codeLines += isCode ? 1 : 0;
      const label = /^[^·:]{1,40}(?=: | · )/u.exec(text)?.[0] ?? '';
      const isStructured = label !== '' || text.includes(' · ');
      const codeWeight = codeLines === 1 ? weights.signature : weights.example;
      return {
        ...{text, section, anchor, terms: new Set(termsOf(text)), label: new Set(termsOf(label))},
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

/**
 * Adds to the hits of a page the lines that contain most of the words that its title does not.
 * The first hit has a line of any section, the others of their own; no line occurs twice, and a
 * section without a line is omitted.
 */
export function withLines(
  hits: readonly SearchHit[],
  lines: readonly Line[],
  words: readonly QueryWord[],
  {sections}: Titles,
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
  const shown = new Set<Line>();
  const found = hits.flatMap((hit, rank) => {
    let [best, bestScore]: [Line | undefined, number] = [undefined, 0];
    for (const line of lines) {
      if ((rank > 0 && hit.h !== line.section) || shown.has(line)) {
        continue;
      }
      const heading = headingOf(hit.i, line.section);
      let [score, rest] = [0, 0];
      for (const {word, isRest, weight} of weighted) {
        const [match, inHeading] = [matchOf(word, line.terms), matchOf(word, heading)];
        const inLabel = matchOf(word, line.label) * weights.label;
        score += weight * Math.max(match, inLabel, weights.heading * inHeading);
        rest += isRest ? Math.max(match, hit.h === line.section ? inHeading : 0) : 0;
      }
      score *= line.weight / (1 + line.text.length / weights.length);
      if (rest > 0 && score > bestScore) {
        [best, bestScore] = [line, score];
      }
    }
    if (best === undefined) {
      return rank === 0 ? [hit] : [];
    }
    shown.add(best);
    const section = sections.get(sectionKey(hit.i, best.section));
    return {
      ...hit,
      line: best.text,
      ...(best.anchor !== '' && {h: best.anchor}),
      ...(hit.s !== undefined && section !== undefined && {s: section}),
    };
  });
  return found.map((hit, rank) => ({
    ...hit,
    isInterOfTree: rank > 0 && rank < found.length - 1,
    isLastOfTree: rank > 0 && rank === found.length - 1,
  }));
}
