import type {Browser, BrowserContextOptions, CDPSession, Page} from 'playwright';
import {median, table} from '../../report';
import {throttle} from '../../slowed';
import {comparisonTable, pause, open, withPage, type Bench, type Row} from '../measurement';
import {phone, wideWindow, type MeasuredSite, type PageName} from '../settings';

/** User input before the scripts of a page are loaded. */
interface InputCase {
  readonly name: string;
  readonly page: Extract<PageName, 'server' | 'object'>;
  /** Selector to tap; undefined for a key. */
  readonly target?: string;
  /** Selector to scroll into view first, if the target is below the fold. */
  readonly container?: string;
  readonly keys?: string;
  readonly typed?: string;
  /** Whether the target is not visible on a phone. */
  readonly isWide?: boolean;
}

const searchInput = 'input.navbar__search-input';

const cases = {
  menu: {
    name: 'menu',
    page: 'server',
    // On this site and stock Docusaurus, VitePress, Starlight.
    target: '.navbar__toggle, .VPNavBarHamburger, starlight-menu-button button',
  },
  search: {name: 'search, six letters', page: 'server', target: searchInput, typed: 'modbus'},
  shortcut: {name: 'Ctrl+K', page: 'server', keys: 'Control+k'},
  tab: {name: 'tab of code', page: 'object', target: '[role=tab]:nth-child(2)', container: '.tabs'},
  contents: {name: 'On this page', page: 'server', target: '.theme-doc-toc-mobile > summary'},
  announcement: {
    name: 'announcement closed',
    page: 'server',
    target: '[class*=announcementBarClose]',
  },
  colours: {
    name: 'colour mode',
    page: 'server',
    target: '.navbar button[aria-label^="Switch between dark"]',
    isWide: true,
  },
  copy: {
    name: 'copy of code',
    page: 'server',
    target: '.theme-code-block button:last-child',
    container: '.theme-code-block',
  },
} as const satisfies Readonly<Record<string, InputCase>>;
type CaseName = keyof typeof cases;

/** Milliseconds from the first paint to the input. */
const waits = [0, 3000] as const;
/** Milliseconds from the input to the first check, and to the timeout. */
const timeouts = {first: 2000, last: 8000} as const;
/** Milliseconds in which a repeated response would occur. */
const repeat = 1500;
/** Maximum delay in milliseconds of an early input, and number of retries. */
const early = {within: 100, tries: 5} as const;
/** Milliseconds between two keys. */
const typingPace = 60;

/** State of the target from the frame that first shows it; milliseconds since navigation start. */
interface State {
  readonly at: number;
  readonly state: string;
}

/** Recording of a case. */
export interface Recording {
  /** Start times of taps and keys. */
  readonly inputs: readonly number[];
  readonly states: readonly State[];
}

/** Result of an input. */
export interface InputResult {
  readonly outcome: 'lost' | 'once' | 'twice';
  /** Milliseconds from the last input to the frame with the response. */
  readonly after?: number;
}

/**
 * Result of an input from the states before and after it.
 *
 * @param typed expected letters in the state, before a vertical bar
 */
export function resultOf({inputs, states}: Recording, typed?: string): InputResult {
  const input = inputs.at(-1) ?? Infinity;
  const later = states.filter(({at}) => at > input);
  const responseAfter = (isResponse: (state: State) => boolean) => {
    const found = later.find(isResponse);
    return found && found.at - input;
  };
  if (typed === undefined) {
    const after = responseAfter(() => true);
    return after === undefined
      ? {outcome: 'lost'}
      : {outcome: later.length === 1 ? 'once' : 'twice', after};
  }
  const [letters = '', shown] = (states.at(-1)?.state ?? '').split('|');
  const after = responseAfter(({state}) => state === `${letters}|true`);
  if (letters.length > typed.length) {
    return {outcome: 'twice', after};
  }
  return letters === typed && shown === 'true' ? {outcome: 'once', after} : {outcome: 'lost'};
}

type WithRecording = typeof globalThis & {recorded: {inputs: number[]; states: State[]}};

/** Runs before the page's own scripts; records inputs and the state of each frame. */
function record({
  inputCase,
  container,
}: {
  inputCase: CaseName;
  container: string | undefined;
}): void {
  const recorded: WithRecording['recorded'] = {inputs: [], states: []};
  (globalThis as WithRecording).recorded = recorded;
  let copies = 0;
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) =>
      one.checkVisibility({visibilityProperty: true}),
    );
  const input = () => document.querySelector<HTMLInputElement>('input.navbar__search-input');
  const stateOf: Record<CaseName, () => string> = {
    menu: () => String(isShown('.navbar-sidebar, .VPNavScreen, #starlight__sidebar')),
    // Letters appear without scripts; the response is the list of suggestions.
    search: () => `${input()?.value ?? ''}|${String(isShown('[role=option]'))}`,
    shortcut: () => String(input() !== null && document.activeElement === input()),
    tab: () =>
      document.querySelector('[role=tab]:nth-child(2)')?.getAttribute('aria-selected') ?? 'false',
    contents: () => String(isShown('.theme-doc-toc-mobile ul a')),
    announcement: () => String(!isShown('[class*=announcementBarClose]')),
    colours: () => document.documentElement.dataset.theme ?? '',
    copy: () => String(copies),
  };
  for (const type of ['touchstart', 'mousedown', 'keydown']) {
    // A tap also fires a delayed mouse event, and only that one until the page listens for touches.
    addEventListener(
      type,
      ({timeStamp}) => {
        if (type !== 'mousedown' || recorded.inputs.length === 0) {
          recorded.inputs.push(timeStamp);
        }
      },
      {capture: true},
    );
  }
  addEventListener('copy', () => (copies += 1), {capture: true});
  const {clipboard} = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = (text) => {
    copies += 1;
    return write(text);
  };
  let isInView = container === undefined;
  const observe = () => {
    const target = isInView ? null : document.querySelector(container ?? '');
    if (target !== null) {
      target.scrollIntoView({block: 'center', behavior: 'instant'});
      isInView = true;
    }
    const state = stateOf[inputCase]();
    if (state !== recorded.states.at(-1)?.state) {
      recorded.states.push({at: performance.now(), state});
    }
    requestAnimationFrame(observe);
  };
  requestAnimationFrame(observe);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centre of the target on an idle page. */
async function pointOf(page: Page, address: string, target: string): Promise<Point> {
  await open(page, address, 'networkidle');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false');
  await page.locator(target).first().waitFor();
  const box = await page.locator(target).first().boundingBox();
  if (box === null) {
    throw new Error(`${target} is not visible on ${address}.`);
  }
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

async function firstPaint(session: CDPSession): Promise<void> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', {enabled: true});
  await new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({name}) => {
      if (name === 'firstContentfulPaint') {
        resolve();
      }
    });
  });
}

interface Attempt extends InputResult {
  /** Milliseconds from the first contentful paint to the first input. */
  readonly delay: number;
}

const isDelayed = ({delay}: Attempt, wait: number) => delay > wait + early.within;

/** Window, page and target of a case. */
interface Setup {
  readonly form: BrowserContextOptions;
  readonly address: string;
  readonly point: Point | undefined;
}

async function setupOf(
  {browser, origins, pages}: Bench,
  name: CaseName,
  site: MeasuredSite = 'ours',
): Promise<Setup> {
  const inputCase: InputCase = cases[name];
  const {target, container} = inputCase;
  const route = pages.find((page) => page.name === inputCase.page)?.route ?? '';
  const address = `${origins[site] ?? ''}${route}`;
  const form = inputCase.isWide === true ? wideWindow : phone;
  const point =
    target === undefined
      ? undefined
      : await withPage(browser, form, async (page) => {
          await page.addInitScript(record, {inputCase: name, container});
          return pointOf(page, address, target);
        });
  return {form, address, point};
}

async function act(page: Page, {keys, typed}: InputCase, point: Point | undefined) {
  if (point !== undefined) {
    await page.touchscreen.tap(point.x, point.y);
  }
  if (keys !== undefined) {
    await page.keyboard.press(keys);
  }
  if (typed !== undefined) {
    await page.keyboard.type(typed, {delay: typingPace});
  }
}

/** @param mayGiveUp whether to stop early after a delayed input */
async function attempt(
  browser: Browser,
  name: CaseName,
  {form, address, point}: Setup,
  wait: number,
  mayGiveUp: boolean,
): Promise<Attempt> {
  const inputCase: InputCase = cases[name];
  return withPage(browser, form, async (page, session) => {
    await page.addInitScript(record, {inputCase: name, container: inputCase.container});
    await throttle(session);
    const painted = firstPaint(session);
    await open(page, address, 'commit');
    await painted;
    await pause(wait);
    const started = Date.now();
    await act(page, inputCase, point);
    const see = async () => {
      const seen = await page.evaluate(() => ({
        ...(globalThis as WithRecording).recorded,
        origin: performance.timeOrigin,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      }));
      // A disabled control fires no event.
      const inputs = seen.inputs.length > 0 ? seen.inputs : [started - seen.origin];
      const delay = (inputs[0] ?? 0) - seen.paint;
      return {...resultOf({...seen, inputs}, inputCase.typed), delay};
    };
    await pause(timeouts.first);
    let seen = await see();
    if (mayGiveUp && isDelayed(seen, wait)) {
      return seen;
    }
    while (seen.outcome === 'lost' && Date.now() - started < timeouts.last) {
      await pause(500);
      seen = await see();
    }
    await pause(repeat);
    return see();
  });
}

/** First attempt with an early input; the last one if all are delayed. */
async function earlyAttempt(
  browser: Browser,
  name: CaseName,
  setup: Setup,
  wait: number,
): Promise<Attempt> {
  for (let tries = 1; tries < early.tries; tries += 1) {
    const tried = await attempt(browser, name, setup, wait, true);
    if (!isDelayed(tried, wait)) {
      return tried;
    }
  }
  return attempt(browser, name, setup, wait, false);
}

const nameOf = (wait: number) => (wait === 0 ? 'at the first paint' : `${wait / 1000} s later`);
const whole = (value: number) => String(Math.round(value));

/** Time until the menu is visible on each site; sites alternate. A lost tap counts as the timeout. */
export async function tap(bench: Bench): Promise<string> {
  const rows: Row[] = [];
  const setups: Partial<Record<MeasuredSite, Setup>> = {};
  for (const wait of waits) {
    const times: Partial<Record<MeasuredSite, number[]>> = {};
    for (let time = 0; time < bench.plan.runs; time += 1) {
      for (const site of bench.measured) {
        const setup = (setups[site] ??= await setupOf(bench, 'menu', site));
        const {after = timeouts.last} = await earlyAttempt(bench.browser, 'menu', setup, wait);
        times[site] = [...(times[site] ?? []), after];
      }
    }
    const values = Object.entries(times).map(([site, all]) => [site, median(all)] as const);
    rows.push({labels: [nameOf(wait)], values: Object.fromEntries(values), write: whole});
  }
  return comparisonTable(['ms from the tap to the menu'], bench.measured, rows);
}

/** Results of taps and keys at the first paint and some time later. */
export async function input(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  const setups: Partial<Record<CaseName, Setup>> = {};
  for (const wait of waits) {
    for (const name of Object.keys(cases) as CaseName[]) {
      const tried: Attempt[] = [];
      const setup = (setups[name] ??= await setupOf(bench, name));
      for (let time = 0; time < bench.plan.runs; time += 1) {
        tried.push(await earlyAttempt(bench.browser, name, setup, wait));
      }
      const count = (outcome: InputResult['outcome']) =>
        String(tried.filter((one) => one.outcome === outcome).length);
      const times = tried.flatMap(({after}) => after ?? []);
      const middle = (numbers: readonly number[]) =>
        numbers.length === 0 ? '–' : whole(median(numbers));
      rows.push([
        nameOf(wait),
        cases[name].name,
        count('lost'),
        count('once'),
        count('twice'),
        middle(times),
        times.length === 0 ? '–' : whole(Math.max(...times)),
        middle(tried.map(({delay}) => delay)),
      ]);
    }
  }
  return table(
    [
      'When',
      'Input',
      'Lost',
      'Once',
      'Twice',
      'ms to the response, median',
      'ms, worst',
      'ms from paint to input',
    ],
    rows,
  );
}
