import {expect, test} from 'playwright/test';
import {
  addressFaults,
  dataPointFaults,
  headingFaults,
  likenessFaults,
  pairFaults,
  pictureFaults,
  repetitionFaults,
  stepFaults,
  tableFaults,
} from '../support/contracts';
import {labelSource} from '../../src/site/sources';
import {docsVersions} from '../../src/site/versions';
import {pageFields, pagesOf} from '../support/project';

for (const version of docsVersions) {
  test.describe(`pages of ${version.name}`, () => {
    const pages = () => pagesOf(version);
    const ioServers = () => pages().filter(({frontMatter}) => frontMatter.family === 'io-server');

    for (const [title, faults] of [
      ['headings follow the family', headingFaults],
      ['drawings and pictures have a text alternative', pictureFaults],
      ['columns of tables have a name', tableFaults],
      ['addresses in examples are reserved for documentation', addressFaults],
    ] as const) {
      test(title, () => {
        expect(pages().flatMap(({docPath, body}) => faults(docPath, body))).toEqual([]);
      });
    }

    for (const [title, faults] of [
      ['I/O servers are added in numbered steps', stepFaults],
      ['data points are listed in the same columns', dataPointFaults],
    ] as const) {
      test(title, () => {
        expect(ioServers().flatMap(({docPath, body}) => faults(docPath, body))).toEqual([]);
      });
    }

    test('no sentence is on more than three pages', () => {
      expect(repetitionFaults(pages())).toEqual([]);
    });

    test('no two I/O server pages are alike', () => {
      const named = pages().flatMap(({docPath, body, frontMatter: page}) =>
        page.family === 'io-server'
          ? [{docPath, body, names: [page.title, page.type ?? '', page.vendor ?? '']}]
          : [],
      );
      expect(named).not.toEqual([]);
      expect(likenessFaults(named)).toEqual([]);
    });

    test('I/O servers and their UI objects name each other', () => {
      expect(pairFaults(pages())).toEqual([]);
    });

    test('sources have a title, and titles are unique within a family', () => {
      const untitled = pages().filter(({frontMatter: {sources}}) =>
        sources.some((source) => labelSource(source).title.trim() === ''),
      );
      expect(untitled.map(({docPath}) => docPath)).toEqual([]);
      const titles = pages().map(
        ({docPath, frontMatter}) => `${docPath.split('/')[0]} ${frontMatter.title}`,
      );
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    });
  });
}

test.describe('faults that the checks of pages find', () => {
  const object = 'development/project-development/objects/x.mdx';

  test('in headings', () => {
    expect(headingFaults('io-servers/x.mdx', '## Data points\n')).toHaveLength(1);
    expect(headingFaults(object, '## Attributes\n\n## Examples\n')).toHaveLength(1);
    expect(headingFaults(object, '## Examples\n\n## Attributes\n')).toEqual([]);
    expect(headingFaults('intro.mdx', '# Title\n\n## More information\n')).toHaveLength(2);
    expect(headingFaults('intro.mdx', '```bash\n# a comment\n```\n')).toEqual([]);
  });

  test('in drawings, tables and addresses', () => {
    const drawing = '<Drawing\n  alt="short"\n  nodes={[]}\n/>\n';
    expect(pictureFaults('intro.mdx', drawing)).toHaveLength(1);
    expect(pictureFaults('intro.mdx', '![](./a.png)\n')).toHaveLength(1);
    expect(tableFaults('intro.mdx', '| | Value |\n| --- | --- |\n| a | |\n')).toHaveLength(1);
    expect(tableFaults('intro.mdx', '| Name | Value |\n| --- | --- |\n| a | |\n')).toEqual([]);
    const addresses = 'Ping 8.8.8.8 or 192.0.2.7, firmware 4.0.19.';
    expect(addressFaults('intro.mdx', addresses)).toHaveLength(1);
  });

  test('a repeated sentence, whatever name it has in code', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => ({
      docPath: `${name}.mdx`,
      body: `One. Set the option \`${name}\` to true when the panel should also report what it does at start-up.\n`,
    }));
    expect(repetitionFaults(pages)).toHaveLength(1);
    expect(repetitionFaults(pages.slice(1))).toEqual([]);
  });

  test('two pages that say the same of two devices', () => {
    const page = (name: string, text: string) => ({
      docPath: `io-servers/${name}.mdx`,
      body: `The ${name} panel is wired. It answers. ${text}\n`,
      names: [name],
    });
    const panels = [page('Galaxy', 'It has zones. One.'), page('Inim', 'It has zones. Two.')];
    expect(likenessFaults(panels)).toHaveLength(1);
    const bus = {docPath: 'io-servers/knx.mdx', body: 'A bus. Two. Three. Four.\n', names: []};
    expect(likenessFaults([page('Galaxy', 'One.'), bus])).toEqual([]);
  });

  test('steps of an I/O server page that are miscounted or left out', () => {
    const right = [
      '## Add the I/O server',
      '<ModbusCommId device="module" />',
      '<AddIoServer name="am" />',
      '<CommId device="module" />',
      '<SetOptions step={4} />',
      '<AfterAdding options step={5} />',
      '',
    ];
    const faults = (from = '', to = ''): string[] =>
      stepFaults('io-servers/x.mdx', right.join('\n\n').replace(from, to)).map(({what}) => what);
    expect(faults()).toEqual([]);
    expect(faults('<CommId device="module" />')).toEqual([
      'step 4 should be 3: <SetOptions step={4}',
    ]);
    expect(faults('<CommId device', '<ModbusCommId device')).toHaveLength(1);
    expect(faults('<SetOptions step={4} />')).not.toEqual([]);
    expect(faults('<AfterAdding options step={5} />')).not.toEqual([]);
  });

  test('an I/O server and an object that do not name each other', () => {
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

  test('a foreign source without a title', () => {
    expect(() => labelSource('https://example.com/manual.pdf')).toThrow(/has no title/u);
    expect(labelSource('https://wiki.hsyco.com/3.8/index.php?oldid=8644&title=KNX').title).toMatch(
      /KNX/u,
    );
  });
});
