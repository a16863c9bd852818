import {expect, test} from 'playwright/test';
import {parseHeaders} from '../../deploy/builtSite';
import {cleanAddress} from '../../scripts/siteServer';
import {arrowHead, route, wrap} from '../../src/components/Drawing/layout';
import {factsOf} from '../../src/catalogue/facts';
import {familyOf, locateDoc} from '../../src/schema/families';
import {nearestPages} from '../../src/catalogue/nearestPages';
import {headersFile, inlineScriptHashes} from '../../src/plugins/security-headers';
import {pageFields} from '../support/project';

test.describe('where a page stands', () => {
  test('tree, version and path', () => {
    expect(locateDoc('/site/docs/io-servers/knx.mdx', '/site')).toEqual({
      docPath: 'io-servers/knx.mdx',
      version: 'current',
    });
    expect(locateDoc('/site/versioned_docs/version-4.0/intro.mdx')).toEqual({
      docPath: 'intro.mdx',
      version: '4.0',
    });
    expect(locateDoc('/site/blog/post.mdx')).toBeUndefined();
    expect(locateDoc('/site/docs/_common/_partial.mdx')).toBeUndefined();
  });

  test('family by folder', () => {
    expect(familyOf('io-servers/knx.mdx')).toBe('io-server');
    expect(familyOf('development/project-development/objects/button.mdx')).toBe('object');
    expect(familyOf('development/project-development/intro.mdx')).toBe('guide');
    expect(familyOf('tutorials/gateway/intro.mdx')).toBe('tutorial');
  });
});

test.describe('nearest page of a missing address', () => {
  const addresses = [
    '/docs/intro',
    '/docs/io-servers/modbus',
    '/docs/io-servers/modbusserver',
    '/docs/next/io-servers/modbus',
    '/docs/development/project-development/objects/slider',
  ];

  test('a typo', () => {
    expect(nearestPages('/docs/io-servers/modbsu', addresses)[0]).toBe('/docs/io-servers/modbus');
  });

  test('the version that was asked for comes first, then the released one', () => {
    expect(nearestPages('/docs/next/io-servers/modbsu', addresses).slice(0, 2)).toEqual([
      '/docs/next/io-servers/modbus',
      '/docs/io-servers/modbus',
    ]);
    expect(nearestPages('/docs/io-servers/modbsu', addresses)[1]).toBe(
      '/docs/next/io-servers/modbus',
    );
  });

  test('more than the name of a page', () => {
    expect(nearestPages('/docs/introduction', addresses)).toEqual(['/docs/intro']);
    expect(nearestPages('/docs/io-servers/modbus-tcp', addresses)[0]).toBe(
      '/docs/io-servers/modbus',
    );
  });

  test('a page that moved', () => {
    expect(nearestPages('/docs/projects/objects/slider.html', addresses)[0]).toBe(
      '/docs/development/project-development/objects/slider',
    );
  });

  test('nothing alike', () => {
    expect(nearestPages('/wp-login.php', addresses)).toEqual([]);
    expect(nearestPages('/', addresses)).toEqual([]);
    expect(nearestPages('/docs/io-servers/m', addresses)).toEqual([]);
  });
});

test.describe('headers', () => {
  test('inline scripts are hashed, others are not', () => {
    const html =
      '<script>a</script><script src=/b.js></script><script type="application/ld+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([
      "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    ]);
  });

  test('what is written can be read back', () => {
    const filePolicy = {
      key: 'Content-Security-Policy',
      value: expect.stringMatching(/^default-src 'none';(?!.*sha256-).*require-trusted-types-for/u),
    };
    const [everywhere, markdown, cards, ...others] = parseHeaders(headersFile(["'sha256-x'"]));
    expect(everywhere?.source).toBe('**');
    expect(markdown).toEqual({
      source: '**/*.md',
      headers: [{key: 'Content-Type', value: 'text/markdown; charset=utf-8'}],
    });
    expect(everywhere?.headers[0]?.value).toContain("script-src 'self' 'sha256-x'");
    expect(cards).toEqual({
      source: 'cards/**',
      headers: [{key: 'Cross-Origin-Resource-Policy', value: 'cross-origin'}],
    });
    expect(everywhere?.headers[0]?.value).not.toContain('unsafe');
    const kept = others.slice(0, -2);
    const [images, worker] = others.slice(-2);
    expect(images).toMatchObject({
      source: 'img/**',
      headers: [{key: 'Cache-Control', value: 'public, max-age=86400'}, filePolicy],
    });
    expect(worker).toEqual({
      source: 'sw.js',
      headers: [{key: 'Cache-Control', value: 'no-cache'}],
    });
    expect(kept.map(({source}) => source)).toEqual([
      'assets/**',
      'search-index.json',
      'search-texts/**',
      'docs/next/search-index.json',
      'docs/next/search-texts/**',
    ]);
    expect(kept.filter(({headers}) => !headers[0]?.value.includes('immutable'))).toEqual([]);
    expect(kept.map(({headers}) => headers[1])).toEqual(kept.map(() => filePolicy));
  });

  test('a line that is neither pattern nor header is named', () => {
    expect(() => parseHeaders('/*\n  X-A: b\nnonsense\n')).toThrow(/line 3.*"nonsense"/u);
  });
});

test.describe('clean addresses', () => {
  for (const [address, clean] of [
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/index.html', '/'],
    ['//example.com/index.html', '/example.com'],
    ['/docs/intro', undefined],
    ['/assets/a.js', undefined],
  ] as const) {
    test(address, () => {
      expect(cleanAddress(address)).toBe(clean);
    });
  }

  for (const [address, clean] of [
    ['/manual', '/manual/'],
    ['/manual/', undefined],
    ['/manual/index.html', '/manual/'],
    ['/manual/docs/intro/', '/manual/docs/intro'],
  ] as const) {
    test(`${address}, below a folder`, () => {
      expect(cleanAddress(address, '/manual/')).toBe(clean);
    });
  }
});

test.describe('drawings', () => {
  const box = (x: number, y: number) => ({x, y, width: 100, height: 40});

  test('text breaks between words', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('unbreakable', 3)).toEqual(['unbreakable']);
  });

  test('lines are straight where boxes overlap, else they bend', () => {
    expect(route(box(0, 0), box(200, 0))).toEqual([
      {x: 100, y: 20},
      {x: 200, y: 20},
    ]);
    expect(route(box(0, 0), box(0, 100))).toEqual([
      {x: 50, y: 40},
      {x: 50, y: 100},
    ]);
    expect(route(box(0, 0), box(200, 100))).toHaveLength(4);
  });

  test('an arrow ends where its line ends', () => {
    expect(arrowHead(route(box(0, 0), box(0, 100)))).toMatch(/^50,100 /u);
  });
});

test.describe('facts box', () => {
  test('an I/O server shows what its front matter says, and nothing else', () => {
    expect(
      factsOf({
        ...pageFields,
        family: 'io-server',
        group: 'fire',
        type: 'X',
        transport: ['serial'],
        serial: {standard: 'RS-232', baud: [9600, 19200], parity: 'even', stopBits: 1},
        shutdownWhenInactive: false,
      }),
    ).toEqual([
      {name: 'Type in Settings', value: 'X', code: true},
      {
        name: 'Group',
        value: 'Fire detection',
        shared: [{value: 'Fire detection', query: 'group=fire'}],
      },
      {name: 'Connection', value: 'Serial', shared: [{value: 'Serial', query: 'transport=serial'}]},
      {name: 'Serial line', value: 'RS-232, 9600, 19200 baud, even parity, 1 stop bit'},
      {name: 'Shutdown when inactive', value: 'false', code: true},
    ]);
  });

  test('an object leads to its I/O server', () => {
    expect(
      factsOf({...pageFields, family: 'object', group: 'alarm-panel', ioServer: 'ats'}),
    ).toContainEqual({
      name: 'I/O server',
      value: 'ats',
      doc: 'io-servers/ats',
    });
  });

  test('objects and I/O servers lead to their tutorials', () => {
    const tutorials = ['tutorials/a', 'tutorials/b'];
    const lines = tutorials.map((doc) => ({name: 'Tutorials', value: doc, doc}));
    const object = {...pageFields, family: 'object', group: 'input'} as const;
    const ioServer = {...pageFields, family: 'io-server', group: 'security'} as const;
    expect(factsOf(object, tutorials).slice(-2)).toEqual(lines);
    expect(factsOf(ioServer, tutorials).slice(-2)).toEqual(lines);
    expect(factsOf(object).map(({name}) => name)).not.toContain('Tutorials');
  });

  test('an I/O server leads to its objects', () => {
    expect(
      factsOf({...pageFields, family: 'io-server', group: 'security', objects: ['ats']}),
    ).toContainEqual({
      name: 'UI object',
      value: 'ats',
      doc: 'development/project-development/objects/ats',
    });
  });
});
