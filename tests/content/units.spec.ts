import {expect, test} from 'playwright/test';
import {parseHeaders} from '../../deploy/builtSite';
import {cleanAddress} from '../../scripts/siteServer';
import {arrowHead, route, wrap} from '../../src/components/Drawing/layout';
import {factsOf} from '../../src/catalogue/facts';
import {familyOf, locateDoc} from '../../src/schema/families';
import {nearestPages} from '../../src/catalogue/nearestPages';
import {headersFile, inlineScriptHashes} from '../../src/plugins/security-headers';
import {pageFields} from '../support/project';

test.describe('the place of a page', () => {
  test('is its version and path', () => {
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

  test('decides its family', () => {
    expect(familyOf('io-servers/knx.mdx')).toBe('io-server');
    expect(familyOf('development/project-development/objects/button.mdx')).toBe('object');
    expect(familyOf('development/project-development/intro.mdx')).toBe('guide');
    expect(familyOf('tutorials/gateway/intro.mdx')).toBe('tutorial');
  });
});

test.describe('nearest pages of a missing address', () => {
  const modbus = '/docs/io-servers/modbus';
  const nextModbus = '/docs/next/io-servers/modbus';
  const slider = '/docs/development/project-development/objects/slider';
  const addresses = ['/docs/intro', modbus, '/docs/io-servers/modbusserver', nextModbus, slider];
  const nearest = (address: string) => nearestPages(address, addresses);

  test('are found for a typo, a longer name and a moved page', () => {
    expect(nearest('/docs/introduction')).toEqual(['/docs/intro']);
    expect(nearest('/docs/io-servers/modbus-tcp')[0]).toBe(modbus);
    expect(nearest('/docs/projects/objects/slider.html')[0]).toBe(slider);
    for (const unknown of ['/wp-login.php', '/', '/docs/io-servers/m']) {
      expect(nearest(unknown)).toEqual([]);
    }
  });

  test('begin with the version that was asked for', () => {
    expect(nearest('/docs/io-servers/modbsu').slice(0, 2)).toEqual([modbus, nextModbus]);
    expect(nearest('/docs/next/io-servers/modbsu').slice(0, 2)).toEqual([nextModbus, modbus]);
  });
});

test.describe('headers', () => {
  test('inline scripts are allowed by hash, others are not', () => {
    const html =
      '<script>a</script><script src=/b.js></script><script type="application/ld+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([
      "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    ]);
  });

  test('the headers file has the policy, and how long each kind of file is cached', () => {
    const rules = parseHeaders(headersFile(["'sha256-x'"]));
    const headerOf = (source: string, key: string) =>
      rules.find((rule) => rule.source === source)?.headers.find((one) => one.key === key)?.value;
    const policy = headerOf('**', 'Content-Security-Policy');
    expect(policy).toContain("default-src 'self';");
    for (const unused of ['frame-src', 'media-src', 'object-src']) {
      expect(policy).toContain(`${unused} 'none'`);
    }
    expect(policy).toContain("script-src 'self' 'sha256-x'");
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline';");
    expect(policy?.match(/unsafe/gu)).toHaveLength(1);
    expect(headerOf('**/*.md', 'Content-Type')).toMatch(/^text\/markdown/u);
    expect(headerOf('sw.js', 'Cache-Control')).toBe('no-cache');
    for (const source of ['assets/**', 'search-index.json', 'docs/next/search-texts/**']) {
      expect(headerOf(source, 'Cache-Control'), source).toContain('immutable');
      expect(headerOf(source, 'Content-Security-Policy'), source).not.toContain('sha256');
    }
  });

  test('a line that is neither a pattern nor a header is named', () => {
    expect(() => parseHeaders('/*\n  X-A: b\nnonsense\n')).toThrow(/line 3.*"nonsense"/u);
  });
});

test('addresses are normalised to the clean path, also below a folder', {tag: '@spec-2'}, () => {
  for (const [address, clean, baseUrl] of [
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/index.html', '/'],
    ['//example.com/index.html', '/example.com'],
    ['/docs/intro', undefined],
    ['/assets/a.js', undefined],
    ['/manual', '/manual/', '/manual/'],
    ['/manual/', undefined, '/manual/'],
    ['/manual/index.html', '/manual/', '/manual/'],
    ['/manual/docs/intro/', '/manual/docs/intro', '/manual/'],
  ] as const) {
    expect(cleanAddress(address, baseUrl), address).toBe(clean);
  }
});

test.describe('drawings', () => {
  const box = (x: number, y: number) => ({x, y, width: 100, height: 40});

  test('text breaks between words', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('unbreakable', 3)).toEqual(['unbreakable']);
  });

  test('lines are straight if boxes overlap, otherwise they bend', () => {
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
  test('an I/O server shows the fields of its front matter', () => {
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
        name: 'Category',
        value: 'Fire detection',
        shared: [{value: 'Fire detection', query: 'group=fire'}],
      },
      {name: 'Connection', value: 'Serial', shared: [{value: 'Serial', query: 'transport=serial'}]},
      {name: 'Serial settings', value: 'RS-232, 9600, 19200 baud, even parity, 1 stop bit'},
      {name: 'Shutdown when inactive', value: 'false', code: true},
    ]);
  });

  test('I/O servers and objects link each other and their tutorials', () => {
    const docsOf = (page: Parameters<typeof factsOf>[0], tutorials: string[] = []) =>
      factsOf(page, tutorials).flatMap(({doc}) => (doc === undefined ? [] : [doc]));
    const panel = 'development/project-development/objects/ats';
    const tutorials = ['tutorials/a', 'tutorials/b'];
    expect(
      docsOf({...pageFields, family: 'object', group: 'alarm-panel', ioServer: 'ats'}, tutorials),
    ).toEqual(['io-servers/ats', ...tutorials]);
    expect(
      docsOf({...pageFields, family: 'io-server', group: 'security', objects: ['ats']}),
    ).toEqual([panel]);
    expect(docsOf({...pageFields, family: 'io-server', group: 'security'}, tutorials)).toEqual(
      tutorials,
    );
  });
});
