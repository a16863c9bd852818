import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Root} from 'mdast';
import {expect, test} from 'playwright/test';
import {backport} from '../../scripts/backport';
import {pageText} from '../../scripts/new';
import {readTree} from '../../scripts/readTree';
import {readPages} from '../../src/difference/readPages';
import versionDifference from '../../src/remark/version-difference';
import {families} from '../../src/schema/families';
import {parseFrontMatter} from '../../src/schema/frontMatter';
import {readRoutes} from '../../src/schema/routes';
import {headingFaults} from '../support/contracts';
import {pageFields} from '../support/project';

test.describe('a new page', () => {
  test('passes the schema of its family and has its headings', () => {
    for (const [family, slug] of [
      ['io-server', 'acme'],
      ['object', 'acme'],
      ['tutorial', 'gateway/gateway-acme'],
    ] as const) {
      const docPath = `${families[family].folder}/${slug}.mdx`;
      const [, yaml = '', body = ''] = pageText(family, slug).split(/^---\n/mu);
      expect(parseFrontMatter(docPath, load(yaml)).family).toBe(family);
      expect(headingFaults(docPath, body)).toEqual([]);
    }
  });
});

test.describe('backport', () => {
  const released = 'versioned_docs/version-4.0';
  let site = '';

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  const textOf = (file: string) => readFileSync(path.join(site, file), 'utf8');
  /** Release notes, which are YAML as JSON is. */
  const notes = (changedPages: readonly string[]) =>
    `---\n${JSON.stringify({...pageFields, changedPages})}\n---\n`;

  test.beforeEach(() => {
    site = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
    write(
      'src/schema/routes.tsv',
      'route\tversions\n/docs/io-servers/knx\tboth\n/docs/release-notes/4.1.0\tnext\n',
    );
    write('docs/release-notes/4.1.0.mdx', notes(['io-servers/dmx']));
    write('docs/release-notes/4.0.0.mdx', notes(['io-servers/knx']));
    for (const name of ['io-servers/knx', 'io-servers/dmx', 'intro']) {
      write(`docs/${name}.mdx`, 'new');
      write(`${released}/${name}.mdx`, 'old');
    }
  });

  test.afterEach(() => {
    rmSync(site, {recursive: true, force: true});
  });

  test('copies the named pages and no others', async () => {
    const lines = await backport(site, ['docs/io-servers/knx.mdx']);
    expect(lines).toEqual([`docs/io-servers/knx.mdx → ${released}/io-servers/knx.mdx`]);
    expect(textOf(`${released}/io-servers/knx.mdx`)).toBe('new');
    expect(textOf(`${released}/intro.mdx`)).toBe('old');
  });

  test('leaves out pages of a folder that the released version does not have', async () => {
    await backport(site, ['release-notes/']);
    expect(existsSync(path.join(site, released, 'release-notes/4.0.0.mdx'))).toBe(true);
    expect(existsSync(path.join(site, released, 'release-notes/4.1.0.mdx'))).toBe(false);
  });

  test('copies nothing if a path is wrong or a page differs between the versions', async () => {
    for (const [names, message] of [
      [[], /^Usage: npm run backport/u],
      [['docs/'], /^Usage: npm run backport/u],
      [['../intro.mdx'], /does not exist/u],
      [['intro.mdx', 'knx.mdx'], /docs\/knx\.mdx does not exist/u],
      [['intro.mdx', 'io-servers/dmx.mdx'], /dmx\.mdx is in changedPages of .*4\.1\.0\.mdx/u],
      [['io-servers'], /dmx\.mdx is in changedPages/u],
      [['release-notes/4.1.0.mdx'], /routes\.tsv/u],
    ] as const) {
      await expect(backport(site, names)).rejects.toThrow(message);
    }
    for (const name of ['io-servers/knx', 'io-servers/dmx', 'intro']) {
      expect(textOf(`${released}/${name}.mdx`)).toBe('old');
    }
  });

  test('a checkout with line ends of Windows reads as any other', async () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const manifest = textOf('src/schema/routes.tsv');
    const text = `---\n${JSON.stringify(pageFields)}\n---\n\nimport One from './_one.mdx';\n\nText.\n`;
    write('docs/intro.mdx', text);
    write(`${released}/intro.mdx`, text);
    write('docs/_one.mdx', 'One.\n\nTwo.\n');
    write(`${released}/_one.mdx`, 'One.\n\nTwo.\n');
    const read = async () => ({
      routes: readRoutes(site),
      tree: await readTree(path.join(site, 'docs'), 'release-notes'),
      page: readPages(path.join(site, 'docs')).find(({id}) => id === 'intro'),
    });
    const before = await read();
    write('src/schema/routes.tsv', windows(manifest));
    for (const file of ['intro', '_one', 'release-notes/4.0.0', 'release-notes/4.1.0']) {
      write(`docs/${file}.mdx`, windows(textOf(`docs/${file}.mdx`)));
    }
    expect(await read()).toEqual(before);
    const tree: Root = {type: 'root', children: [{type: 'paragraph', children: []}]};
    const {unified} = await import('unified');
    const {default: remarkParse} = await import('remark-parse');
    const difference = unified().use(remarkParse).use(versionDifference);
    await difference.run(tree, {path: path.join(site, 'docs/intro.mdx')});
    expect(tree.children).toHaveLength(1);
  });

  test('a malformed line of the route manifest is named', () => {
    write('src/schema/routes.tsv', 'route\tversions\n/docs/intro\tboth\n/docs/knx\tsome\n');
    expect(() => readRoutes(site)).toThrow(/^src\/schema\/routes\.tsv:3: "\/docs\/knx\tsome"/u);
  });
});
