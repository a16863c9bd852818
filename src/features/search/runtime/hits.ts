import type {Field, SearchDocument} from '../documents';
import type {Found, FoundPage} from './ranking';
import type {Place} from './words';

/** One result: a page, or a section of it. */
export interface SearchHit {
  /** Document of the page. */
  readonly i: number;
  readonly type: Field;
  /** Title of the page. */
  readonly t: string;
  /** Title of the section; left out where the hit is the page. */
  readonly s?: string;
  /** Address of the page. */
  readonly u: string;
  /** Anchor of the section, with `#`. */
  readonly h?: string;
  /** Titles of the categories above the page. */
  readonly b: readonly string[];
  /** Description of the page. */
  readonly description?: string;
  /** Words of the query that the keywords of the page have. */
  readonly keywords: readonly string[];
  /** Below the first hit of its page, with others after it. */
  readonly isInterOfTree: boolean;
  /** Below the first hit of its page, and the last. */
  readonly isLastOfTree: boolean;
}

/** Name of a hit. A section that is shown alone has the title of its page too. */
export function titleOf({t, s, isInterOfTree, isLastOfTree}: SearchHit): string {
  const isBelow = isInterOfTree || isLastOfTree;
  return s === undefined ? t : isBelow || s.startsWith(t) ? s : `${t}: ${s}`;
}

/** How many hits are wanted. */
export interface HitLimits {
  readonly hits: number;
  /** Sections of a page beside its first hit. */
  readonly sections: number;
  /** Pages that come before any page gets sections, where there are so many. */
  readonly pages: number;
}

/** Titles and descriptions by page, and titles by section. */
export interface Titles {
  readonly descriptions: ReadonlyMap<number, string>;
  /** By page and anchor. */
  readonly sections: ReadonlyMap<string, string>;
}

function sectionKey(page: number | undefined, anchor: string | undefined): string {
  return `${page ?? ''}${anchor ?? ''}`;
}

/**
 * Titles that the hits of an index need.
 *
 * @param documents documents of the index by field, in the order of `fields`
 */
export function titlesOf([
  ,
  headings = [],
  descriptions = [],
]: readonly (readonly SearchDocument[])[]): Titles {
  return {
    descriptions: new Map(descriptions.map(({p = -1, t = ''}) => [p, t])),
    sections: new Map(headings.map(({p, h, t = ''}) => [sectionKey(p, h), t])),
  };
}

interface Section {
  readonly type: Field;
  readonly anchor: string;
  score: number;
}

/** Sections of a page that say nearly as much of the query as the best of them. */
function sectionsOf(places: readonly Place[]): Section[] {
  const sections = new Map<string, Section>();
  for (const {field, document, score} of places) {
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

interface Branch {
  readonly lead: SearchHit;
  readonly others: readonly SearchHit[];
}

/** Hits of one page: first the page, or the section that says more of the query than its title. */
function branchOf(found: FoundPage, {descriptions, sections: titles}: Titles): Branch {
  const {i, t = '', u = '', b = []} = found.page;
  const description = descriptions.get(i);
  const {places, keywords} = found;
  const own = places.filter(({document, field}) => document.h === undefined && field !== 'content');
  const ownScore = own.reduce((sum, {score}) => sum + score, 0);
  const page: SearchHit = {
    ...{i, t, u, b, keywords, type: own[0]?.field ?? 'content'},
    ...(description !== undefined && {description}),
    ...{isInterOfTree: false, isLastOfTree: false},
  };
  const sections = sectionsOf(places);
  const hits = sections.map(({type, anchor}) => ({
    ...page,
    type,
    s: titles.get(sectionKey(i, anchor)) ?? t,
    h: anchor,
  }));
  const [first, ...rest] = hits;
  return first === undefined || ownScore >= (sections[0]?.score ?? 0)
    ? {lead: page, others: hits}
    : {lead: first, others: rest};
}

/**
 * Hits for what was found, those of a page together, the best page first. A
 * page that leads gets some of its sections; the rest of the room goes to more
 * pages.
 */
export function hitsOf(found: Found, titles: Titles, limits: HitLimits): SearchHit[] {
  const pages = found.pages.slice(0, limits.hits);
  let room = limits.hits - Math.min(pages.length, limits.pages);
  const hits: SearchHit[] = [];
  for (const [order, page] of pages.entries()) {
    if (order >= limits.pages) {
      room -= 1;
    }
    if (room < 0) {
      break;
    }
    const {lead, others} = branchOf(page, titles);
    const below = others.slice(0, Math.min(limits.sections, room));
    room -= below.length;
    hits.push(
      lead,
      ...below.map((hit, at) => ({
        ...hit,
        isInterOfTree: at < below.length - 1,
        isLastOfTree: at === below.length - 1,
      })),
    );
  }
  return hits;
}
