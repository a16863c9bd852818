// cspell:disable -- typos are what is tested here
import {expect, test} from 'playwright/test';
import {beginsWithin, isWithin} from '../../src/text/typo';
import {find, normalize, type Findable} from '../../src/catalogue/find';
import {ioServerEntry} from '../../src/catalogue/ioServerIndex';
import {mergeVersions} from '../../src/catalogue/versionLists';
import {pageFields} from '../support/project';

const list: readonly Findable[] = [
  {title: 'Ats', names: ['Ats', 'ATS', 'ats'], words: ['Aritech', 'ATS 2010', 'intrusion']},
  {title: 'Hesa', names: ['Hesa'], words: ['thermostats', 'intrusion']},
  {title: 'Tecnoalarm', names: ['Tecnoalarm'], words: ['TP8-88', 'TP20-440 EN', 'intrusion']},
  {title: 'Yamaha RX', names: ['Yamaha RX', 'YAMAHARX'], words: ['RX-V', 'receiver', 'Décodeur']},
  {title: 'YamahaEc', names: ['YamahaEc'], words: ['MusicCast', 'Yamaha', 'receiver']},
];

const titles = (query: string) => find(list, query).matches.map(({entry}) => entry.title);

test.describe('finding by what was typed', () => {
  test('an empty query gives every entry in its order', () => {
    expect(titles('  ')).toEqual(list.map(({title}) => title));
    expect(titles('-/-')).toEqual(list.map(({title}) => title));
  });

  test('case, accents, dashes and spaces are ignored', () => {
    expect(normalize('TP8-88')).toBe('tp888');
    for (const query of ['tp8-88', 'TP888', 'tp8 88', 'TP8/88', 'tp20-440en']) {
      expect(titles(query), query).toEqual(['Tecnoalarm']);
    }
    expect(titles('decodeur')).toEqual(['Yamaha RX']);
  });

  test('a name comes before a word, a whole word before a part', () => {
    expect(titles('ats')).toEqual(['Ats', 'Hesa']);
    expect(titles('yamaha')).toEqual(['Yamaha RX', 'YamahaEc']);
    expect(titles('yamaharx')[0]).toBe('Yamaha RX');
  });

  test('a model is found by its series, even if no page names the model', () => {
    expect(titles('ats4510')[0]).toBe('Ats');
    expect(titles('RX-V6A')).toEqual(['Yamaha RX']);
    expect(titles('RX-L200F')).toEqual(['Yamaha RX']);
    expect(find(list, 'RX-L200F').isPartial).toBe(true);
  });

  test('all words count; without an entry that has them all, those with the most', () => {
    expect(find(list, 'yamaha receiver').isPartial).toBe(false);
    expect(titles('yamaha musiccast')).toEqual(['YamahaEc']);
    // A rare word counts more than a frequent one.
    expect(titles('intrusion tp20')).toEqual(['Tecnoalarm']);
    expect(titles('receiver intrusion décodeur')[0]).toBe('Yamaha RX');
    const {matches, isPartial} = find(list, 'tecnoalarm wallbox');
    expect(isPartial).toBe(true);
    expect(matches.map(({entry}) => entry.title)).toEqual(['Tecnoalarm']);
  });

  test('one typo is tolerated, two are not, and exact matches suppress similar words', () => {
    for (const query of ['tecnoalram', 'tecnoalrm', 'tecnoallarm', 'tacnoalarm', 'tecnoalaem']) {
      expect(titles(query), query).toEqual(['Tecnoalarm']);
    }
    expect(titles('tacnoalram')).toEqual([]);
    // A number with a typo is another number.
    expect(titles('2011')).toEqual([]);
    // "hesa" is right, so that "nesa" and its like are not looked for.
    expect(titles('hesa')).toEqual(['Hesa']);
  });

  test('short words and words with a digit match exactly', () => {
    const planted: readonly Findable[] = [
      {title: 'Iono Pi Max', names: ['Iono Pi Max'], words: ['PT100', '4-20 mA']},
      {title: 'Paradox EVO', names: ['Paradox EVO'], words: ['combus']},
      {title: 'NMEA 0183', names: ['NMEA 0183'], words: ['AIS']},
    ];
    for (const query of ['TP10-42', 'm-bus', 'mbus', 'axis', 'pt10o', 'ias']) {
      expect(find(planted, query).matches, query).toEqual([]);
    }
    // A longer word is looked for inside of others, and a shorter one where others begin with it.
    expect(find(planted, 'ombus').matches).toHaveLength(1);
    expect(titles('ats')).toContain('Hesa');
  });

  test('an entry that is named is found, whatever else is typed', () => {
    const planted: readonly Findable[] = [
      {title: 'BACnet server', names: ['BACnet server'], words: ['KNX to BACnet', 'gateway']},
      {title: 'KNX', names: ['KNX', 'knx'], words: ['EIB']},
      {title: 'KNX Utility', names: ['KNX Utility'], words: []},
    ];
    const {matches, isPartial} = find(planted, 'KNX gateway');
    expect(matches.map(({entry}) => entry.title)).toEqual(['BACnet server', 'KNX']);
    expect(isPartial).toBe(false);
    // Called just so comes before called so among other words.
    expect(find(planted, 'knx').matches[0]?.entry.title).toBe('KNX');
  });

  test('a name with a suffix is found if nothing else fits', () => {
    expect(titles('tecnoalarmpro')).toEqual(['Tecnoalarm']);
    expect(titles('atspro')).toEqual([]);
  });

  test('the word that matched is named if the title does not show it', () => {
    expect(find(list, 'tp8-88').matches[0]?.by).toBe('TP8-88');
    expect(find(list, 'tecno').matches[0]?.by).toBeUndefined();
  });

  test('parts of a word are looked for once each, the first twelve of them', () => {
    const others = Array.from('abcdefghijkl', (letter) => `q${letter}`).join('.');
    expect(titles(`hesa.${others}`)).toEqual(['Hesa']);
    expect(titles(`${others}.hesa`)).toEqual([]);
    expect(titles(`${'qa.'.repeat(20)}hesa`)).toEqual(['Hesa']);
  });

  test('hostile text does nothing', () => {
    for (const query of ['<img src=x onerror=1>', '__proto__', '.*(+', 'x'.repeat(10_000), '🙂']) {
      expect(() => find(list, query)).not.toThrow();
    }
  });
});

test('a beginning within one typo is found as the table of edit distances finds it', () => {
  for (const typo of ['hesa', 'hesab', 'hes', 'ehsabus', 'hesabsu', 'heabus']) {
    expect(beginsWithin(typo, 'hesabus-2', 1), typo).toBe(true);
  }
  expect(beginsWithin('hesabus-2xy', 'hesabus-2', 1)).toBe(false);
  expect(beginsWithin('ehsabsu', 'hesabus', 1)).toBe(false);
  expect(beginsWithin('ehsabsu', 'hesabus', 2)).toBe(true);
  const words = [''];
  for (const word of words) {
    if (word.length < 4) {
      words.push(...['a', 'b', 'c'].map((letter) => word + letter));
    }
  }
  const byTable = (typed: string, word: string) =>
    Array.from({length: word.length + 1}, (_, end) => word.slice(0, end)).some((beginning) =>
      isWithin(typed, beginning, 1),
    );
  const wrong = words.flatMap((typed) =>
    words.filter((word) => beginsWithin(typed, word, 1) !== byTable(typed, word)),
  );
  expect(words).toHaveLength(121);
  expect(wrong).toEqual([]);
});

test.describe('entries of the finder', () => {
  test('come from the front matter alone', () => {
    const entry = ioServerEntry('io-servers/galaxy', {
      ...pageFields,
      family: 'io-server',
      title: 'Galaxy',
      keywords: ['Honeywell', 'G2-20', 'GALAXY', 'g2 20'],
      basis: 'manual-4',
      group: 'security',
      transport: ['serial'],
      models: ['520'],
      type: 'Galaxy',
    });
    expect(entry).toEqual({
      doc: 'io-servers/galaxy',
      title: 'Galaxy',
      type: 'Galaxy',
      group: 'security',
      transport: ['serial'],
      // Nothing twice that is typed alike.
      names: ['Galaxy'],
      words: ['520', 'Honeywell', 'G2-20', 'Serial'],
    });
  });

  test('are listed once where the versions agree', () => {
    const entry = (title: string, words: string[]) => ({
      doc: title,
      title,
      group: 'fire' as const,
      transport: [],
      basis: 'device' as const,
      names: [title],
      words,
    });
    expect(
      mergeVersions([
        ['current', [entry('b', ['new']), entry('a', [])]],
        ['4.0', [entry('b', []), entry('a', [])]],
      ]).map(({entry: {title, words}, versions}) => [title, words, versions]),
    ).toEqual([
      ['a', [], ['current', '4.0']],
      ['b', ['new'], ['current']],
      ['b', [], ['4.0']],
    ]);
  });
});
