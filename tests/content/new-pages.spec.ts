import {existsSync} from 'node:fs';
import {expect} from 'playwright/test';
import {backport} from '../../scripts/backport';
import {newPage, pageText} from '../../scripts/new';
import {families} from '../../src/content/schema/families';
import {parsePage} from '../../src/content/schema/frontMatter';
import {readRequiredPages} from '../../src/content/schema/requiredPages';
import {headingFaults} from '../support/contracts';
import {test as base, type Folder} from '../support/folder';
import {pageFields} from '../support/project';

base('a new page has valid front matter and the headings of its family', () => {
  for (const [family, slug] of [
    ['io-server', 'acme'],
    ['object', 'acme'],
    ['tutorial', 'gateway/gateway-acme'],
  ] as const) {
    const docPath = `${families[family].folder}/${slug}.mdx`;
    const {frontMatter, body} = parsePage(docPath, docPath, pageText(family, slug));
    expect(frontMatter.family).toBe(family);
    expect(headingFaults(docPath, body)).toEqual([]);
  }
});

base(
  'a new page with the folder of its family, or with a third word, is refused with the remedy',
  () => {
    expect(newPage(['io-server', 'acme']).page).toBe('io-servers/acme.mdx');
    expect(newPage(['tutorial', 'gateway/acme']).page).toBe('tutorials/gateway/acme.mdx');
    expect(() => newPage(['io-server', 'io-servers/acme'])).toThrow(
      'npm run new -- io-server acme',
    );
    expect(() => newPage(['io-server', 'acme', 'two'])).toThrow(/"two" is too much[^]*Usage/u);
    for (const args of [[], ['page', 'acme'], ['object', 'A b']]) {
      expect(() => newPage(args)).toThrow(/^Usage/u);
    }
  },
);

const released = 'versioned_docs/version-4.0';
const manifest = 'src/content/schema/required-pages.tsv';
const names = ['io-servers/knx', 'io-servers/dmx', 'intro'];

const notes = (...changedPages: string[]) =>
  `---\n${JSON.stringify({...pageFields, changedPages})}\n---\n`;

const test = base.extend<{folder: Folder}>({
  folder: async ({folder}, provide) => {
    folder.write({
      [manifest]: 'route\tversions\n/docs/io-servers/knx\tboth\n/docs/release-notes/4.1.0\tnext\n',
      'docs/release-notes/4.1.0.mdx': notes('io-servers/dmx'),
      'docs/release-notes/4.0.0.mdx': notes('io-servers/knx'),
      ...Object.fromEntries(names.map((name) => [`docs/${name}.mdx`, 'new'])),
      ...Object.fromEntries(names.map((name) => [`${released}/${name}.mdx`, 'old'])),
    });
    await provide(folder);
  },
});

test.describe('backport', () => {
  test('copies only the given pages, without those of the next version', async ({folder}) => {
    const lines = await backport(folder.root, ['docs/io-servers/knx.mdx']);
    expect(lines).toEqual([`docs/io-servers/knx.mdx → ${released}/io-servers/knx.mdx`]);
    expect(folder.read(`${released}/io-servers/knx.mdx`)).toBe('new');
    expect(folder.read(`${released}/intro.mdx`)).toBe('old');
    await backport(folder.root, ['release-notes/']);
    const exists = (name: string) => existsSync(folder.at(released, `release-notes/${name}.mdx`));
    expect(['4.0.0', '4.1.0'].map(exists)).toEqual([true, false]);
  });

  test('copies nothing if a path is invalid or a page is listed as changed', async ({folder}) => {
    for (const [paths, message] of [
      [[], /^Usage: npm run backport/u],
      [['docs/'], /^Usage: npm run backport/u],
      [['../intro.mdx'], /does not exist/u],
      [['intro.mdx', 'knx.mdx'], /docs\/knx\.mdx does not exist/u],
      [['intro.mdx', 'io-servers/dmx.mdx'], /dmx\.mdx is in changedPages of .*4\.1\.0\.mdx/u],
      [['io-servers'], /dmx\.mdx is in changedPages/u],
      [['release-notes/4.1.0.mdx'], /required-pages\.tsv/u],
    ] as const) {
      await expect(backport(folder.root, paths)).rejects.toThrow(message);
    }
    for (const name of names) {
      expect(folder.read(`${released}/${name}.mdx`)).toBe('old');
    }
  });

  test('a malformed line of the route manifest is reported', ({folder}) => {
    folder.write({[manifest]: 'route\tversions\n/docs/intro\tboth\n/docs/knx\tsome\n'});
    expect(() => readRequiredPages(folder.root)).toThrow(
      /^src\/content\/schema\/required-pages\.tsv:3: "\/docs\/knx\tsome"/u,
    );
  });
});
