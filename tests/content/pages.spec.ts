import {expect, test} from 'playwright/test';
import {
  addingFaults,
  addressFaults,
  dataPointFaults,
  headingFaults,
  likenessFaults,
  pairFaults,
  pictureFaults,
  repetitionFaults,
  sentencesOf,
  stepFaults,
  tableFaults,
} from '../support/contracts';
import {labelSource} from '../../src/site/sources';
import {docsVersions} from '../../src/site/versions';
import {pageFields, pagesOf} from '../support/project';

for (const version of docsVersions) {
  const pages = pagesOf(version);
  test.describe(`pages of ${version.name}`, () => {
    test('has pages', () => {
      expect(pages.length).toBeGreaterThan(20);
    });

    test('headings follow the family', () => {
      expect(pages.flatMap(({docPath, body}) => headingFaults(docPath, body))).toEqual([]);
    });

    test('every drawing and picture has a text alternative', () => {
      expect(pages.flatMap(({docPath, body}) => pictureFaults(docPath, body))).toEqual([]);
    });

    test('every column of a table has a name', () => {
      expect(pages.flatMap(({docPath, body}) => tableFaults(docPath, body))).toEqual([]);
    });

    test('no sentence stands on more than three pages', () => {
      expect(repetitionFaults(pages)).toEqual([]);
    });

    test('no two I/O server pages are alike', () => {
      const ioServers = pages.flatMap(({docPath, body, frontMatter: page}) =>
        page.family === 'io-server'
          ? [{docPath, body, names: [page.title, page.type ?? '', page.vendor ?? '']}]
          : [],
      );
      expect(likenessFaults(ioServers)).toEqual([]);
    });

    test('I/O servers are added in one order', () => {
      const ioServers = pages.filter(({frontMatter: page}) => page.family === 'io-server');
      expect(ioServers.flatMap(({docPath, body}) => stepFaults(docPath, body))).toEqual([]);
    });

    test('other pages add I/O servers in the same order', () => {
      const telling = pages.filter(({body}) => !body.includes('<AfterAdding'));
      expect(telling.flatMap(({docPath, body}) => addingFaults(docPath, body))).toEqual([]);
    });

    test('data points say by which manual they stand', () => {
      const ioServers = pages.filter(({frontMatter: page}) => page.family === 'io-server');
      expect(ioServers.flatMap(({docPath, body}) => dataPointFaults(docPath, body))).toEqual([]);
    });

    test('I/O servers and their UI objects name each other', () => {
      expect(pairFaults(pages)).toEqual([]);
    });

    test('addresses in examples are reserved for documentation', () => {
      expect(pages.flatMap(({docPath, body}) => addressFaults(docPath, body))).toEqual([]);
    });

    test('every source has a title', () => {
      for (const {docPath, frontMatter} of pages) {
        for (const source of frontMatter.sources) {
          expect(labelSource(source).title, docPath).toMatch(/\S/u);
        }
      }
    });

    test('titles are unique within a family', () => {
      const titles = pages.map(
        ({docPath, frontMatter}) => `${docPath.split('/')[0]} ${frontMatter.title}`,
      );
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    });
  });
}

test.describe('planted faults', () => {
  const object = 'development/project-development/objects/x.mdx';

  test('a missing heading is found', () => {
    expect(headingFaults('io-servers/x.mdx', '## Data points\n')).toEqual([
      {place: 'io-servers/x.mdx', what: 'lacks the heading "## Add the I/O server"'},
    ]);
  });

  test('headings out of order are found', () => {
    expect(headingFaults(object, '## Attributes\n\n## Examples\n')).toHaveLength(1);
    expect(headingFaults(object, '## Examples\n\n## Attributes\n')).toEqual([]);
  });

  test('a title or References in the body are found', () => {
    expect(headingFaults('intro.mdx', '# Title\n\n## References\n')).toHaveLength(2);
    expect(headingFaults('intro.mdx', '```bash\n# a comment\n```\n')).toEqual([]);
  });

  test('a drawing without a description is found', () => {
    expect(pictureFaults('intro.mdx', '<Drawing\n  alt="short"\n  nodes={[]}\n/>\n')).toHaveLength(
      1,
    );
    expect(pictureFaults('intro.mdx', '![](./a.png)\n')).toHaveLength(1);
  });

  test('a table column without a name is found', () => {
    expect(tableFaults('intro.mdx', '| | Value |\n| --- | --- |\n| a | |\n')).toHaveLength(1);
    expect(tableFaults('intro.mdx', '| Name | Value |\n| --- | --- |\n| a | |\n')).toEqual([]);
  });

  test('a repeated sentence is found, whatever name it has in code', () => {
    const sentence = (name: string) =>
      `Set the option \`${name}\` to true when the panel should also report what it does at start-up.\n`;
    const pages = ['a', 'b', 'c', 'd'].map((name) => ({
      docPath: `${name}.mdx`,
      body: sentence(name),
    }));
    expect(repetitionFaults(pages)).toHaveLength(1);
    expect(repetitionFaults(pages.slice(1))).toEqual([]);
    expect(sentencesOf('One. Two!\n\n```text\nThree.\n```\n')).toEqual(['One.', 'Two!']);
  });

  test('two pages that say the same of two devices are found', () => {
    const page = (name: string, last: string) => ({
      docPath: `io-servers/${name}.mdx`,
      body: `The ${name} panel is wired. It answers. It has zones. Ask it.\n\n${last}\n`,
      names: [name],
    });
    expect(likenessFaults([page('Galaxy', 'One.'), page('Inim', 'Two.')])).toHaveLength(1);
    const other = {
      docPath: 'io-servers/knx.mdx',
      body: 'A bus. It answers. Two. Three. Four.\n',
      names: [],
    };
    expect(likenessFaults([page('Galaxy', 'One.'), other])).toEqual([]);
  });

  test('steps of an I/O server page that are miscounted or left out are found', () => {
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
    expect(faults('<SetOptions step={4} />')).toContain(
      '<AfterAdding options> goes with <SetOptions>, and only with it',
    );
    expect(faults('<AfterAdding options step={5} />')).toContain(
      'needs <AddIoServer> and, after it, <AfterAdding>',
    );
  });

  test('steps that add an I/O server in another order are found', () => {
    const place = 'tutorials/x.mdx';
    const faults = (text: string): string[] =>
      addingFaults(place, text).map(({what}) => what.replace(/:[\s\S]*/u, ''));
    const right = [
      '1. In **Settings**, open **I/O Servers** and press **+**. Name it `dummy`. Press **Confirm**.',
      '2. Press its **Options** icon, add `lights` with `2`, press **Confirm** and close the window.',
      '3. Press **Save**, and **Save** again.',
      '4. In **Project Editor**, press **+**.',
    ];
    const without = (words: string): string => right.join('\n').replace(words, '');
    expect(faults(right.join('\n'))).toEqual([]);
    expect(faults(right.slice(0, 1).concat('2. Save as in step 1.').join('\n'))).toEqual([]);
    expect(faults(without(' Press **Confirm**.'))).toEqual(['Confirm after the fields']);
    expect(faults(without(', press **Confirm**'))).toEqual(['Confirm after the option']);
    expect(faults(without(' and close the window'))).toEqual(['close the window of the options']);
    expect(faults(without(', and **Save** again'))).toEqual(['Save, and Save again']);
    expect(faults(right.slice(0, 2).join('\n'))).toEqual(['Save, and Save again']);
    expect(
      faults('In **I/O Servers**, press **+**, then **Options**, **Confirm**, **Save**.'),
    ).toEqual([
      'Confirm after the fields',
      'close the window of the options',
      'Save, and Save again',
    ]);
    expect(faults('Entries of **Settings**, **I/O Servers**.')).toEqual([]);
  });

  test('an I/O server and an object that do not name each other are found', () => {
    const hesa = (objects?: string[]) => ({
      docPath: 'io-servers/hesa.mdx',
      frontMatter: {...pageFields, family: 'io-server', group: 'security', objects} as const,
    });
    const object = (ioServer?: string) => ({
      docPath: 'development/project-development/objects/hesa.mdx',
      frontMatter: {...pageFields, family: 'object', group: 'alarm-panel', ioServer} as const,
    });
    expect(pairFaults([hesa(['hesa']), object('hesa')])).toEqual([]);
    expect(pairFaults([hesa(), object('hesa')])).toHaveLength(1);
    expect(pairFaults([hesa(['hesa']), object()])).toHaveLength(1);
    expect(pairFaults([hesa(), object('ats')])).toHaveLength(1);
  });

  test('a public address in an example is found', () => {
    expect(addressFaults('intro.mdx', 'Ping 8.8.8.8 or 192.0.2.7, firmware 4.0.19.')).toHaveLength(
      1,
    );
  });

  test('a foreign source without a title is found', () => {
    expect(() => labelSource('https://example.com/manual.pdf')).toThrow(/has no title/u);
    expect(labelSource('https://wiki.hsyco.com/3.8/index.php?oldid=8644&title=KNX').title).toBe(
      'HSYCO 3.8 manual, KNX (revision 8644)',
    );
  });
});
