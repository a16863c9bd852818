import {expect, test} from 'playwright/test';
import {capabilities, capabilitiesOf} from '../../src/content/schema/capabilities';
import {familyOf, locateDoc} from '../../src/content/schema/families';
import {frontMatterOf} from '../../src/content/schema/frontMatterOf';
import {checkFrontMatter, parseFrontMatter} from '../../src/content/schema/frontMatter';
import {pageFields} from '../support/project';

const ioServer = {
  ...pageFields,
  title: 'KNX',
  basis: 'manual-4',
  group: 'building-bus',
};
const page = 'docs/io-servers/knx.mdx';

const check = (file: string, frontMatter: object) => () =>
  checkFrontMatter(`/site/${file}`, {...frontMatter}, '/site');

test.describe('front matter', () => {
  test('the capabilities of a group are those that have a label', () => {
    const allowed = Object.values(capabilitiesOf).flatMap((words) => words.split(' '));
    expect([...new Set(allowed)].toSorted()).toEqual(Object.keys(capabilities).toSorted());
  });

  test('is accepted if it is complete, and partials need none', () => {
    const serial = {baud: [9600, 19200], parity: 'even'};
    expect(check(page, {...ioServer, port: 3671, transport: ['udp'], serial})).not.toThrow();
    expect(check('docs/_common/_partial.mdx', {})).not.toThrow();
  });

  test('an invalid field is reported with its file and the expected value', () => {
    for (const file of [page, 'versioned_docs/version-4.0/io-servers/knx.mdx']) {
      const wrong = check(file, {...ioServer, port: 'many'});
      expect(wrong).toThrow(new RegExp(`^${file.replaceAll('.', '\\.')}: .*\\n\\s+port: `, 'u'));
    }
    for (const [change, message] of [
      [{title: undefined}, /title: has to be a text of 1 to 50 characters/u],
      [{title: ' '}, /title: has 0 characters; write 1 to 50/u],
      [{title: 'x'.repeat(51)}, /title: has 51 characters; write 1 to 50/u],
      [{description: undefined}, /description: has to be a text of 100 to 155 characters/u],
      [{description: 'x'.repeat(99)}, /description: has 99 characters; write 100 to 155/u],
      [{description: 'x'.repeat(156)}, /description: has 156 characters; write 100 to 155/u],
      [{keywords: []}, /keywords: /u],
      [{basis: 'guess'}, /basis: .*"manual-4"\|"manual-3"\|"device"/u],
      [{sources: []}, /sources: /u],
      [{sources: ['the manual']}, /sources\.0/u],
      [{sources: ['https://example.com/manual.pdf']}, /sources\.0: .*needs a title/u],
      [{sources: ['http://198.51.100.7/manual']}, /sources\.0: .*host name/u],
      [{group: 'plumbing'}, /group: .*"building-bus"/u],
      [{capabilities: ['arm']}, /capabilities: "arm" is none of the group "building-bus": .*dim/u],
      [{port: 70000}, /port: /u],
      [{transport: ['pigeon']}, /transport\.0: /u],
      [{family: 'io-server'}, /unknown field "family"/u],
      [{shutdownwheninactive: true}, /unknown field "shutdownwheninactive"/u],
    ] as const) {
      expect(check(page, {...ioServer, ...change})).toThrow(message);
    }
    // A field of another family.
    expect(check('docs/intro.mdx', {...ioServer, port: 80})).toThrow(
      /family "Guide"[\s\S]*unknown field "group", "port"/u,
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

  test('the result has the family of the page, and keywords as strings', () => {
    const parsed = parseFrontMatter('io-servers/knx.mdx', ioServer);
    expect(parsed).toMatchObject({...ioServer, family: 'io-server'});
    const {keywords} = parseFrontMatter('intro.mdx', {...pageFields, keywords: ['KNX', 4.1]});
    expect(keywords).toEqual(['KNX', '4.1']);
    expect(() => parseFrontMatter('io-servers/knx.mdx', undefined)).toThrow(/^io-servers\/knx/u);
  });

  test('front matter that was not checked is refused', () => {
    const source = `@site/${page}`;
    expect(frontMatterOf({frontMatter: check(page, ioServer)(), source}).family).toBe('io-server');
    for (const planted of [ioServer, {...ioServer, family: 'plumbing'}, {family: 'toString'}]) {
      expect(() => frontMatterOf({frontMatter: planted, source})).toThrow(
        /^@site\/docs\/io-servers\/knx\.mdx: the front matter was not checked/u,
      );
    }
  });
});

test('locateDoc returns version and path, familyOf the family of a path', () => {
  const [knx, intro] = ['io-servers/knx.mdx', 'intro.mdx'];
  for (const [file, location] of [
    [`docs/${knx}`, {docPath: knx, id: 'io-servers/knx', version: 'current'}],
    [`versioned_docs/version-4.0/${intro}`, {docPath: intro, id: 'intro', version: '4.0'}],
    ['blog/post.mdx', undefined],
    ['docs/_common/_partial.mdx', undefined],
  ] as const) {
    expect(locateDoc(`/site/${file}`), file).toEqual(location);
    expect(locateDoc(`/site/${file}`, '/site'), file).toEqual(location);
  }
  const development = 'development/project-development';
  expect(
    [knx, `${development}/objects/button.mdx`, `${development}/${intro}`].map(familyOf),
  ).toEqual(['io-server', 'object', 'guide']);
  expect(familyOf('tutorials/gateway/intro.mdx')).toBe('tutorial');
});
