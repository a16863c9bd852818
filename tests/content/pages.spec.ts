import {expect, test} from 'playwright/test';
import {
  addressFaults,
  dataPointFaults,
  headingFaults,
  pairFaults,
  pictureFaults,
  repetitionFaults,
  stepFaults,
  tableFaults,
} from '../support/contracts';
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
      ['I/O servers are added in numbered steps', stepFaults, ioServers],
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

    test('I/O servers and their UI objects refer to each other', () => {
      expect(pairFaults(pages())).toEqual([]);
    });
  });
}

test.describe('planted faults in pages', () => {
  const object = 'development/project-development/objects/x.mdx';

  for (const [title, faultsOf, docPath, body, count] of [
    ['a missing heading', headingFaults, 'io-servers/x.mdx', '## Data points\n', 1],
    ['headings out of order', headingFaults, object, '## Attributes\n\n## Examples\n', 1],
    ['headings in order', headingFaults, object, '## Examples\n\n## Attributes\n', 0],
    ['generated headings', headingFaults, 'a.mdx', '# Title\n\n## More information\n', 2],
    ['a comment in code', headingFaults, 'a.mdx', '```bash\n# a comment\n```\n', 0],
    [
      'a short text alternative',
      pictureFaults,
      'a.mdx',
      '<Drawing\n  alt="short"\n  nodes={[]}\n/>\n',
      1,
    ],
    ['an image without a text alternative', pictureFaults, 'a.mdx', '![](./a.png)\n', 1],
    ['an unnamed column', tableFaults, 'a.mdx', 'A\n\n| | Value |\n| --- | --- |\n| a | |\n', 1],
    ['named columns', tableFaults, 'a.mdx', '| Name | Value |\n| --- | --- |\n| a | |\n', 0],
    [
      'a public IP address',
      addressFaults,
      'a.mdx',
      'Ping 8.8.8.8 or 192.0.2.7, firmware 4.0.19.',
      1,
    ],
    [
      'missing columns of data points',
      dataPointFaults,
      'a.mdx',
      '## Data points\n\n| ID | R/W |\n| --- | --- |\n',
      1,
    ],
  ] as const) {
    test(`${title} (${count})`, () => {
      expect(faultsOf(docPath, body)).toHaveLength(count);
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

  test('wrong numbers and missing steps of an I/O server page', () => {
    const valid = [
      '## Add the I/O server',
      '<ModbusCommId device="module" />',
      '<AddIoServer name="am" />',
      '<CommId device="module" />',
      '<SetOptions step={4} />',
      '<AfterAdding options step={5} />',
      '',
    ];
    const faults = (from = '', to = ''): string[] =>
      stepFaults('io-servers/x.mdx', valid.join('\n\n').replace(from, to));
    expect(faults()).toEqual([]);
    expect(faults('<CommId device="module" />')).toEqual([
      'io-servers/x.mdx: step 4 should be 3: <SetOptions step={4}',
    ]);
    expect(faults('<CommId device', '<ModbusCommId device')).toHaveLength(1);
    expect(faults('<SetOptions step={4} />')).not.toEqual([]);
    expect(faults('<AfterAdding options step={5} />')).not.toEqual([]);
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
    expect(pairFaults([hesa(), panel('ats')])).toHaveLength(1);
  });
});
