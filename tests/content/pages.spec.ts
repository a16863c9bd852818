import {expect, test} from 'playwright/test';
import {
  addressFaults,
  capabilityFaults,
  dataPointFaults,
  editionFaults,
  headingFaults,
  pairFaults,
  pictureFaults,
  repetitionFaults,
  tableFaults,
  valueFaults,
} from '../support/contracts';
import {families} from '../../src/content/schema/families';
import type {FrontMatterOf} from '../../src/content/schema/frontMatter';
import {docsVersions} from '../../src/site/versions';
import {pageFields, pagesOf} from '../support/project';

for (const version of docsVersions) {
  test.describe(`pages of ${version.name}`, () => {
    const pages = () => pagesOf(version);
    const ioServers = () => pages().filter(({frontMatter}) => frontMatter.family === 'io-server');

    for (const [title, faults, checked] of [
      ['headings are those of the family, in order', headingFaults, pages],
      ['drawings and images have a text alternative', pictureFaults, pages],
      ['columns of tables have a name', tableFaults, pages],
      ['IP addresses in examples are reserved for documentation', addressFaults, pages],
      ['tables name version 3 once, not in each row', editionFaults, pages],
      ['tables of data points have the same columns', dataPointFaults, ioServers],
    ] as const) {
      test(title, () => {
        expect(checked()).not.toEqual([]);
        expect(checked().flatMap(({docPath, body}) => faults(docPath, body))).toEqual([]);
      });
    }

    test('no sentence is on more than three pages', () => {
      expect(repetitionFaults(pages())).toEqual([]);
    });

    test('the values to add an I/O server are in order and match the page', () => {
      expect(ioServers().flatMap(valueFaults)).toEqual([]);
    });

    test('capabilities have a data point, an option or an object', () => {
      const bodies = new Map(pages().map(({id, body}) => [id, body]));
      const faults = ioServers().flatMap((page) => {
        const {objects = []} = page.frontMatter as FrontMatterOf<'io-server'>;
        const ofObjects = objects.map((slug) => bodies.get(`${families.object.folder}/${slug}`));
        return capabilityFaults(
          page,
          ofObjects.filter((body) => body !== undefined),
        );
      });
      expect(faults).toEqual([]);
    });

    test('I/O servers and their UI objects refer to each other', () => {
      expect(pairFaults(pages())).toEqual([]);
    });
  });
}

test.describe('planted faults in pages', () => {
  const server = 'io-servers/x.mdx';

  for (const [title, faultsOf, docPath, body] of [
    ['a missing heading', headingFaults, server, '## Data points\n'],
    ['the heading of the title', headingFaults, 'a.mdx', '# Title\n'],
    ['a short text alternative', pictureFaults, 'a.mdx', '<Drawing alt="short" nodes={[]} />\n'],
    ['an image without a text alternative', pictureFaults, 'a.mdx', '![](./a.png)\n'],
    ['an unnamed column', tableFaults, 'a.mdx', 'A\n\n| | Value |\n| --- | --- |\n| a | |\n'],
    ['a public IP address', addressFaults, 'a.mdx', 'Ping 8.8.8.8 or 192.0.2.7, firmware 4.0.19.'],
    ['missing columns', dataPointFaults, server, '## Data points\n\n| ID | R/W |\n| - | - |\n'],
    ['a mark in each row', editionFaults, server, '| ID |\n| - |\n| `a` † |\n| `b` † |\n'],
  ] as const) {
    test(title, () => {
      expect(faultsOf(docPath, body)).toHaveLength(1);
    });
  }

  test('a repeated sentence with different inline code', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => ({
      docPath: `${name}.mdx`,
      body: `One. Set the option \`${name}\` to true when the panel should also report what it does at start-up.\n`,
    }));
    expect(repetitionFaults(pages)).toHaveLength(1);
    expect(repetitionFaults(pages.slice(1))).toEqual([]);
  });

  const acme = (body: string, change = {}) => ({
    docPath: 'io-servers/acme.mdx',
    frontMatter: {...pageFields, family: 'io-server', group: 'security', ...change} as const,
    body,
  });

  test('wrong or missing values of an I/O server', () => {
    const valid = [
      '## Add the I/O server\n',
      '[Add it](../architecture/manager/settings.mdx#add-an-io-server) in **Settings**:\n',
      '| Setting | Value |\n| --- | --- |',
      '| Type | `ACME` |\n| Name | `panel` |\n| Option `pin` | user code |\n',
      '## Options\n\n| ID | Meaning |\n| --- | --- |\n| `pin` | user code |\n',
    ].join('\n');
    const faults = (from = '', to = ''): string[] =>
      valueFaults(acme(valid.replace(from, to), {type: 'ACME'}));
    expect(faults()).toEqual([]);
    expect(faults('`ACME`', '`ACNE`')).toHaveLength(1);
    expect(faults('Option `pin`', 'Option `pins`')).toEqual([
      'io-servers/acme.mdx: Add the I/O server: explain the option `pins` in Options',
    ]);
  });

  test('a capability without a data point, option or object', () => {
    const rows = (text: string) => `## Data points\n\n| ID | Meaning |\n| --- | --- |\n${text}\n`;
    const faults = (text: string, ...objects: string[]) =>
      capabilityFaults(acme(rows(text), {capabilities: ['read-zones']}), objects);
    expect(faults('| `z<n>` | state of zone n |')).toEqual([]);
    expect(faults('', rows('| `zone` | zone to show |'))).toEqual([]);
    expect(faults('| `bizone` | other |')).toHaveLength(1);
  });

  test('an I/O server and an object that do not refer to each other', () => {
    const hesa = (objects?: string[]) => ({
      docPath: 'io-servers/hesa.mdx',
      frontMatter: {...pageFields, family: 'io-server', group: 'security', objects} as const,
    });
    const panel = (ioServer?: string) => ({
      docPath: 'development/project-development/objects/hesa.mdx',
      frontMatter: {...pageFields, family: 'object', group: 'alarm-panel', ioServer} as const,
    });
    expect(pairFaults([hesa(['hesa']), panel('hesa')])).toEqual([]);
    expect(pairFaults([hesa(), panel('hesa')])).toHaveLength(1);
    expect(pairFaults([hesa(['hesa']), panel()])).toHaveLength(1);
  });
});
