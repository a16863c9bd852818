import {pageNames, siteNames, type PageName, type SiteName} from './settings';

/** Benchmark parts in order. */
export const partNames = [
  'build',
  'weight',
  'lighthouse',
  'blocking',
  'navigation',
  'tap',
  'input',
  'writer',
  'growth',
] as const;
export type PartName = (typeof partNames)[number];

/** Parsed command line arguments. */
export interface Plan {
  readonly parts: readonly PartName[];
  readonly pages: readonly PageName[];
  readonly sites: readonly SiteName[];
  /** Number of repetitions; the median counts. */
  readonly runs: number;
  /** Content multipliers for the growth benchmark. */
  readonly copies: readonly number[];
  /** Built site of an earlier version, for comparison. */
  readonly before?: string;
  /** Whether all settings are defaults; only then README.md is updated. */
  readonly isWhole: boolean;
}

export const usage = `npm run bench:site [-- <part> ...] [-- <setting>=<values> ...] [-- quick]

  build        time, memory and processor time of a cold build and of one with caches
  weight       bytes of a page, by kind
  lighthouse   Lighthouse, mobile and desktop
  blocking     total blocking time of the page start
  navigation   time from a tap on a link to the next page
  tap          time from a tap on the menu until it is visible
  input        results of early taps and keys on this site
  writer       time to the first page of the development server, and from an edit to its display
  growth       bytes before a page of this site is interactive, by number of pages

  pages=${pageNames.join(',')}
  sites=${siteNames.join(',')}
  runs=5       number of repetitions; the median counts
  copies=1,4,16
  before=<folder of a built site>  in another checkout of this manual, compared in build,
                                   weight, lighthouse, blocking and tap
  quick        one page, one run, growth to two copies

Without a part, all parts run. With a setting or "quick", tables are only printed; otherwise they
are written to bench/README.md. All parts except "build" reuse built sites.`;

const all = {pages: pageNames, sites: siteNames, runs: 5, copies: [1, 4, 16]} as const;
const quick = {...all, pages: ['server'], runs: 1, copies: [1, 2]} as const;

function namesIn<Name extends string>(setting: string, value: string, names: readonly Name[]) {
  return value.split(',').map((arg) => {
    const name = names.find((one) => one === arg);
    if (name === undefined) {
      throw new Error(`"${arg}" is none of ${setting}=${names.join(',')}.\n\n${usage}`);
    }
    return name;
  });
}

function counts(setting: string, value: string): number[] {
  return value.split(',').map((arg) => {
    if (!/^[1-9]\d*$/u.test(arg)) {
      throw new Error(`"${arg}" is not a number for ${setting}.\n\n${usage}`);
    }
    return Number(arg);
  });
}

/**
 * Parses the command line arguments.
 *
 * @throws Error with the usage if an argument is invalid
 */
export function readArguments(args: readonly string[]): Plan {
  const parts: PartName[] = [];
  let plan: Omit<Plan, 'parts' | 'isWhole'> = args.includes('quick') ? quick : all;
  for (const arg of args) {
    const part = partNames.find((name) => name === arg);
    const [setting = '', value] = arg.split('=', 2);
    if (part !== undefined) {
      parts.push(part);
    } else if (value !== undefined && setting === 'pages') {
      plan = {...plan, pages: namesIn(setting, value, pageNames)};
    } else if (value !== undefined && setting === 'sites') {
      plan = {...plan, sites: namesIn(setting, value, siteNames)};
    } else if (value !== undefined && value !== '' && setting === 'before') {
      plan = {...plan, before: value};
    } else if (value !== undefined && setting === 'copies') {
      plan = {...plan, copies: counts(setting, value)};
    } else if (value !== undefined && setting === 'runs') {
      const [runs = 1] = counts(setting, value);
      plan = {...plan, runs};
    } else if (arg !== 'quick') {
      throw new Error(`"${arg}" is not a measurement.\n\n${usage}`);
    }
  }
  return {
    ...plan,
    parts: parts.length === 0 ? partNames : partNames.filter((name) => parts.includes(name)),
    isWhole: args.every((arg) => partNames.some((name) => name === arg)),
  };
}
