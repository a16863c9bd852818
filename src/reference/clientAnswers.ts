import {answersPage, clientPage, otherEntries, sources, type OtherEntry} from './otherEntries';

/** An answer of the client's `userCommand`. */
export interface ClientAnswer extends Pick<OtherEntry, 'manual' | 'source' | 'does'> {
  /** As code has it, with `<…>` at places to fill in. */
  readonly answer: string;
  /** The heading of the entry that explains it. */
  readonly entry?: string;
}

const of4 = {manual: '4.x', source: sources.clientApi} as const;
const of37 = {manual: '3.7', source: sources.clientApi37} as const;

/** Answers that do what the same answers of the server do, in the words of these. */
const asOfServer = (...names: readonly string[]): ClientAnswer[] =>
  names.map((name) => {
    const {form, does = ''} = otherEntries[answersPage]?.[name] ?? {};
    return {answer: `"${form?.value ?? name}"`, does, ...of4};
  });

/** Answers that have an entry on the page of the client. */
const withEntry = (...names: readonly string[]): ClientAnswer[] =>
  names.flatMap((name) => {
    const entry = otherEntries[clientPage]?.[name];
    const {value = name} = entry?.form ?? {};
    const answer = value.startsWith('{') ? value : `"${value}"`;
    return entry ? [{...entry, answer, entry: name}] : [];
  });

/** What the client's `userCommand` can answer, in the order of the table. */
export const clientAnswers: readonly ClientAnswer[] = [
  {answer: 'null', does: 'the command is sent to the server unchanged', ...of4},
  {answer: '""', does: 'no further action; no command is sent to the server', ...of4},
  ...asOfServer('page:name', 'page:back', 'page:forward', 'page:close'),
  {answer: '"error"', does: 'an error; no command is sent to the server', ...of37},
  ...withEntry('Object with name and param', 'copy', 'share', 'app:speech', 'app:codescan'),
  {answer: '"!"', does: 'the command is not logged', ...of4},
];
