// cspell:disable -- words of four languages
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import {Lexicon} from '../../src/features/search/runtime/lexicon';
import {parseQuery} from '../../src/features/search/runtime/query';
import words from '../../src/site/search/lexicon';

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

/** The query with each word of another language as its English terms. */
function translated(query: string, found: readonly string[] = []): string {
  const isEnglish = (word: string) => english.has(word.toLowerCase());
  return lexicon
    .translate(parseQuery(query), {
      isEnglish: (word) => isEnglish(word.replace(/e$/u, '')),
      isTerm: isEnglish,
      isBeginning: (beginning) => 'paradox'.startsWith(beginning),
      isFound: ({text}) => found.includes(text),
    })
    .map(({text, meanings}) => meanings?.join('/') ?? text)
    .join(' ');
}

test.describe('words of another language in a query', () => {
  for (const [title, queries] of Object.entries({
    'mean the English term, in singular and plural, capitals or not': {
      tapparella: 'shutter',
      TAPPARELLE: 'shutter',
      'contadores modbus': 'meter modbus',
    },
    'have their accents or not, and ue for ü': {
      Wärmepumpe: 'heat pump',
      Waermepumpe: 'heat pump',
      'pompe a chaleur': 'heat pump',
      calefaccion: 'heating',
    },
    'may be several, with the words between them': {
      'pompa di calore': 'heat pump',
      'bomba calor': 'heat pump',
      'quando la tapparella': 'shutter',
      "l'avvolgibile della porta": 'shutter door/port',
    },
    'may be a compound, also with an English part': {
      Rollladensteuerung: 'shutter control',
      Heizungsregelung: 'heating control',
      Modbuszähler: 'modbus meter',
      Serverneustart: 'server restart',
    },
    'with two meanings mean both': {porta: 'door/port'},
    'are known where an English word has the same stem': {porte: 'door'},
    'may be unfinished at the end of a query, or have a typo': {
      tappar: 'shutter',
      'tappar modbus': 'tappar modbus',
      avolgibile: 'shutter',
    },
    'keep their sign; an excluded word is not translated': {
      '+tapparella modbus': 'shutter modbus',
      '-tapparella modbus': 'tapparella modbus',
    },
  })) {
    test(title, () => {
      for (const [query, expected] of Object.entries(queries)) {
        expect(translated(query), query).toBe(expected);
      }
    });
  }

  test('are left alone where they are English, alone or joined, or found as they are', () => {
    for (const query of [
      ...['serverport', 'redserver', 'red control', 'port wrong', 'server', 'unknown words'],
      'della unknown',
    ]) {
      expect(translated(query), query).toBe(query);
    }
    expect(translated('tappar', ['tappar'])).toBe('tappar');
    // A name begins so, and no form is the same.
    expect(translated('parado', ['parado'])).toBe('parado');
    expect(translated('parado modbus')).toBe('stop modbus');
    expect(translated('parada')).toBe('stop');
  });
});

test.describe('the lexicon', () => {
  const lines = words.trim().split('\n');

  test('has a line for a term, with forms in four languages', () => {
    const terms = lines.map((line) => line.slice(0, line.indexOf(':')));
    expect(terms).toEqual([...new Set(terms)].toSorted());
    for (const line of lines) {
      expect(line.split(' | '), line).toHaveLength(4);
      expect(line).toMatch(/^[a-z][a-z .-]*: /u);
    }
  });

  test('adds at most 20 kB to the code of the search', () => {
    expect(brotliCompressSync(words).length).toBeLessThan(20_000);
  });
});
