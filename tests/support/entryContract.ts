import {entriesOf} from '../../src/content/reference/entries';
import type {Block} from '../../src/content/reference/otherPages';
import {fencesOf} from './fences';

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');

/** Whether a form is that of a function or method, which is called. */
const isCalled = ({lang, value}: Block): boolean => lang !== 'events' && /\w\(/u.test(value);

/** The parts of a form that an entry has to explain. */
function partsOf(form: Block | undefined): string[] {
  if (form === undefined) {
    return [];
  }
  const {lang, value} = form;
  const parts =
    lang === 'events'
      ? // Small letters after the keyword of a form; `$name` is literal.
        allOf(value.replaceAll(/^\S+/gmu, ''), /([a-z_]{2,})/gu)
      : isCalled(form)
        ? // Names in round brackets; a type in angle brackets has none.
          allOf(value.replaceAll(/<[^>]*>/gu, ''), /(\w+)(?=[,)])/gu)
        : // Members and places to fill in of an answer, a request or a constant.
          allOf(value, /(\w+)(?="?: | = )|<([^>]+)>/gu);
  return [...new Set(parts)];
}

/** Heads of the tables that explain parts of a form. */
const heads = ['Argument', 'Parameter', 'Part', 'Member', 'Constant'];

/** First cells of the tables of a text that explain parts. */
const firstCells = (text: string): string[] =>
  (text.match(/(?:^\|.*(?:\n|$))+/gmu) ?? []).flatMap((table) => {
    const rows = table.trim().split('\n');
    const [head = '', ...cells] = rows.map((row) => (row.split('|')[1] ?? '').trim());
    return heads.includes(head) ? cells : [];
  });

/** The third-level sections of a page, each with its text without code and its examples. */
function sectionsOf(text: string) {
  // Code is taken out line by line, so that the lines keep their numbers.
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gmu, (code) => code.replaceAll(/[^\n]/gu, ''));
  const lineAt = (index: number) => prose.slice(0, index).split('\n').length;
  const starts = [...prose.matchAll(/^#{2,3} (.+)$/gmu)];
  return starts.flatMap(({0: mark, 1: name = '', index}, at) => {
    const end = starts[at + 1]?.index ?? prose.length;
    const [line, last] = [lineAt(index), lineAt(end)];
    const examples = fencesOf(text)
      .filter((fence) => fence.line > line && fence.line < last)
      .map(({code}) => code);
    return mark.startsWith('### ')
      ? [{name: name.replaceAll('`', ''), text: prose.slice(index, end), examples, line}]
      : [];
  });
}

/** The entry that a section refers to instead of a repetition. */
const referredTo = (section: string, before: string): string | undefined =>
  new RegExp(`${before} \\[\`([^\`]+)\`\\]\\(#`, 'u').exec(section)?.[1];

/**
 * The parts that entries of a reference page lack, as `line: name: what`: a description; a row
 * for each part of their forms, or a word that there are no parameters; what a function returns;
 * an example with the name, or with the form up to its first place.
 */
export function entryFaults(doc: string, text: string): string[] {
  const entries = entriesOf(doc);
  const sections = sectionsOf(text);
  /** Whether an entry, or the one that it refers to, has an example of the first one. */
  const hasExample = (name: string, of: string): boolean => {
    const [first = ''] = (entries[name]?.form?.value ?? name).split(/[<\n]/u);
    const short = name.replace(/ \(.*\)$/u, '');
    const marks = [short === '$name' ? '$' : short, first.trim()];
    return sections.some(
      (section) =>
        section.name === of &&
        section.examples.some((code) => marks.some((mark) => code.includes(mark))),
    );
  };
  return sections.flatMap(({name, text: section, line}) => {
    const {form, does} = entries[name] ?? {};
    const parts = partsOf(form);
    const sameAs = referredTo(section, 'The (?:arguments|parameters|members) are those of');
    const isSame =
      sameAs !== undefined &&
      partsOf(entries[sameAs]?.form).toSorted().join() === parts.toSorted().join();
    const cells = firstCells(section).join(' ');
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
      does === undefined ? 'src/content/reference does not say what it is for' : '',
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
    return faults.filter((what) => what !== '').map((what) => `${line}: ${name}: ${what}`);
  });
}
