import type {Field, SearchDocument} from '../documents';
import type {Corpus} from './corpus';
import type {RankedPages} from './ranking';
import type {MatchedWord, Occurrence} from './words';

/** Search hit: a page or one of its sections. */
export interface SearchHit {
  /** ID of the page's title document. */
  readonly i: number;
  readonly type: Field;
  /** Title of the page. */
  readonly t: string;
  /** Title of the section; omitted if the hit is the page. */
  readonly s?: string;
  /** URL path of the page. */
  readonly u: string;
  /** Anchor of the section, with `#`. */
  readonly h?: string;
  /** Breadcrumbs: titles of the parent categories. */
  readonly b: readonly string[];
  /** Description of the page. */
  readonly description?: string;
  /** Words of the query that match the keywords of the page. */
  readonly keywords: readonly string[];
  /** Lines of the page with the words of the query that its title does not contain, the best first. */
  readonly lines?: readonly string[];
  /** Whether the hit is nested below the first hit of its page, but not the last. */
  readonly isInterOfTree: boolean;
  /** Whether the hit is the last one nested below the first hit of its page. */
  readonly isLastOfTree: boolean;
}

/** Title of a hit. A section that is not nested below its page includes the title of the page. */
export function titleOf({t, s, isInterOfTree, isLastOfTree}: SearchHit): string {
  const isNested = isInterOfTree || isLastOfTree;
  return s === undefined ? t : isNested || s.startsWith(t) ? s : `${t}: ${s}`;
}

/** Groups consecutive hits of the same page. */
export function byPage(hits: readonly SearchHit[]): SearchHit[][] {
  const groups: SearchHit[][] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last?.[0]?.i === hit.i) {
      last.push(hit);
    } else {
      groups.push([hit]);
    }
  }
  return groups;
}

/** Maximum numbers of hits. */
export interface HitLimits {
  readonly hits: number;
  /** Maximum number of sections nested below the first hit of a page. */
  readonly sections: number;
  /** Number of pages for which hits are reserved before nested sections are added. */
  readonly pages: number;
}

/** Descriptions of pages and titles of sections. */
export interface Titles {
  /** Descriptions by ID of the page's title document. */
  readonly descriptions: ReadonlyMap<number, string>;
  /** Titles by `sectionKey`. */
  readonly sections: ReadonlyMap<string, string>;
}

/** Key of a section by the ID of the page's title document and its anchor. */
export function sectionKey(page: number | undefined, anchor: string | undefined): string {
  return `${page ?? ''}${anchor ?? ''}`;
}

/** Collects the descriptions and section titles of a version. */
export function titlesOf({indexes: [, headings, descriptions]}: Pick<Corpus, 'indexes'>): Titles {
  return {
    descriptions: new Map(descriptions?.documents.map(({i, p = i, t = ''}) => [p, t])),
    sections: new Map(headings?.documents.map(({p, h, t = ''}) => [sectionKey(p, h), t])),
  };
}

/** Occurrences of the words in a page, one for each document, in descending order of score. */
function occurrencesIn(id: number, words: readonly MatchedWord[]): Occurrence[] {
  const occurrences = new Map<SearchDocument, Occurrence>();
  for (const word of words) {
    const {boost} = word.clause;
    for (const {document, field, score} of word.pages.get(id)?.occurrences ?? []) {
      const previous = occurrences.get(document)?.score ?? 0;
      occurrences.set(document, {field, document, score: previous + score * boost});
    }
  }
  return [...occurrences.values()].sort((a, b) => b.score - a.score);
}

/** Whether a word occurs in a field of a page. */
function isIn(field: Field, id: number, {pages}: MatchedWord): boolean {
  return pages.get(id)?.occurrences.some((occurrence) => occurrence.field === field) === true;
}

interface Section {
  readonly type: Field;
  readonly anchor: string;
  score: number;
}

/** Sections of a page with at least half the score of the best one, in descending order of score. */
function sectionsOf(occurrences: readonly Occurrence[]): Section[] {
  const sections = new Map<string, Section>();
  for (const {field, document, score} of occurrences) {
    if (document.h?.startsWith('#') === true && (field === 'heading' || field === 'content')) {
      const section = sections.get(document.h);
      if (section === undefined) {
        sections.set(document.h, {type: field, anchor: document.h, score});
      } else {
        section.score += score;
      }
    }
  }
  const sorted = [...sections.values()].sort((a, b) => b.score - a.score);
  const best = sorted[0]?.score ?? 0;
  return sorted.filter(({score}) => score >= best / 2);
}

/**
 * Hits of a page. The first is the page, unless its best section scores higher. The others are
 * sections with words that the title of the page does not contain.
 */
function hitsOfPage(
  {i, t = '', u = '', b = []}: SearchDocument,
  words: readonly MatchedWord[],
  {descriptions, sections: titles}: Titles,
): SearchHit[] {
  const description = descriptions.get(i);
  const occurrences = occurrencesIn(i, words);
  // Matching words as the reader typed them, or their English terms.
  const keywords = words
    .filter((word) => isIn('keywords', i, word))
    .map(({clause: {text, meanings}}) => meanings?.join(' ') ?? text);
  const pageOccurrences = occurrences.filter(
    ({document, field}) => document.h === undefined && field !== 'content',
  );
  const pageScore = pageOccurrences.reduce((sum, {score}) => sum + score, 0);
  const page: SearchHit = {
    ...{i, t, u, b, keywords, type: pageOccurrences[0]?.field ?? 'content'},
    ...(description !== undefined && {description}),
    ...{isInterOfTree: false, isLastOfTree: false},
  };
  const hitOf = ({type, anchor}: Section) => ({
    ...page,
    type,
    s: titles.get(sectionKey(i, anchor)) ?? t,
    h: anchor,
  });
  const [best] = sectionsOf(occurrences);
  const rest = words.filter((word) => !isIn('title', i, word));
  const sections = sectionsOf(occurrencesIn(i, rest));
  return best === undefined || pageScore >= best.score
    ? [page, ...sections.map(hitOf)]
    : [best, ...sections.filter(({anchor}) => anchor !== best.anchor)].map(hitOf);
}

/** Hits of a page with their places in its tree. */
export const asTree = (hits: readonly SearchHit[]): SearchHit[] =>
  hits.map((hit, rank) => ({
    ...hit,
    isInterOfTree: rank > 0 && rank < hits.length - 1,
    isLastOfTree: rank > 0 && rank === hits.length - 1,
  }));

/**
 * Hits of ranked pages, grouped by page. Top pages include some of their sections; the
 * remaining hits are for further pages.
 */
export function hitsOf(ranked: RankedPages, titles: Titles, limits: HitLimits): SearchHit[] {
  const pages = ranked.pages.slice(0, limits.hits);
  let remaining = limits.hits - Math.min(pages.length, limits.pages);
  const hits: SearchHit[] = [];
  for (const [rank, {page}] of pages.entries()) {
    if (rank >= limits.pages) {
      remaining -= 1;
    }
    if (remaining < 0) {
      break;
    }
    const all = hitsOfPage(page, ranked.matched, titles);
    const shown = all.slice(0, 1 + Math.min(limits.sections, remaining));
    remaining -= shown.length - 1;
    hits.push(...asTree(shown));
  }
  return hits;
}
