// cspell:ignore hsycoremote shopclosed
import {expect, test} from 'playwright/test';
import {conditionsOf, parseEvents, type Condition} from '../../src/content/events/parse';
import {docsVersions} from '../../src/site/versions';
import {pagesOf} from '../support/project';

/**
 * Rules of I/O server pages with only stable conditions, and the reason why they may fire when
 * any of these becomes true, such as `NIGHT` at sunset.
 */
const reviewed: Readonly<Record<string, string>> = {
  'bacnet-server: IO dummy.light.1 = 1 & NIGHT': 'a released light turns on at sunset',
  'bacnet-server: IO knx.outdoor = 1 & IO dummy.light.1 = 0':
    'on without release, whichever is last',
  'boschmap: IO bsc.1.1.Area.3.1.armed > 0 & IO bsc.1.1.Point.01004.020.open = 1':
    'armed with an open gate, whichever is last',
  'dummy: IO knx.hall = 0 & IO knx.kitchen = 0 & IO knx.stairs = 0': 'the last light turns off',
  'elmo: IO elm.armed = 1 & IO elm.i4.open = 1': 'armed with an open window, whichever is last',
  'exosensepi: IO exo.pir.status = 1 & IO exo.lux.lux < 10000': 'motion goes on as it becomes dark',
  'giacomini: IO gk.k1.0.temp < 190 & IO gk.connection = online':
    'cold and connected, whichever is last',
  'guardall: IO guard.alarm = 1 & NIGHT': 'an alarm that is still present at sunset needs light',
  'hsycoremote: IO shop1.connection = online & $shopclosed! = 1': 'after closing, or back online',
  'hue: IO hwg.i1 = 0 & NIGHT': 'a door that is still open at sunset is shown',
  'hue: IO hue.light.3.reachable = 0 & IO hwg.i1 = 0 & NIGHT':
    'open door at night without the light, whichever is last',
  'hwgio: IO hwg.i1 = 0 & IO hwg.i2 = 0': 'between both end positions',
  'iono: IO iono.ai4 < 5 & IO hwg.o1 = 1': 'no pump on an empty tank, whichever is last',
  'mqtt: IO mqtt.client.garage.topic.door = open & NIGHT':
    'a door that is open at sunset needs light',
  'notifier: IO am.loop.1.open = 0 & IO am.loop.1.short = 0': 'the last fault ends',
  'protege: IO protege.i7.closed = 0 & NIGHT': 'a door that is open at sunset is reported',
  'strato: IO strato.battery = 0 & $blackout! = 1': 'mains returns after the first email',
  'texecom: IO tex.fault.battery = 1 & IO tex.fault.mains = 1': 'both faults at the same time',
  'wxt520: IO mast.sx < 8 & IO mast.status = online': 'calm and connected',
};

const isStable = ({keyword, operator}: Condition): boolean =>
  keyword === 'IO' || keyword === '$' ? operator !== undefined : /^(?:DAY|NIGHT)$/iu.test(keyword);

/** Conditions of the rules that have only stable conditions. */
function stableRules(text: string): string[] {
  return parseEvents(text)
    .rules.filter(({event}) => event.kind === 'and')
    .map(({event}) => conditionsOf(event))
    .filter((conditions) => conditions.every(isStable))
    .map((conditions) => conditions.map((one) => one.text).join(' & '));
}

test('rules of I/O servers with only stable conditions are reviewed', () => {
  const found = docsVersions.flatMap((version) =>
    pagesOf(version)
      .filter(({docPath}) => docPath.startsWith('io-servers/'))
      .flatMap(({docPath, body}) =>
        [...body.matchAll(/^ *`{3,}events[^\n]*\n([\s\S]*?)^ *`{3,}$/gmu)]
          .flatMap(([, code = '']) => stableRules(code))
          .map((rule) => `${docPath.replace(/^io-servers\/|\.mdx$/gu, '')}: ${rule}`),
      ),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(reviewed).sort());
});

test('planted rule: two stable conditions are found, a rule with a transient one is not', () => {
  expect(stableRules('IO a = 1 AND NIGHT : IO b = 1')).toEqual(['IO a = 1 & NIGHT']);
  expect(stableRules('IO a AND IO a = 1 AND NIGHT : IO b = 1')).toEqual([]);
});
