import {entriesOf} from '../../src/reference/entries';
import type {Block} from '../../src/reference/otherPages';
import {fencesOf, type Fence} from './fences';

/** Names in the round brackets of signatures; a type in angle brackets has none. */
const namesInBrackets = (value: string): string[] =>
  value
    .replaceAll(/<[^>]*>/gu, '')
    .split('\n')
    .flatMap((signature) => [...signature.matchAll(/(?<name>\w+)(?=[,)])/gu)])
    .map(({groups}) => groups?.name ?? '');

/** Places to fill in of the forms of a keyword: small letters after it, `$name` is literal. */
const placesOf = (value: string): string[] =>
  value
    .split('\n')
    .flatMap((form) => [...form.replace(/^\S+/u, '').matchAll(/[a-z_]{2,}/gu)])
    .map(([name]) => name);

/** Members and places to fill in of an answer, a request or a constant. */
const membersOf = (value: string): string[] =>
  [...value.matchAll(/(?<member>\w+)(?="?: | = )|<(?<place>[^>]+)>/gu)].map(
    ({groups}) => groups?.member ?? groups?.place ?? '',
  );

/** Whether a form is that of a function or method, which is called. */
const isCalled = ({lang, value}: Block): boolean => lang !== 'events' && /\w\(/u.test(value);

/** What an entry has to explain of its form. */
function partsOf(form: Block | undefined): string[] {
  if (form === undefined) {
    return [];
  }
  const read = form.lang === 'events' ? placesOf : isCalled(form) ? namesInBrackets : membersOf;
  return [...new Set(read(form.value))];
}

/** What an example of an entry has in it, one of these: its name, or its form up to the first place. */
function marksOf(name: string, form: Block | undefined): string[] {
  const [first = ''] = (form?.value ?? name).split(/[<\n]/u);
  const short = name.replace(/ \(.*\)$/u, '');
  return [short === '$name' ? '$' : short, first.trim()];
}

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
  readonly fences: readonly Fence[];
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
        fences: fencesOf(text).filter((fence) => fence.line > line && fence.line < last),
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

/** Heads of the tables that explain parts of a form. */
const heads = ['Argument', 'Parameter', 'Part', 'Member', 'Constant'];

/** The entry that a section refers to for what it would only repeat. */
const referredTo = (section: string, before: string): string | undefined =>
  new RegExp(`${before} \\[\`(?<other>[^\`]+)\`\\]\\(#`, 'u').exec(section)?.groups?.other;

/**
 * The parts that entries of a reference page lack: a description; a row for each
 * part of their forms, or a word that there are no parameters; what a function
 * returns; an example that has them in it.
 */
export function entryFaults(doc: string, text: string): EntryFault[] {
  const entries = entriesOf(doc);
  const sections = sectionsOf(text);
  /** Whether the example of an entry, or of the one it refers to, has it. */
  const hasExample = (name: string, of: string): boolean => {
    const marks = marksOf(name, entries[name]?.form);
    return sections.some(
      (section) =>
        section.name === of &&
        section.fences.some(({code}) => marks.some((mark) => code.includes(mark))),
    );
  };
  return sections.flatMap(({name, text: section, line}) => {
    const {form, does} = entries[name] ?? {};
    const parts = partsOf(form);
    const sameAs = referredTo(section, 'The (?:arguments|parameters|members) are those of');
    const isSame =
      sameAs !== undefined &&
      partsOf(entries[sameAs]?.form).toSorted().join() === parts.toSorted().join();
    const cells = firstCells(section, heads).join(' ');
    // A form may have several places side by side, as a date without signs has.
    const listed = [...cells.split(/\W+/u), cells.replaceAll(/\W/gu, '')];
    const missing = parts.filter(
      (part) =>
        !cells.includes(`<${part}>`) &&
        !listed.some((cell) => cell === part || (cell.length > 12 && cell.includes(part))),
    );
    const called = form !== undefined && isCalled(form);
    const answers = called || (form?.value ?? '').startsWith('GET ');
    const isVoid = (form?.value ?? '').split('\n').every((one) => /\bvoid \w+\(/u.test(one));
    const of = referredTo(section, 'example of') ?? name;
    const faults = [
      does === undefined ? 'src/reference does not say what it is for' : '',
      missing.length > 0 && !isSame ? `no table has a row for ${missing.join(', ')}` : '',
      (called || form?.lang === 'events') &&
      parts.length === 0 &&
      !/\b(?:no|without) (?:arguments|parameters)\b/iu.test(section)
        ? 'it does not say that it takes no arguments'
        : '',
      answers && !isVoid && !/\breturns?\b/iu.test(section)
        ? 'it does not say what it returns'
        : '',
      // A name without a form can have no example.
      form === undefined || hasExample(name, name) || hasExample(name, of)
        ? ''
        : 'it has no example',
    ];
    return faults.filter((what) => what !== '').map((what) => ({name, line, what}));
  });
}
