import {indexOfTerm, lowerBound, type BoostedTerm} from '../compactIndex';
import {fields, type Field} from '../documents';
import {language} from '../language';
import {synonyms} from '../../../site/search';
import {formsOf, numberPlaceholder} from '../tokens';
import {differingLetters, isWithin, letterSet} from '../../../lib/text/typo';
import type {Corpus, FieldIndex} from './corpus';
import type {Clause} from './query';
import {weights} from './weights';

/** Index terms of a word in one field. */
export interface Expansion {
  /** Forms of the word, or corrections of its typos; a document must contain one. */
  readonly forms: readonly BoostedTerm[];
  /** Alternatives, such as synonyms and longer words; a document must contain one. */
  readonly alternatives: readonly BoostedTerm[];
  /** Parts of an identifier; a document must contain all of them. */
  readonly parts: readonly BoostedTerm[];
}

const {matchBoost} = weights;
/** Minimum share of a term that a prefix must cover to be a plausible match. */
const minPrefixShare = 0.5;
/** Length of a prefix that is a plausible match of each longer term. */
const plausibleLength = 5;
/** Maximum number of documents of prefix matches in a field; more would be half of the index. */
const maxPrefixDocuments = 120;

function hasTerm(index: FieldIndex, term: string): boolean {
  return indexOfTerm(index, term) !== undefined;
}

const boostIn = (boosts: Map<string, number>, term: string, boost: number): void =>
  void boosts.set(term, Math.max(boosts.get(term) ?? 0, boost));

/** Terms of the words with the same meaning, by term. */
export const synonymsByTerm = new Map<string, string[]>();
for (const set of synonyms) {
  const terms = set.map((word) => formsOf(word).whole[0] ?? word);
  for (const term of terms) {
    const others = terms.filter((other) => other !== term);
    synonymsByTerm.set(term, [...(synonymsByTerm.get(term) ?? []), ...others]);
  }
}

/** Collects the terms of a word in one field. */
class TermCollector {
  /** Whether there is a plausible match; otherwise typos are tried. */
  hasPlausibleMatch = false;
  private readonly forms = new Map<string, number>();
  private readonly alternatives = new Map<string, number>();

  constructor(private readonly index: FieldIndex) {}

  /** Adds a form of the word if the index contains it. */
  addForm(term: string): void {
    if (hasTerm(this.index, term)) {
      boostIn(this.forms, term, matchBoost.exact);
      this.hasPlausibleMatch = true;
    }
  }

  addSynonyms(form: string): void {
    for (const other of synonymsByTerm.get(form) ?? []) {
      if (hasTerm(this.index, other)) {
        boostIn(this.alternatives, other, matchBoost.synonym);
        this.hasPlausibleMatch = true;
      }
    }
  }

  /** Adds terms with a prefix, shortest first, up to the maximum number of documents. */
  addPrefixMatches(prefix: string): void {
    const {terms, offsets} = this.index;
    const matches: {term: string; documents: number}[] = [];
    for (let i = lowerBound(terms, prefix); terms[i]?.startsWith(prefix); i += 1) {
      matches.push({term: terms[i] ?? '', documents: (offsets[i + 1] ?? 0) - (offsets[i] ?? 0)});
    }
    matches.sort((a, b) => a.term.length - b.term.length);
    let remaining = maxPrefixDocuments;
    for (const {term, documents} of matches) {
      remaining -= documents;
      if (remaining < 0) {
        break;
      }
      const share = prefix.length / term.length;
      if (share === 1) {
        boostIn(this.forms, term, matchBoost.exact);
      } else {
        boostIn(this.alternatives, term, matchBoost.prefix * share);
      }
      this.hasPlausibleMatch ||= share >= minPrefixShare || prefix.length >= plausibleLength;
    }
  }

  /** Adds terms within an edit distance, and their synonyms. */
  addTypos(word: string, maxDistance: number): void {
    const wordLetters = letterSet(word);
    const {terms, letters} = this.index;
    for (let i = 0; i < terms.length; i += 1) {
      const term = terms[i] ?? '';
      if (
        Math.abs(term.length - word.length) <= maxDistance &&
        differingLetters(wordLetters, letters[i] ?? 0) <= 2 * maxDistance &&
        term !== word &&
        isWithin(word, term, maxDistance)
      ) {
        boostIn(this.forms, term, matchBoost.typo);
        this.addSynonyms(term);
      }
    }
  }

  get clauses(): Pick<Expansion, 'forms' | 'alternatives'> {
    const [forms, others] = [this.forms, this.alternatives].map((boosts) =>
      [...boosts].map(([term, boost]) => ({term, boost})),
    );
    return {
      forms: forms ?? [],
      alternatives: others?.filter(({term}) => !this.forms.has(term)) ?? [],
    };
  }
}

/** Maximum edit distance for a word without a plausible match. */
function allowedTypos(word: string): number {
  if (/\d/u.test(word) || word.length < 4) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/**
 * Expands a word of a query to index terms, by field: its forms, its synonyms and terms with
 * the word as a prefix; without a plausible match, also terms with typos. A
 * clause with an edit distance always includes typos. A required word matches its forms and terms
 * with the prefix. A prohibited word matches its forms only, because the reader has excluded
 * nothing else.
 *
 * @param isPrefix whether the word may be the prefix of a term
 */
export function expand(
  corpus: Pick<Corpus, 'indexes'>,
  clause: Clause,
  isPrefix: boolean,
): Map<Field, Expansion> {
  const {indexes} = corpus;
  const {whole, parts} = formsOf(clause.text);
  const word = clause.text.toLowerCase();
  const collectors = new Map(
    fields.flatMap((field, i) => {
      const index = indexes[i];
      return index !== undefined && clause.fields.includes(field)
        ? [[field, {index, collector: new TermCollector(index)}] as const]
        : [];
    }),
  );
  for (const {collector} of collectors.values()) {
    whole.forEach((form) => collector.addForm(form));
    if (/^\p{L}+\d+$/u.test(word)) {
      collector.addForm(word.replace(/\d+$/u, numberPlaceholder));
    }
    if (clause.presence === 'optional') {
      new Set([word, ...whole]).forEach((form) => collector.addSynonyms(form));
    }
    if (clause.presence !== 'prohibited' && isPrefix) {
      collector.addPrefixMatches(word);
    }
  }
  const hasPlausibleMatch = [...collectors.values()].some(
    ({collector}) => collector.hasPlausibleMatch,
  );
  const isFuzzy = clause.presence === 'optional' && !hasPlausibleMatch;
  const maxDistance = clause.editDistance ?? (isFuzzy ? allowedTypos(word) : 0);
  return new Map(
    [...collectors].map(([field, {index, collector}]) => {
      if (maxDistance > 0) {
        new Set([language.stem(word), word]).forEach((form) =>
          collector.addTypos(form, maxDistance),
        );
      }
      const hasParts = parts.length > 1 && parts.every((part) => hasTerm(index, part));
      return [
        field,
        {
          ...collector.clauses,
          parts: hasParts ? parts.map((term) => ({term, boost: matchBoost.parts})) : [],
        },
      ];
    }),
  );
}

/**
 * Whether a word is an index term.
 *
 * @param inFields fields to search
 */
export function hasWord(
  {indexes}: Pick<Corpus, 'indexes'>,
  word: string,
  inFields: readonly Field[] = fields,
): boolean {
  return indexes.some(
    (index, i) => inFields.includes(fields[i] ?? 'title') && hasTerm(index, word.toLowerCase()),
  );
}

/**
 * Whether a word or its stem is an index term.
 *
 * @param inFields fields to search
 */
export function isKnown(
  corpus: Pick<Corpus, 'indexes'>,
  word: string,
  inFields: readonly Field[] = fields,
): boolean {
  return (
    hasWord(corpus, word, inFields) || hasWord(corpus, language.stem(word.toLowerCase()), inFields)
  );
}

/** Whether a word is the prefix of a title term. */
export function isTitlePrefix({indexes}: Pick<Corpus, 'indexes'>, prefix: string): boolean {
  const {terms} = indexes[fields.indexOf('title')] ?? {terms: []};
  const lowerCase = prefix.toLowerCase();
  return terms[lowerBound(terms, lowerCase)]?.startsWith(lowerCase) === true;
}

/** Splits a compound into known words; empty if that is impossible. */
export function splitWord(
  corpus: Pick<Corpus, 'indexes'>,
  text: string,
  maxParts = 3,
): readonly string[] {
  const word = text.toLowerCase();
  const isPart = (part: string) => language.isStopWord(part) || isKnown(corpus, part);
  const splits = Array.from({length: Math.max(0, word.length - 5)}, (_, i) => i + 3)
    .map((offset) => [word.slice(0, offset), word.slice(offset)] as const)
    .filter(([left]) => isPart(left));
  const split = splits.find(([, right]) => isPart(right));
  if (split !== undefined || maxParts < 3) {
    return split ?? [];
  }
  for (const [left, right] of splits) {
    const rest = splitWord(corpus, right, maxParts - 1);
    if (rest.length > 0) {
      return [left, ...rest];
    }
  }
  return [];
}
