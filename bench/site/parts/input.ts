import type {Browser, BrowserContextOptions, CDPSession, Page} from 'playwright';
import {median, table} from '../../report';
import {slow} from '../../slowed';
import {pause, open, withPage, type Bench} from '../measurement';
import {phone, wideWindow, type PageName} from '../settings';

/** What a reader does before the scripts of a page are there. */
interface Trial {
  readonly name: string;
  readonly page: Extract<PageName, 'server' | 'object'>;
  /** Where the finger goes; nothing where a key is pressed. */
  readonly target?: string;
  /** What is brought into sight first, from the HTML, where that lies below. */
  readonly place?: string;
  readonly keys?: string;
  readonly typed?: string;
  /** Whether a phone does not show the target. */
  readonly isWide?: boolean;
}

const searchInput = 'input.navbar__search-input';

const trials = {
  menu: {name: 'menu', page: 'server', target: '.navbar__toggle'},
  search: {name: 'search, six letters', page: 'server', target: searchInput, typed: 'modbus'},
  shortcut: {name: 'Ctrl+K', page: 'server', keys: 'Control+k'},
  tab: {name: 'tab of code', page: 'object', target: '[role=tab]:nth-child(2)', place: '.tabs'},
  contents: {name: 'On this page', page: 'server', target: '.theme-doc-toc-mobile > button'},
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
    target: '.theme-code-block button:has([class*=copyButtonIcons])',
    place: '.theme-code-block',
  },
} as const satisfies Readonly<Record<string, Trial>>;
type TrialName = keyof typeof trials;

/** When the input comes: at once, or after so many milliseconds. */
const waits = [0, 3000] as const;
/** Milliseconds after the input: when it is first asked for an answer, and when it counts as lost. */
const patience = {first: 2000, last: 8000} as const;
/** Milliseconds after an answer in which a second one would come. */
const repeat = 1500;
/** An early input comes within so many milliseconds of the paint, else it is tried again so often. */
const early = {within: 100, tries: 5} as const;
/** Milliseconds between two keys. */
const typingPace = 60;

/** A state of what a trial looks at, from the frame that first showed it; milliseconds since the page began. */
interface State {
  readonly at: number;
  readonly state: string;
}

/** What a page tells of a trial. */
export interface Watched {
  /** When taps and keys began. */
  readonly inputs: readonly number[];
  readonly states: readonly State[];
}

/** What became of an input. */
export interface Outcome {
  readonly what: 'lost' | 'once' | 'twice';
  /** Milliseconds from the last input to the frame that answers it. */
  readonly after?: number;
}

/**
 * What became of an input, by what the page showed before and after it.
 *
 * @param typed letters that the state begins with, up to a bar, once all have arrived
 */
export function outcomeOf({inputs, states}: Watched, typed?: string): Outcome {
  const input = inputs.at(-1) ?? Infinity;
  const later = states.filter(({at}) => at > input);
  const answerOf = (isAnswer: (state: State) => boolean) => {
    const found = later.find(isAnswer);
    return found && found.at - input;
  };
  if (typed === undefined) {
    const after = answerOf(() => true);
    return after === undefined
      ? {what: 'lost'}
      : {what: later.length === 1 ? 'once' : 'twice', after};
  }
  const [letters = '', shown] = (states.at(-1)?.state ?? '').split('|');
  const after = answerOf(({state}) => state === `${letters}|true`);
  if (letters.length > typed.length) {
    return {what: 'twice', after};
  }
  return letters === typed && shown === 'true' ? {what: 'once', after} : {what: 'lost'};
}

type WithWatch = typeof globalThis & {watched: {inputs: number[]; states: State[]}};

/** Runs in the page, before anything of it: keeps the inputs, and each state that a frame shows. */
function watch({trial, place}: {trial: TrialName; place: string | undefined}): void {
  const watched: WithWatch['watched'] = {inputs: [], states: []};
  (globalThis as WithWatch).watched = watched;
  let copies = 0;
  const isShown = (selector: string) =>
    (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const input = () => document.querySelector<HTMLInputElement>('input.navbar__search-input');
  const stateOf: Record<TrialName, () => string> = {
    menu: () => String(isShown('.navbar-sidebar--show .navbar-sidebar')),
    // The letters appear without any script: what answers are the suggestions.
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
    // A tap makes a press of the mouse as well, later; before the page is known to look at
    // touches, that alone.
    addEventListener(
      type,
      ({timeStamp}) => {
        if (type !== 'mousedown' || watched.inputs.length === 0) {
          watched.inputs.push(timeStamp);
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
  let isPlaced = place === undefined;
  const look = () => {
    const target = isPlaced ? null : document.querySelector(place ?? '');
    if (target !== null) {
      target.scrollIntoView({block: 'center', behavior: 'instant'});
      isPlaced = true;
    }
    const state = stateOf[trial]();
    if (state !== watched.states.at(-1)?.state) {
      watched.states.push({at: performance.now(), state});
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the target of a trial, on a page that has come to rest. */
async function pointOf(page: Page, address: string, target: string): Promise<Point> {
  await open(page, address, 'networkidle');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.locator(target).first().waitFor();
  const box = await page.locator(target).first().boundingBox();
  if (box === null) {
    throw new Error(`${target} is not to be seen on ${address}.`);
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

interface Tried extends Outcome {
  /** Milliseconds from the first paint of content to the first input. */
  readonly delay: number;
}

const isLate = ({delay}: Tried, wait: number) => delay > wait + early.within;

/** Where the trials take place: their window, their page and their target on it. */
interface Place {
  readonly form: BrowserContextOptions;
  readonly address: string;
  readonly point: Point | undefined;
}

async function placeOf({browser, origins, pages}: Bench, name: TrialName): Promise<Place> {
  const trial: Trial = trials[name];
  const {target, place} = trial;
  const route = pages.find((page) => page.name === trial.page)?.route ?? '';
  const address = `${origins.ours ?? ''}${route}`;
  const form = trial.isWide === true ? wideWindow : phone;
  const point =
    target === undefined
      ? undefined
      : await withPage(browser, form, async (page) => {
          await page.addInitScript(watch, {trial: name, place});
          return pointOf(page, address, target);
        });
  return {form, address, point};
}

async function act(page: Page, {keys, typed}: Trial, point: Point | undefined) {
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

/** @param mayGiveUp whether an input that came too late is not looked at further */
async function attempt(
  browser: Browser,
  name: TrialName,
  {form, address, point}: Place,
  wait: number,
  mayGiveUp: boolean,
): Promise<Tried> {
  const trial: Trial = trials[name];
  return withPage(browser, form, async (page, session) => {
    await page.addInitScript(watch, {trial: name, place: trial.place});
    await slow(session);
    const painted = firstPaint(session);
    await open(page, address, 'commit');
    await painted;
    await pause(wait);
    const started = Date.now();
    await act(page, trial, point);
    const see = async () => {
      const seen = await page.evaluate(() => ({
        ...(globalThis as WithWatch).watched,
        origin: performance.timeOrigin,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      }));
      // A control that is switched off tells nobody that it was pressed.
      const inputs = seen.inputs.length > 0 ? seen.inputs : [started - seen.origin];
      const delay = (inputs[0] ?? 0) - seen.paint;
      return {...outcomeOf({...seen, inputs}, trial.typed), delay};
    };
    await pause(patience.first);
    let seen = await see();
    if (mayGiveUp && isLate(seen, wait)) {
      return seen;
    }
    while (seen.what === 'lost' && Date.now() - started < patience.last) {
      await pause(500);
      seen = await see();
    }
    await pause(repeat);
    return see();
  });
}

/** The first attempt that was early enough, else the last of some. */
async function earlyAttempt(
  browser: Browser,
  name: TrialName,
  place: Place,
  wait: number,
): Promise<Tried> {
  for (let tries = 1; tries < early.tries; tries += 1) {
    const tried = await attempt(browser, name, place, wait, true);
    if (!isLate(tried, wait)) {
      return tried;
    }
  }
  return attempt(browser, name, place, wait, false);
}

/** What becomes of taps and keys that come as soon as a page of this site is seen, and of those after it. */
export async function input(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  const places: Partial<Record<TrialName, Place>> = {};
  for (const wait of waits) {
    for (const name of Object.keys(trials) as TrialName[]) {
      const tried: Tried[] = [];
      const place = (places[name] ??= await placeOf(bench, name));
      for (let time = 0; time < bench.plan.runs; time += 1) {
        tried.push(await earlyAttempt(bench.browser, name, place, wait));
      }
      const count = (what: Outcome['what']) =>
        String(tried.filter((one) => one.what === what).length);
      const times = tried.flatMap(({after}) => after ?? []);
      const whole = (numbers: readonly number[]) =>
        numbers.length === 0 ? '–' : String(Math.round(median(numbers)));
      rows.push([
        wait === 0 ? 'at the first paint' : `${wait / 1000} s later`,
        trials[name].name,
        count('lost'),
        count('once'),
        count('twice'),
        whole(times),
        times.length === 0 ? '–' : String(Math.round(Math.max(...times))),
        whole(tried.map(({delay}) => delay)),
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
      'ms to the answer, median',
      'ms, worst',
      'ms from paint to input',
    ],
    rows,
  );
}
