import {pageNames, siteNames, type PageName, type SiteName} from './settings';

/** The parts that can be measured, in the order in which they run. */
export const partNames = [
  'build',
  'weight',
  'lighthouse',
  'blocking',
  'navigation',
  'input',
  'writer',
  'growth',
] as const;
export type PartName = (typeof partNames)[number];

/** What is measured, and how often. */
export interface Plan {
  readonly parts: readonly PartName[];
  readonly pages: readonly PageName[];
  readonly sites: readonly SiteName[];
  /** Times a measurement is repeated; the median counts. */
  readonly runs: number;
  /** How many times the pages are there when growth is measured. */
  readonly copies: readonly number[];
  /** Folder of this manual as it was built before, to be measured beside it. */
  readonly before?: string;
  /** Whether the tables go into README.md: only those of everything do. */
  readonly isWhole: boolean;
}

export const usage = `npm run bench:site [-- <part> ...] [-- <setting>=<values> ...] [-- quick]

  build        time, memory and processors of a cold and a second build
  weight       bytes of a page, by kind
  lighthouse   Lighthouse, mobile and desktop
  blocking     time of the processor that keeps a page from answering as it starts
  navigation   time from a tap on a link to the next page
  input        what becomes of early taps and keys, on this site
  writer       time to the first page of a live preview, and from an edit to its sight
  growth       bytes before this site answers, with more pages

  pages=${pageNames.join(',')}
  sites=${siteNames.join(',')}
  runs=5       times a measurement is repeated; the median counts
  copies=1,4,16
  before=<folder of a built site>  this manual of another checkout, beside it in weight,
                                   lighthouse and blocking
  quick        one page, one run, growth to two copies

Without a part: all of them. With a setting or "quick", tables are only shown; else they are
written to bench/README.md. Built sites are used again by every part but "build".`;

const all = {pages: pageNames, sites: siteNames, runs: 5, copies: [1, 4, 16]} as const;
const quick = {...all, pages: ['server'], runs: 1, copies: [1, 2]} as const;

function chosen<Name extends string>(setting: string, value: string, names: readonly Name[]) {
  return value.split(',').map((word) => {
    const name = names.find((one) => one === word);
    if (name === undefined) {
      throw new Error(`"${word}" is none of ${setting}=${names.join(',')}.\n\n${usage}`);
    }
    return name;
  });
}

function counts(setting: string, value: string): number[] {
  return value.split(',').map((word) => {
    if (!/^[1-9]\d*$/u.test(word)) {
      throw new Error(`"${word}" is no number of ${setting}.\n\n${usage}`);
    }
    return Number(word);
  });
}

/**
 * Read the words of the command line.
 *
 * @throws Error that says what is not understood, with the usage
 */
export function readArguments(words: readonly string[]): Plan {
  const parts: PartName[] = [];
  let plan: Omit<Plan, 'parts' | 'isWhole'> = words.includes('quick') ? quick : all;
  for (const word of words) {
    const part = partNames.find((name) => name === word);
    const [setting = '', value] = word.split('=', 2);
    if (part !== undefined) {
      parts.push(part);
    } else if (value !== undefined && setting === 'pages') {
      plan = {...plan, pages: chosen(setting, value, pageNames)};
    } else if (value !== undefined && setting === 'sites') {
      plan = {...plan, sites: chosen(setting, value, siteNames)};
    } else if (value !== undefined && value !== '' && setting === 'before') {
      plan = {...plan, before: value};
    } else if (value !== undefined && setting === 'copies') {
      plan = {...plan, copies: counts(setting, value)};
    } else if (value !== undefined && setting === 'runs') {
      const [runs = 1] = counts(setting, value);
      plan = {...plan, runs};
    } else if (word !== 'quick') {
      throw new Error(`"${word}" is nothing that can be measured.\n\n${usage}`);
    }
  }
  return {
    ...plan,
    parts: parts.length === 0 ? partNames : partNames.filter((name) => parts.includes(name)),
    isWhole: words.every((word) => partNames.some((name) => name === word)),
  };
}
