// cspell:disable -- words in four languages
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import {Lexicon} from '../../src/features/search/runtime/lexicon';
import {parseQuery} from '../../src/features/search/runtime/query';
import words from '../../src/site/search/lexiconText';
import {lexiconOf} from '../../src/site/search/lexiconOf';

const lexicon = new Lexicon(`
control: controllo | Steuerung, Regelung | commande | mando
door: porta | Tür | porte | puerta
heat pump: pompa di calore | Wärmepumpe | pompe à chaleur | bomba de calor
heating: riscaldamento | Heizung | chauffage | calefacción
meter: contatore | Zähler | compteur | contador
port: porta | Anschluss | port | puerto
restart: riavvio | Neustart | redémarrage | reinicio
shutter: tapparella, avvolgibile | Rollladen | volet roulant | persiana
stop: fermata | Halt | arrêt | parada
`);
const english = new Set(['control', 'modbus', 'port', 'server', 'wrong', 'red']);

/** Translates the words of other languages in a query. */
function translate(query: string, matching: readonly string[] = []): string {
  const isEnglish = (word: string) => english.has(word.toLowerCase());
  return lexicon
    .translate(parseQuery(query), {
      isEnglish: (word) => isEnglish(word.replace(/e$/u, '')),
      isTerm: isEnglish,
      isTitlePrefix: (prefix) => 'paradox'.startsWith(prefix),
      hasMatches: ({text}) => matching.includes(text),
    })
    .map(({text, meanings}) => meanings?.join('/') ?? text)
    .join(' ');
}

test.describe('words of other languages in a query', () => {
  for (const [title, queries] of Object.entries({
    'are translated to English, in singular and plural and in any case': {
      tapparella: 'shutter',
      TAPPARELLE: 'shutter',
      'contadores modbus': 'meter modbus',
    },
    'match with and without accents, and with ue for ü': {
      Wärmepumpe: 'heat pump',
      Waermepumpe: 'heat pump',
      'pompe a chaleur': 'heat pump',
      calefaccion: 'heating',
    },
    'can be a form of several words, with or without function words': {
      'pompa di calore': 'heat pump',
      'bomba calor': 'heat pump',
      'quando la tapparella': 'shutter',
      "l'avvolgibile della porta": 'shutter door/port',
    },
    'can be a compound, even with an English part': {
      Rollladensteuerung: 'shutter control',
      Heizungsregelung: 'heating control',
      Modbuszähler: 'modbus meter',
      Serverneustart: 'server restart',
    },
    'with two meanings are translated to both': {porta: 'door/port'},
    'are translated if an English word has the same stem': {porte: 'door'},
    'can be unfinished at the end of a query, or have a typo': {
      tappar: 'shutter',
      'tappar modbus': 'tappar modbus',
      avolgibile: 'shutter',
    },
    'keep their operator; a prohibited word is not translated': {
      '+tapparella modbus': 'shutter modbus',
      '-tapparella modbus': 'tapparella modbus',
    },
  })) {
    test(title, () => {
      for (const [query, expected] of Object.entries(queries)) {
        expect(translate(query), query).toBe(expected);
      }
    });
  }

  test('are unchanged if they are English words, or have matches', () => {
    for (const query of ['red control', 'port wrong', 'server', 'unknown words', 'della unknown']) {
      expect(translate(query), query).toBe(query);
    }
    expect(translate('tappar', ['tappar'])).toBe('tappar');
    // The prefix of a name, and not the full form of a foreign word.
    expect(translate('parado', ['parado'])).toBe('parado');
    expect(translate('parado modbus')).toBe('stop modbus');
    expect(translate('parada')).toBe('stop');
  });
});

test.describe('the lexicon', () => {
  const lines = words.trim().split('\n');

  test('has one line per term, with forms in four languages', () => {
    const terms = lines.map((line) => line.slice(0, line.indexOf(':')));
    expect(terms).toEqual([...new Set(terms)].toSorted());
    for (const line of lines) {
      expect(line.split(' | '), line).toHaveLength(4);
      expect(line).toMatch(/^[a-z][a-z .-]*: /u);
    }
  });

  test('names the line that is not a term with four columns', () => {
    const head = 'English\tItalian\tGerman\tFrench\tSpanish\n';
    expect(lexiconOf(`${head}door\tporta, uscio\t\tporte\t\n`)).toBe(
      '\ndoor: porta, uscio | - | porte | -\n',
    );
    for (const wrong of [
      'door\tporta\tTür\tporte',
      '\ta\tb\tc\td',
      'a: b\t\t\t\t',
      'a\t b\t\t\t',
    ]) {
      expect(() => lexiconOf(`${head}${wrong}\n`), wrong).toThrow(/lexicon\.tsv:2: .*columns/u);
    }
    expect(() => lexiconOf('door\tporta\t\t\t\n')).toThrow(/lexicon\.tsv:1: /u);
  });

  test('adds at most 20 kB of compressed code to the search', () => {
    expect(brotliCompressSync(words).length).toBeLessThan(20_000);
  });
});
