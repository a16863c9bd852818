import {expect, test} from 'playwright/test';
import {frontMatterOf} from '../../src/schema/frontMatterOf';
import {checkFrontMatter, parseFrontMatter} from '../../src/schema/frontMatter';
import {pageFields} from '../support/project';

const ioServer = {
  title: 'KNX',
  description: pageFields.description,
  keywords: ['KNX'],
  basis: 'manual-4',
  sources: ['https://docs.hsyco.com/docs/integrations/io-servers/knx'],
  group: 'building-bus',
};

const check = (file: string, frontMatter: Record<string, unknown>) => () =>
  checkFrontMatter(`/site/${file}`, frontMatter, '/site');

test.describe('front matter', () => {
  test('a complete I/O server page passes', () => {
    expect(
      check('docs/io-servers/knx.mdx', {
        ...ioServer,
        port: 3671,
        transport: ['udp'],
        serial: {baud: [9600, 19200], parity: 'even'},
      }),
    ).not.toThrow();
  });

  test('the same file is checked in every docs tree', () => {
    const wrong = {...ioServer, port: 'many'};
    expect(check('docs/io-servers/knx.mdx', wrong)).toThrow(
      /^docs\/io-servers\/knx\.mdx: .*\n\s+port: /u,
    );
    expect(check('versioned_docs/version-4.0/io-servers/knx.mdx', wrong)).toThrow(
      /^versioned_docs\/version-4\.0\/io-servers\/knx\.mdx: /u,
    );
  });

  test('a wrong field is named with what is expected', () => {
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
      [{sources: ['http://198.51.100.7/manual']}, /sources\.0: .*host name/u],
      [{group: 'plumbing'}, /group: .*"building-bus"/u],
      [{capabilities: ['arm']}, /capabilities: "arm" is none of the group "building-bus": .*dim/u],
      [{port: 70000}, /port: /u],
      [{transport: ['pigeon']}, /transport\.0: /u],
      [{family: 'io-server'}, /unknown field "family"/u],
      [{shutdownwheninactive: true}, /unknown field "shutdownwheninactive"/u],
    ] as const) {
      expect(check('docs/io-servers/knx.mdx', {...ioServer, ...change})).toThrow(message);
    }
  });

  test('a field of another family is refused', () => {
    const page = Object.fromEntries(Object.entries(ioServer).filter(([name]) => name !== 'group'));
    expect(check('docs/intro.mdx', {...page, port: 80})).toThrow(
      /family "Guide"[\s\S]*unknown field "port"/u,
    );
  });

  test('a blog post has its own fields', () => {
    const post = {
      title: 'T',
      description: pageFields.description,
      slug: 't',
      authors: ['docs-team'],
      tags: ['manual'],
    };
    expect(check('blog/2025-01-15-t.mdx', post)).not.toThrow();
    expect(check('blog/2025-01-15-t.mdx', {...post, authors: []})).toThrow(/authors: /u);
    expect(check('blog/2025-01-15-t.mdx', {...post, description: 'D'})).toThrow(/100 to 155/u);
  });

  test('the result is typed by the family of the page', () => {
    const page = parseFrontMatter('io-servers/knx.mdx', {...ioServer, port: 3671});
    expect(page).toEqual({...ioServer, port: 3671, family: 'io-server'});
    expect(page.family === 'io-server' && page.port).toBe(3671);
    const {keywords} = parseFrontMatter('intro.mdx', {...pageFields, keywords: ['KNX', 4.1]});
    expect(keywords).toEqual(['KNX', '4.1']);
    expect(() => parseFrontMatter('io-servers/knx.mdx', undefined)).toThrow(/^io-servers\/knx/u);
  });

  test('front matter passed on by Docusaurus is typed if it was checked, and refused if not', () => {
    const source = '@site/docs/io-servers/knx.mdx';
    const frontMatter = checkFrontMatter('/site/docs/io-servers/knx.mdx', ioServer, '/site');
    expect(frontMatterOf({frontMatter, source}).family).toBe('io-server');
    for (const planted of [ioServer, {...ioServer, family: 'plumbing'}, {family: 'toString'}]) {
      expect(() => frontMatterOf({frontMatter: planted, source})).toThrow(
        /^@site\/docs\/io-servers\/knx\.mdx: the front matter was not checked/u,
      );
    }
  });

  test('partials have no front matter to check', () => {
    expect(check('docs/_common/_partial.mdx', {})).not.toThrow();
  });
});
