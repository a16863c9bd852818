// cspell:ignore basetype bitlength gpvtg fffffffb scenenumber
import {createRequire} from 'node:module';
import {crc16} from 'crc';
import {parseNmeaSentence} from 'nmea-simple';
import {expect, test} from 'playwright/test';
import {read} from '../support/project';

const load = createRequire(__filename);

interface DatapointType {
  readonly subtype?: {readonly unit?: string; readonly scalar_range?: readonly number[]};
  readonly basetype: {readonly bitlength: number};
}

/** KNX data point types; a value is a number, or an object for several fields. */
const knx = load('knx/src/dptlib') as {
  readonly resolve: (id: string) => DatapointType;
  readonly fromBuffer: (bytes: Buffer, type: DatapointType) => unknown;
  readonly populateAPDU: (value: unknown, unit: {data?: Buffer}, id: string) => void;
};
const cayenne = load('cayenne-lpp/src/datatypes') as Record<
  'Scales' | 'Types',
  Readonly<Record<string, number>>
>;

const page = (name: string) => read(`docs/io-servers/${name}.mdx`);

/** Cells of the table rows whose first cell matches. */
const rowsOf = (text: string, first: RegExp) =>
  text
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    .filter(([cell = '']) => first.test(cell));

const decoded = (id: string, hex: string) =>
  knx.fromBuffer(Buffer.from(hex, 'hex'), knx.resolve(id));

const encoded = (id: string, value: unknown) => {
  const unit: {data?: Buffer} = {};
  knx.populateAPDU(value, unit, id);
  return unit.data?.toString('hex');
};

test.describe('facts of protocols', {tag: '@engine'}, () => {
  test('NMEA 0183: the example and the order of the fields', () => {
    const text = page('nmea');
    const [[sentence = '', , value = ''] = []] = rowsOf(text, /^`\$\w+,/u).map((row) =>
      row.map((cell) => cell.replaceAll('`', '')),
    );
    expect(sentence.slice(sentence.indexOf(',') + 1, sentence.indexOf('*'))).toBe(value);
    expect(parseNmeaSentence(sentence)).toMatchObject({
      talkerId: 'WI',
      sentenceId: 'MWV',
      windAngle: 41.1,
      reference: 'relative',
      speed: 1,
      units: 'N',
      status: 'valid',
    });
    expect(() => parseNmeaSentence(sentence.replace(/..$/u, '00'))).toThrow(/Invalid/u);

    /** A sentence with each field of a row of the page, by its name there. */
    const parsed = (id: string, values: Readonly<Record<string, string>>) => {
      const [[, fields = ''] = []] = rowsOf(text, new RegExp(`^\`${id}\`$`, 'u'));
      const used = fields
        .replaceAll(/ \([^)]*\)/gu, '')
        .split(', ')
        .map((name) => values[name.replaceAll('`', '')] ?? '');
      const body = [id.toUpperCase(), ...used].join();
      const sum = [...Buffer.from(body)].reduce((one, other) => one ^ other, 0);
      return parseNmeaSentence(`$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}`);
    };
    const position = {latitude: '4807.038', 'N or S': 'N', longitude: '01131.000', 'E or W': 'E'};
    const motion = {'speed in knots': '22.4', course: '84.4', 'magnetic variation': '3.1'};
    expect(
      parsed('gprmc', {time: '120000', status: 'A', date: '010126', ...position, ...motion}),
    ).toMatchObject({
      status: 'valid',
      speedKnots: 22.4,
      trackTrue: 84.4,
      variation: 3.1,
      latitude: expect.closeTo(48.1173, 3),
      longitude: expect.closeTo(11.5167, 3),
    });
    expect(
      parsed('gpvtg', {
        'true course': '84.4',
        T: 'T',
        'magnetic course': '81.3',
        M: 'M',
        N: 'N',
        K: 'K',
      }),
    ).toMatchObject({trackTrue: 84.4, trackMagnetic: 81.3});
  });

  test('KNX: lengths, units and values of the data point types', () => {
    const text = page('knx');
    const rows = rowsOf(text, /^\d+\.\d{3}$/u);
    expect(rows.length).toBeGreaterThan(9);
    for (const [id = '', length = '', , values = ''] of rows) {
      const {basetype, subtype} = knx.resolve(id);
      const [count, unit] = length.split(/[ ,]+/u);
      expect(basetype.bitlength, id).toBe(Number(count) * (unit?.startsWith('byte') ? 8 : 1));
      if (subtype?.unit && values.startsWith('in ')) {
        expect(values, id).toMatch(new RegExp(`^in ${subtype.unit}\\b`, 'u'));
      }
    }
    expect(knx.resolve('13.013').subtype?.unit).toBe('kWh');
    expect(knx.resolve('5.001').subtype?.scalar_range).toEqual([0, 100]);
    expect(['0000', '07fe', '07ff', '0c00', '0c01'].map((hex) => decoded('9.001', hex))).toEqual([
      0, 20.46, 20.47, 20.48, 20.5,
    ]);
    // The page has a setpoint that is no step.
    const setpoint = Number(/setpoint such as (?<value>[\d.]+)/u.exec(text)?.groups?.value);
    expect(decoded('9.001', encoded('9.001', setpoint) ?? '')).not.toBe(setpoint);
    expect(decoded('9.001', '7fff')).toBeCloseTo(670760.96, 2);
    expect(decoded('12.001', 'ffffffff')).toBe(4294967295);
    expect(decoded('13.010', 'fffffffb')).toBe(-5);
    expect(decoded('3.007', '08')).toMatchObject({data: 0});
    const scene = (save_recall: number, scenenumber: number) =>
      parseInt(encoded('18.001', {save_recall, scenenumber}) ?? '', 16);
    const [[, , , scenes = ''] = []] = rowsOf(text, /^18\.001$/u);
    expect(scenes).toBe(
      `${scene(0, 1)} to ${scene(0, 64)} = recall scene 1 to 64, ${scene(1, 1)} to ${scene(1, 64)} = store it`,
    );
  });

  test('Cayenne LPP: types and steps', () => {
    const rows = rowsOf(page('lorawan'), /^\d+(?:, \d+)?$/u);
    const types = rows.flatMap(([ids = '', , steps = '']) =>
      ids.split(', ').map((id) => ({id: Number(id), steps})),
    );
    const names = new Map(Object.entries(cayenne.Types).map(([name, id]) => [id, name]));
    expect(types.length).toBeGreaterThan(10);
    for (const {id, steps} of types) {
      const step = /steps of (?<step>[\d.]+)/u.exec(steps)?.groups?.step;
      const scale = cayenne.Scales[names.get(id) ?? ''];
      expect(names.has(id), String(id)).toBe(true);
      expect(step === undefined ? scale : 1 / Number(step), String(id)).toBe(scale);
    }
  });

  test('SIA DC-09: CRC and length of the example', () => {
    const {crc, length, token, sequence, rest} =
      /CRC (?<crc>\w+); length (?<length>\w+); ID token (?<token>\S+) in quotes; sequence number (?<sequence>\d+)\. Second row: (?<rest>[^"]*); carriage return/u.exec(
        page('siaserver'),
      )?.groups ?? {};
    const parts = (rest ?? '')
      .split('; ')
      .map((part) => part.split(' ').at(-1))
      .join('');
    const body = `"${token ?? ''}"${sequence ?? ''}${parts}`;
    expect(body).toContain('#1234[#1234|');
    const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');
    expect([hex(crc16(body)), hex(body.length)]).toEqual([crc, length]);
    expect(crc16(`${body} `)).not.toBe(crc16(body));
  });
});
