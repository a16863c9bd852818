import type {LoadContext} from '@docusaurus/types';
import {expect} from 'playwright/test';
import {ioServerEntry} from '../../src/features/catalogue/entries';
import {factsOf} from '../../src/features/catalogue/facts';
import {nearestPages} from '../../src/features/catalogue/nearestPages';
import {indexEntries} from '../../src/features/catalogue/programmingIndex';
import {symptomGroup} from '../../src/features/catalogue/symptomIndex';
import catalogue from '../../src/features/catalogue/plugin';
import {parseFrontMatter} from '../../src/content/schema/frontMatter';
import {test, type Folder} from '../support/folder';
import {pageFields} from '../support/project';

test('the finder entry of an I/O server has each term of its front matter once', () => {
  const facts = {title: 'Galaxy', type: 'Galaxy', group: 'security'} as const;
  const entry = ioServerEntry('io-servers/galaxy', {
    ...pageFields,
    ...facts,
    family: 'io-server',
    transport: ['serial'],
    keywords: ['Honeywell', 'G2-20', 'GALAXY', 'g2 20'],
    models: ['520'],
  });
  expect(entry).toEqual({
    ...facts,
    doc: 'io-servers/galaxy',
    transport: ['serial'],
    names: ['Galaxy'],
    words: ['520', 'Honeywell', 'G2-20', 'Serial'],
  });
});

test('the programming index has each attribute in the tables of an object once', () => {
  const doc = 'development/project-development/objects/x';
  const table =
    '| Group | Attribute † |\n| --- | --- |\n| Own | `width`, `max` |\n| Own | `label` |';
  const body = `## Attributes\n\n<Attributes element="slider" />\n\n${table}\n`;
  const entries = indexEntries(doc, 'X', body, () => ['min', 'max']);
  expect(entries.map(({name}) => name)).toEqual(['min', 'max', 'width', 'label']);
  expect(entries[0]).toEqual({name: 'min', kind: 'X attribute', doc, anchor: 'attributes'});
});

test.describe('catalogue', () => {
  const options = {pictureOf: (slug: string) => `<i>${slug}</i>`, attributeNamesOf: () => ['min']};

  interface Doc {
    readonly id: string;
    readonly fields?: Readonly<Record<string, unknown>>;
    readonly body?: string;
  }

  /** Data files that the plugin creates for the pages of each version, by name. */
  async function dataOf(folder: Folder, versions: Readonly<Record<string, readonly Doc[]>>) {
    const files: Record<string, unknown> = {};
    const loadedVersions = Object.entries(versions).map(([versionName, docs]) => ({
      versionName,
      docs: docs.map(({id, fields, body = ''}) => {
        folder.write({[`docs/${id}.mdx`]: `---\ntitle: ${id}\n---\n\n${body}`});
        const frontMatter = parseFrontMatter(`${id}.mdx`, {...pageFields, title: id, ...fields});
        return {id, source: `@site/docs/${id}.mdx`, frontMatter};
      }),
    }));
    await catalogue({siteDir: folder.root} as LoadContext, options).allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions}}},
      actions: {
        createData: (name: string, data: unknown) => {
          files[name] = data;
          return Promise.resolve(name);
        },
        addRoute: () => undefined,
        setGlobalData: () => undefined,
      },
    });
    return files;
  }

  const knx = {id: 'io-servers/knx', fields: {group: 'building-bus', title: 'KNX'}};

  test('lists a page once if its entry is the same in all versions', async ({folder}) => {
    const id = 'development/project-development/objects/slider';
    const slider = {id, fields: {group: 'input'}, body: '<Attributes element="slider" />\n'};
    const docs = [knx, slider, {id: 'intro'}];
    const versions = ['current', '4.0'];
    const min = [{name: 'min', doc: id}];
    expect(await dataOf(folder, {current: docs, '4.0': docs})).toMatchObject({
      'io-servers.json': [{entry: {doc: knx.id}, versions}],
      'objects.json': [{entry: {picture: '<i>slider</i>'}, versions}],
      'programming.json': {current: min, '4.0': min},
    });
    const changed = {...knx, fields: {...knx.fields, keywords: ['new']}};
    expect(await dataOf(folder, {current: [changed], '4.0': [knx]})).toMatchObject({
      'io-servers.json': [
        {entry: {words: expect.arrayContaining(['new']) as unknown}, versions: ['current']},
        {versions: ['4.0']},
      ],
      'programming.json': {current: []},
    });
  });

  test('lists the symptoms of each I/O server, with the anchors of their rows', async ({
    folder,
  }) => {
    const [first, second] = ['`connection` stays `offline`', 'commands have no effect'] as const;
    const body =
      '| Symptom | Cause | Remedy |\n| --- | --- | --- |\n' +
      `| ${first} | **Integration** is off | [turn](a.mdx) it on |\n` +
      `| ${second} | wrong code | check it |\n\nText.\n`;
    const own = {doc: knx.id, title: 'KNX'};
    const current = [
      {...own, symptom: first, anchor: 'symptom-1'},
      {...own, symptom: second, anchor: 'symptom-2'},
    ];
    expect(await dataOf(folder, {current: [{...knx, body}]})).toMatchObject({
      'symptoms.json': {current},
    });
    const groups = [first, second, 'the panel is a lares 4.0'].map(symptomGroup);
    expect(groups).toEqual(['No connection or no response', 'Commands have no effect', 'Other']);
  });

  test('lists the tutorials that use an object or I/O server', async ({folder}) => {
    const fields = {time: 5, level: 'beginner'};
    const docs = [
      knx,
      {id: 'io-servers/hue', fields: {group: 'lighting'}},
      {id: 'intro'},
      {id: 'tutorials/a', fields: {...fields, uses: [knx.id, 'intro']}},
      {id: 'tutorials/b', fields: {...fields, uses: [knx.id]}},
      {id: 'tutorials/c', fields},
    ];
    expect(await dataOf(folder, {current: docs, '4.0': docs.slice(0, 3)})).toMatchObject({
      'tutorials-current-io-servers-knx.json': ['tutorials/a', 'tutorials/b'],
      'tutorials-4.0-io-servers-knx.json': [],
    });
  });
});

test('nearestPages finds pages for typos, longer names and moved pages, in the same version first', () => {
  const modbus = '/docs/io-servers/modbus';
  const nextModbus = '/docs/next/io-servers/modbus';
  const slider = '/docs/development/project-development/objects/slider';
  const addresses = ['/docs/intro', modbus, `${modbus}server`, nextModbus, slider];
  for (const [address, first] of [
    ['/docs/introduction', ['/docs/intro']],
    ['/docs/io-servers/modbus-tcp', [modbus]],
    ['/docs/projects/objects/slider.html', [slider]],
    ['/docs/io-servers/modbsu', [modbus, nextModbus]],
    ['/docs/next/io-servers/modbsu', [nextModbus, modbus]],
  ] as const) {
    expect(nearestPages(address, addresses).slice(0, first.length), address).toEqual(first);
  }
  for (const unknown of ['/wp-login.php', '/', '/docs/io-servers/m']) {
    expect(nearestPages(unknown, addresses)).toEqual([]);
  }
});

test.describe('facts box', () => {
  const fire = {...pageFields, family: 'io-server', group: 'fire'} as const;

  test('an I/O server has the facts of its front matter', () => {
    const facts = factsOf({
      ...fire,
      basis: 'manual-3',
      type: 'X',
      transport: ['serial'],
      shutdownWhenInactive: false,
      serial: {standard: 'RS-232', baud: [9600, 19200], parity: 'even', stopBits: 1},
    });
    expect(facts.map(({name, value}) => `${name}: ${value}`)).toEqual([
      'Connection: Serial',
      'Serial: RS-232, 9600, 19200 baud, even parity, 1 stop bit',
      'Type: X',
      'Shutdown when inactive: false',
      'Category: Fire detection',
      'Documented for version 3: check options in Settings, IDs in Status Browser',
    ]);
    const formats = facts.map(({code, shared}) => code ?? shared?.map(({query}) => query));
    expect(formats.slice(0, 5)).toEqual([
      ['transport=serial'],
      undefined,
      true,
      true,
      ['group=fire'],
    ]);
  });

  test('a complete serial frame is abbreviated', () => {
    const serial = {baud: 9600, dataBits: 7, parity: 'odd', stopBits: 1} as const;
    expect(factsOf({...fire, serial})).toContainEqual({name: 'Serial', value: '9600 baud, 7O1'});
  });

  test('I/O servers and objects link each other and their tutorials', () => {
    const docsOf = (...page: Parameters<typeof factsOf>) =>
      factsOf(...page).flatMap(({doc}) => doc ?? []);
    const tutorials = ['tutorials/a', 'tutorials/b'];
    const panel = {...pageFields, family: 'object', group: 'alarm-panel', ioServer: 'ats'} as const;
    expect(docsOf(panel, tutorials)).toEqual(['io-servers/ats', ...tutorials]);
    expect(docsOf({...fire, objects: ['ats']})).toEqual([
      'development/project-development/objects/ats',
    ]);
    expect(docsOf(fire, tutorials)).toEqual(tutorials);
  });
});
