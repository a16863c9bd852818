import path from 'node:path';
import {expect} from 'playwright/test';
import {stringify} from 'yaml';
import {parseMarkdown} from '../../src/content/schema/frontMatter';
import {test} from '../support/folder';
import {frontMatterFaults, pageFields, root} from '../support/project';

const ioServer = {
  ...pageFields,
  title: 'KNX',
  basis: 'manual-4',
  group: 'building-bus',
};
const page = 'docs/io-servers/knx.mdx';

const check = (file: string, frontMatter: object) => () =>
  parseMarkdown(file, `---\n${stringify(frontMatter)}---\n`).frontMatter;

/** Errors of a page with further lines of front matter. */
const withLines = (...lines: readonly string[]) => {
  const fields = Object.entries(ioServer).filter(([name]) => name !== 'title');
  return () =>
    parseMarkdown(
      page,
      `---\n${stringify(Object.fromEntries(fields))}${lines.join('\n')}\n---\n\nText.\n`,
    );
};
/** Line of the first added line. The fields above it take one or two lines each. */
const firstLine = 9;

test.describe('front matter', () => {
  test('a page that is read again has the family of its folder, and its new text', () => {
    const read = (file: string, body: string) =>
      parseMarkdown(file, `---\n${stringify(ioServer)}---\n\n${body}\n`);
    const first = read(page, 'one');
    expect(read('versioned_docs/version-4.0/io-servers/knx.mdx', 'one')).toEqual(first);
    expect(read(page, 'two').content).toBe('two');
    expect(() => read('docs/intro.mdx', 'one')).toThrow(/for the family "Guide"/u);
  });

  test('is accepted if it is complete, and partials need none', () => {
    const serial = {baud: [9600, 19200], parity: 'even'};
    expect(check(page, {...ioServer, port: 3671, transport: ['udp'], serial})).not.toThrow();
    expect(check('docs/_common/_partial.mdx', {})).not.toThrow();
  });

  test('an invalid field is reported with its file and the expected value', () => {
    for (const file of [page, 'versioned_docs/version-4.0/io-servers/knx.mdx']) {
      const wrong = check(file, {...ioServer, port: 'many'});
      expect(wrong).toThrow(new RegExp(`^${file.replaceAll('.', '\\.')}:10: port: `, 'u'));
    }
    for (const [change, message] of [
      [{title: 'x'.repeat(51)}, /title: has 51 characters; write 1 to 50/u],
      [{description: undefined}, /description: has to be a text of 100 to 155 characters/u],
      [{description: 'x'.repeat(99)}, /description: has 99 characters; write 100 to 155/u],
      [{basis: 'guess'}, /basis: .*"manual-4"\|"manual-3"\|"device"/u],
      [{sources: []}, /sources: /u],
      [{sources: ['https://example.com/manual.pdf']}, /sources\.0: .*needs a title/u],
      [{sources: ['http://198.51.100.7/manual']}, /sources\.0: .*host name/u],
      [{group: 'plumbing'}, /group: .*"building-bus"/u],
      [{capabilities: ['arm']}, /capabilities: "arm" is none of the group "building-bus": .*dim/u],
      [{shutdownwheninactive: true}, /shutdownwheninactive: unknown field/u],
    ] as const) {
      expect(check(page, {...ioServer, ...change})).toThrow(message);
    }
    // A field of another family.
    expect(check('docs/intro.mdx', {...ioServer, port: 80})).toThrow(
      /group: unknown field[\s\S]*port: unknown field[\s\S]*family "Guide"/u,
    );
  });

  test('a blog post has its own fields', () => {
    const {description} = pageFields;
    const post = {title: 'T', description, slug: 't', authors: ['docs-team'], tags: ['manual']};
    const file = 'blog/2025-01-15-t.mdx';
    expect(check(file, post)).not.toThrow();
    expect(check(file, {...post, authors: []})).toThrow(/authors: /u);
    expect(check(file, {...post, description: 'D'})).toThrow(/100 to 155/u);
  });

  test('a value that YAML reads as another text is reported, with line and remedy', () => {
    for (const [written, read] of [
      ['7E1', '70'],
      ['4.0', '4'],
      ['0251', '251'],
      ['+39', '39'],
      ['0x1F', '31'],
      ['TRUE', 'true'],
    ] as const) {
      const message = `${page}:${firstLine + 1}: ${written} would be read as ${read}. Write "${written}"`;
      expect(withLines('title: KNX', `models: [KNX, ${written}]`), written).toThrow(message);
      expect(withLines('title: KNX', `vendor: ${written}`), written).toThrow(message);
      expect(withLines('title: KNX', `models: ["${written}"]`), written).not.toThrow();
    }
    const {frontMatter} = withLines('title: KNX', 'models: [502, 12:30, 2026-11-28, 1.5]')();
    expect(frontMatter.models).toEqual(['502', '12:30', '2026-11-28', '1.5']);
  });

  test('YAML that cannot be read is reported with file, line and remedy', () => {
    const place = new RegExp(
      `^${page.replace('.', '\\.')}:${firstLine}: .*in quotation marks`,
      'u',
    );
    expect(withLines('title: Acme: gateway')).toThrow(place);
    expect(withLines('title: @acme')).toThrow(place);
    expect(withLines('group: hvac', 'title: KNX')).toThrow(place);
    expect(() => parseMarkdown(page, '---\ntitle: KNX\n')).toThrow(
      `${page}:1: the front matter has no end`,
    );
  });
});

test('a fault in the front matter of a page is reported once, before the tests', ({folder}) => {
  folder.write({
    'io-servers/acme.mdx': '---\ntitle: Acme: gateway\n---\n\nText.\n',
    'io-servers/_part.mdx': 'Text.\n',
  });
  expect(frontMatterFaults([path.relative(root, folder.root)])).toEqual([
    expect.stringMatching(/io-servers\/acme\.mdx:2: .*quotation marks/u),
  ]);
});
