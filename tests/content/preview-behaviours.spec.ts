import path from 'node:path';
import {expect, test} from 'playwright/test';
import * as z from 'zod';
import {parseEvents} from '../../src/content/events/parse';
import {limits} from '../../src/features/preview/model/limits';
import {parseProject} from '../../src/features/preview/node';
import {previewLimits} from '../../src/features/preview/simulation/previewLimits';
import type {State} from '../../src/features/preview/simulation/simulation';
import type {SimulationStore} from '../../src/features/preview/simulation/store';
import {readYamlFile} from '../../src/lib/text/readYaml';
import {distinctPages} from '../support/project';
import {settle, simulationOf} from '../support/simulation';

const screens =
  '<project width="9" height="9"><page id="home" /><page id="away" /><popup id="more" /></project>';

const event = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('write'), name: z.string(), value: z.string()}),
  z.strictObject({kind: z.literal('request'), url: z.string()}),
  z.strictObject({
    kind: z.literal('submit'),
    values: z.array(z.tuple([z.string(), z.string()])),
  }),
  z.strictObject({kind: z.literal('other'), text: z.string()}),
]);

const testCase = z.strictObject({
  rules: z.string().default(''),
  steps: z.union([z.string(), z.array(z.union([z.string(), event]))]).default(''),
  result: z.union([z.string(), z.null(), z.record(z.string(), z.unknown())]),
});

/** Cases by behaviour; the file explains their steps and results. */
const behaviours = readYamlFile(
  z.record(z.string(), z.tuple([testCase], testCase)),
  path.join(__dirname, 'preview-behaviours.yml'),
);

type Steps = z.infer<typeof testCase>['steps'];

function doStep(simulation: SimulationStore, step: string): void {
  const {time, unit, hours, minutes, page, key, entry, point, value, name, parameter} =
    /^(?:@(?<page>.*)|(?<key>[^<]+)<(?<entry>.*)|(?<time>\d+)(?<unit>m?s)|(?<hours>\d\d):(?<minutes>\d\d)|(?<point>[^=]+)=(?<value>.*)|(?<name>[^:]+):?(?<parameter>.+)?)$/u.exec(
      step,
    )?.groups ?? {};
  if (time !== undefined) {
    simulation.advance(Number(time) * (unit === 's' ? 1000 : 1));
  } else if (hours !== undefined) {
    simulation.setClock(Number(hours) * 60 + Number(minutes));
  } else if (page !== undefined) {
    simulation.dispatch(page === '' ? {kind: 'close'} : {kind: 'open', page});
  } else if (key !== undefined) {
    simulation.dispatch({kind: 'input', key, value: entry ?? ''});
  } else if (point !== undefined) {
    simulation.dispatch({kind: 'point', name: point, value: value ?? ''});
  } else if (name === 'Reset') {
    simulation.restart();
  } else {
    simulation.dispatch({kind: 'command', name: name ?? '', parameter: parameter ?? 'x'});
  }
}

/** The state after some steps, which start at noon. */
async function stateAfter(rules: string, steps: Steps): Promise<State> {
  const simulation = await simulationOf(screens, rules, new Date(2026, 2, 4, 12, 0).getTime());
  for (const step of typeof steps === 'string' ? steps.split(' ').filter(Boolean) : steps) {
    if (typeof step === 'string') {
      doStep(simulation, step);
    } else {
      simulation.dispatch(step);
    }
    await settle();
  }
  return simulation.getState();
}

const logOf = ({log}: State, from: string) =>
  log.filter((line) => line.from === from).map((line) => line.text);

function readingOf(state: State, name: string): unknown {
  const {page, popup, inputs, ui, log} = state;
  const parts = {page, popup, inputs, ui, log: log.map(({text}) => text)};
  const logs = {screen: logOf(state, 'screen'), server: logOf(state, 'server')};
  return name in parts || name in logs ? {...parts, ...logs}[name as 'page'] : state.values[name];
}

test.describe('behaviours of the simulation', () => {
  for (const [title, cases] of Object.entries(behaviours)) {
    test(title, async () => {
      for (const {rules, steps, result} of cases) {
        const expected = typeof result === 'object' && result !== null ? result : {$t: result};
        const state = await stateAfter(rules, steps);
        const names = Object.keys(expected);
        const actual = names.map((name) => [name, readingOf(state, name) ?? null]);
        expect(Object.fromEntries(actual), rules).toEqual(expected);
      }
    });
  }
});

test('the limits of a preview have at most two lines, placeholder names first', () => {
  const simulated = expect.stringContaining('simulated') as unknown;
  const tags = expect.stringContaining('tags') as unknown;
  const script = expect.stringContaining('ECMAScript 5') as unknown;
  for (const [xml, rules, limitsOf] of [
    ['<page id="home" />', '', [simulated]],
    ['<tags />', '', [tags, simulated]],
    ['<page id="home" />', 'function TimeEvent(time) : {\n  varSet("$t", "yes");\n}', [script]],
    ['<page id="home" />', 'INIT : { varSet("$a", "1"); }', [script]],
    [
      '<tags /><button action="datapoint" address="a.b" />',
      'TIME = 0800 : IO a.b = 1\nHAACTIVE : { varSet("$a", "1"); }',
      [tags, script],
    ],
  ] as const) {
    const {project} = parseProject(xml);
    const lines = project && previewLimits({project, program: parseEvents(rules)});
    expect(lines, rules).toEqual(limitsOf);
  }
});

test.describe('endless rules', () => {
  for (const [name, rules] of [
    ['a command that sends itself', 'USER a : USER a = x'],
    [
      'a function that calls itself',
      'function userCommand(session, userid, name, param) : {\n  user("a", "x");\n}',
    ],
  ] as const) {
    test(`${name}: the rules are stopped, which is logged`, async () => {
      const lines = logOf(await stateAfter(rules, 'a 5s'), 'server');
      expect(lines).toContainEqual(expect.stringMatching(/^stopped: .* endlessly$/u));
    });
  }

  test('an hour with an event each second completes, ten hours are stopped', async () => {
    const rules = 'INIT : PROGRAMTIMER t = REPEAT 1\nPROGRAMTIMER t : LOG = "tick"';
    const stopped = expect.stringMatching(/^stopped .*advance the time/u) as unknown;
    for (const [time, lines] of [
      ['3600s', expect.not.arrayContaining([stopped]) as unknown],
      ['36000s', expect.arrayContaining([stopped]) as unknown],
    ] as const) {
      expect(logOf(await stateAfter(rules, time), 'server'), time).toEqual(lines);
    }
  });

  test('a value that is concatenated with itself has a length limit', async () => {
    const rules =
      'PROGRAMTIMER p : $a = $a $a\nINIT : $a = "0123456789", PROGRAMTIMER p = REPEAT 1';
    expect((await stateAfter(rules, '60s')).values.$a?.length).toBe(limits.simulation.value);
  });
});

test('previews run the finished files of their page, or have a marked stand-in', () => {
  const previews = distinctPages().filter(({body}) => /^```xml preview/mu.test(body));
  expect(previews).not.toEqual([]);
  const faults = previews.filter(
    ({body}) =>
      /^```events [^\n]*file=/mu.test(body) &&
      !/^```xml preview[^\n]* rules="/mu.test(body) &&
      !/^```events preview stand-in$/mu.test(body),
  );
  expect(faults.map(({file}) => file)).toEqual([]);
});
