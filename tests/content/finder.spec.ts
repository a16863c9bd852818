// cspell:disable -- typos are what is tested here
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

/** Twelve parts of a word that no entry has. */
const others = Array.from('abcdefghijkl', (letter) => `q${letter}`).join('.');

for (const [title, cases] of Object.entries<Readonly<Record<string, readonly string[]>>>({
  'an empty query gives every entry in its order': {
    '  ': list.map((entry) => entry.title),
    '-/-': list.map((entry) => entry.title),
  },
  'case, accents, dashes and spaces are ignored': {
    ...Object.fromEntries(
      ['tp8-88', 'TP888', 'tp8 88', 'TP8/88', 'tp20-440en'].map((query) => [query, ['Tecnoalarm']]),
    ),
    decodeur: ['Yamaha RX'],
  },
  'a name comes before a word, a whole word before a part, a whole name before a longer one': {
    ats: ['Ats', 'Hesa'],
    yamaha: ['Yamaha RX', 'YamahaEc'],
    yamaharx: ['Yamaha RX'],
    knx: ['KNX', 'KNX Utility', 'BACnet server'],
  },
  'a model is found by its series, even if no page names the model': {
    ats4510: ['Ats'],
    'RX-V6A': ['Yamaha RX'],
    'RX-L200F': ['Yamaha RX'],
  },
  'all words count, a rare one more; without an entry that has them all, those with the most': {
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
  'short words and words with a digit match exactly, longer ones also within others': {
    ...Object.fromEntries(
      ['2011', 'TP10-42', 'm-bus', 'mbus', 'axis', 'pt10o', 'ias'].map((query) => [query, []]),
    ),
    ombus: ['Paradox EVO'],
  },
  'an entry that is named is found, whatever else is typed': {
    'KNX gateway': ['BACnet server', 'KNX'],
  },
  'a name with a suffix is found if nothing else fits': {
    tecnoalarmpro: ['Tecnoalarm'],
    atspro: [],
  },
  'parts of a word are looked for once each, the first twelve of them': {
    [`hesa.${others}`]: ['Hesa'],
    [`${others}.hesa`]: [],
    [`${'qa.'.repeat(20)}hesa`]: ['Hesa'],
  },
})) {
  test(title, () => {
    for (const [query, titles] of Object.entries(cases)) {
      const found = find(list, query).matches.map(({entry}) => entry.title);
      expect(found, query).toEqual(titles);
    }
  });
}

test('a result says whether it has all words, and which one matched if the title does not', () => {
  const isPartial = (query: string) => find(list, query).isPartial;
  expect(['yamaha receiver', 'KNX gateway'].map(isPartial)).toEqual([false, false]);
  expect(['RX-L200F', 'tecnoalarm wallbox'].map(isPartial)).toEqual([true, true]);
  const by = (query: string) => find(list, query).matches[0]?.by;
  expect(['tp8-88', 'tecno'].map(by)).toEqual(['TP8-88', undefined]);
});
