// cspell:disable -- typos are tested here
import {expect, test} from 'playwright/test';
import {find, type Findable} from '../../src/features/catalogue/find';

const list: readonly Findable[] = [
  {title: 'Ats', names: ['Ats', 'ATS', 'ats'], words: ['Aritech', 'ATS 2010', 'intrusion']},
  {title: 'Hesa', names: ['Hesa'], words: ['thermostats', 'intrusion']},
  {title: 'Tecnoalarm', names: ['Tecnoalarm'], words: ['TP8-88', 'TP20-440 EN', 'intrusion']},
  {title: 'Yamaha RX', names: ['Yamaha RX', 'YAMAHARX'], words: ['RX-V', 'receiver', 'Décodeur']},
  {title: 'YamahaEc', names: ['YamahaEc'], words: ['MusicCast', 'Yamaha', 'receiver']},
  {title: 'Iono Pi Max', names: ['Iono Pi Max'], words: ['PT100', '4-20 mA']},
  {title: 'Paradox EVO', names: ['Paradox EVO'], words: ['combus']},
  {title: 'NMEA 0183', names: ['NMEA 0183'], words: ['AIS']},
  {title: 'BACnet server', names: ['BACnet server'], words: ['KNX to BACnet', 'gateway']},
  {title: 'KNX', names: ['KNX', 'knx'], words: ['EIB']},
  {title: 'KNX Utility', names: ['KNX Utility'], words: []},
];

for (const [title, cases] of Object.entries<Readonly<Record<string, readonly string[]>>>({
  'an empty query returns all entries in their order': {
    '  ': list.map((entry) => entry.title),
    '-/-': list.map((entry) => entry.title),
  },
  'case, accents, dashes and spaces are ignored': {
    ...Object.fromEntries(
      ['tp8-88', 'TP888', 'tp8 88', 'TP8/88', 'tp20-440en'].map((query) => [query, ['Tecnoalarm']]),
    ),
    decodeur: ['Yamaha RX'],
  },
  'a name ranks above a keyword, a whole word above a part, a shorter name above a longer one': {
    ats: ['Ats', 'Hesa'],
    yamaha: ['Yamaha RX', 'YamahaEc'],
    yamaharx: ['Yamaha RX'],
    knx: ['KNX', 'KNX Utility', 'BACnet server'],
  },
  'a model number finds its series, even if no entry has the model': {
    ats4510: ['Ats'],
    'RX-V6A': ['Yamaha RX'],
    'RX-L200F': ['Yamaha RX'],
  },
  'without an entry that matches all words, those with the most matches are found': {
    'yamaha musiccast': ['YamahaEc'],
    'intrusion tp20': ['Tecnoalarm'],
    'receiver intrusion décodeur': ['Yamaha RX'],
    'tecnoalarm wallbox': ['Tecnoalarm'],
  },
  'one typo is tolerated, two are not, and exact matches suppress similar words': {
    ...Object.fromEntries(
      ['tecnoalram', 'tecnoalrm', 'tecnoallarm', 'tacnoalarm', 'tecnoalaem'].map((query) => [
        query,
        ['Tecnoalarm'],
      ]),
    ),
    tacnoalram: [],
    hesa: ['Hesa'],
  },
  'short words and words with a digit match exactly, longer ones also within words': {
    ...Object.fromEntries(
      ['2011', 'TP10-42', 'm-bus', 'mbus', 'axis', 'pt10o', 'ias'].map((query) => [query, []]),
    ),
    ombus: ['Paradox EVO'],
  },
  'an entry whose name is in the query is found despite other words': {
    'KNX gateway': ['BACnet server', 'KNX'],
  },
  'a name with a suffix is found if nothing else matches': {
    tecnoalarmpro: ['Tecnoalarm'],
    atspro: [],
  },
})) {
  test(title, () => {
    for (const [query, titles] of Object.entries(cases)) {
      const found = find(list, query).matches.map(({entry}) => entry.title);
      expect(found, query).toEqual(titles);
    }
  });
}

test('a result has a flag for a partial match, and the keyword that matched', () => {
  const isPartial = (query: string) => find(list, query).isPartial;
  expect(['yamaha receiver', 'KNX gateway'].map(isPartial)).toEqual([false, false]);
  expect(['RX-L200F', 'tecnoalarm wallbox'].map(isPartial)).toEqual([true, true]);
  const by = (query: string) => find(list, query).matches[0]?.by;
  expect(['tp8-88', 'tecno'].map(by)).toEqual(['TP8-88', undefined]);
});
