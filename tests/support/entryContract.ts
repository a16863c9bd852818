import {entriesOf} from '../../src/reference/entries';
import type {ReferencePage} from '../../src/reference/programmables';
import {fencesOf} from './fences';

/** Names in the round brackets of signatures. */
const namesInBrackets = (value: string): string[] =>
  value
    .split('\n')
    .flatMap((signature) => [...signature.matchAll(/(?<name>\w+)(?=[,)])/gu)])
    .map(({groups}) => groups?.name ?? '');

/** Places to fill in of the forms of a keyword: small letters after it, `$name` stands for itself. */
const placesOf = (value: string): string[] =>
  value
    .split('\n')
    .flatMap((form) => [...form.replace(/^\S+/u, '').matchAll(/[a-z_]{2,}/gu)])
    .map(([name]) => name);

/** First cells of the tables of a text whose head begins with one of the words. */
function firstCells(text: string, heads: readonly string[]): string[] {
  const cells: string[] = [];
  let wanted: boolean | undefined;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      wanted = undefined;
      continue;
    }
    const cell = (line.split('|')[1] ?? '').trim();
    if (wanted === undefined) {
      wanted = heads.includes(cell);
    } else if (wanted) {
      cells.push(cell);
    }
  }
  return cells;
}

/** An entry of a page: its heading, its text without code, its line. */
interface Section {
  readonly name: string;
  readonly text: string;
  readonly languages: readonly string[];
  readonly line: number;
}

/** The third-level sections of a page. */
function sectionsOf(text: string): Section[] {
  // Code is taken out line by line, so that the lines keep their numbers.
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gmu, (code) => code.replaceAll(/[^\n]/gu, ''));
  const starts = [...prose.matchAll(/^#{2,3} (?<name>.+)$/gmu)];
  return starts
    .map(({0: mark, groups, index}, at) => {
      const end = starts[at + 1]?.index ?? prose.length;
      const line = prose.slice(0, index).split('\n').length;
      const last = prose.slice(0, end).split('\n').length;
      return {
        mark,
        name: (groups?.name ?? '').replaceAll('`', ''),
        text: prose.slice(index, end),
        languages: fencesOf(text)
          .filter((fence) => fence.line > line && fence.line < last)
          .map(({language}) => language),
        line,
      };
    })
    .filter(({mark}) => mark.startsWith('### '));
}

/** What an entry lacks, in words. */
export interface EntryFault {
  readonly name: string;
  readonly line: number;
  readonly what: string;
}

/**
 * What the entries of a reference page lack: a row for each parameter of their
 * forms, or a word that there are none; what a function returns; an example.
 */
export function entryFaults(page: ReferencePage, text: string): EntryFault[] {
  const entries = entriesOf(page.doc);
  const argumentsOf = (name: string): string[] => {
    const value = entries[name]?.form?.value ?? '';
    return [...new Set((page.language === 'EVENTS' ? placesOf : namesInBrackets)(value))];
  };
  const sameAs = (section: string, names: readonly string[]): boolean => {
    const other = /The (?:arguments|parameters) are those of \[`(?<other>\w+)`\]\(#\w+\)/u.exec(
      section,
    )?.groups?.other;
    return other !== undefined && argumentsOf(other).toSorted().join() === names.toSorted().join();
  };
  return sectionsOf(text).flatMap(({name, text: section, languages, line}) => {
    const names = argumentsOf(name);
    const cells = firstCells(section, ['Argument', 'Parameter']);
    // A form may have several places side by side, as a date without signs has.
    const told = [...cells.join(' ').split(/\W+/u), cells.join(' ').replaceAll(/\W/gu, '')];
    const missing = names.filter(
      (one) => !told.some((cell) => cell === one || (cell.length > 12 && cell.includes(one))),
    );
    const isVoid = (entries[name]?.form?.value ?? '')
      .split('\n')
      .every((form) => form.startsWith('static void '));
    const faults = [
      missing.length > 0 && !sameAs(section, names)
        ? `no table has a row for ${missing.join(', ')}`
        : '',
      names.length === 0 && !/\b(?:no|without) (?:arguments|parameters)\b/iu.test(section)
        ? 'it does not say that it takes no arguments'
        : '',
      page.language !== 'EVENTS' && !isVoid && !/\breturns?\b/iu.test(section)
        ? 'it does not say what it returns'
        : '',
      languages.some((language) => language === 'events' || language === 'java')
        ? ''
        : 'it has no example',
    ];
    return faults.filter((what) => what !== '').map((what) => ({name, line, what}));
  });
}
