import type {LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'playwright/test';
import {parseHeaders} from '../../deploy/builtSite';
import {cleanAddress} from '../../scripts/siteServer';
import {arrowHead, route, wrap} from '../../src/components/Drawing/layout';
import {factsOf} from '../../src/features/catalogue/facts';
import {familyOf, locateDoc} from '../../src/content/schema/families';
import {nearestPages} from '../../src/features/catalogue/nearestPages';
import {headersFile, scriptHashes, trustedScripts} from '../../src/docusaurus/headers/plugin';
import {pageFields} from '../support/project';

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

test('nearestPages finds pages for typos, longer names and moved pages, in the same version first', () => {
  const modbus = '/docs/io-servers/modbus';
  const nextModbus = '/docs/next/io-servers/modbus';
  const slider = '/docs/development/project-development/objects/slider';
  const addresses = ['/docs/intro', modbus, `${modbus}server`, nextModbus, slider];
  for (const [address, first] of [
    ['/docs/introduction', ['/docs/intro']],
    ['/docs/io-servers/modbus-tcp', [modbus]],
    ['/docs/projects/objects/slider.html', [slider]],
    ['/docs/io-servers/modbsu', [modbus, nextModbus]],
    ['/docs/next/io-servers/modbsu', [nextModbus, modbus]],
  ] as const) {
    expect(nearestPages(address, addresses).slice(0, first.length), address).toEqual(first);
  }
  for (const unknown of ['/wp-login.php', '/', '/docs/io-servers/m']) {
    expect(nearestPages(unknown, addresses)).toEqual([]);
  }
});

test.describe('headers', () => {
  test('an inline script stops the build, except those of trusted plugins and redirects', () => {
    const html = '<script>a</script><script src=/b.js></script>';
    const hash = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
    expect(scriptHashes('a.html', html, new Set('a'))).toEqual([hash]);
    expect(() => scriptHashes('a.html', html, new Set('b'))).toThrow('a.html');
    const redirect = (to: string) =>
      `<script>window.location.href = '${to}' + window.location.search + window.location.hash;</script>`;
    expect(scriptHashes('a.html', redirect('/docs/intro'), new Set())).toHaveLength(1);
    expect(() => scriptHashes('a.html', redirect('//example.com'), new Set())).toThrow('a.html');
  });

  test('scripts of other plugins are not trusted, and a trusted plugin without one stops the build', () => {
    const plugin = (name: string, code: string) => {
      const tags = [{tagName: 'script', innerHTML: code}];
      return {name, injectHtmlTags: () => ({headTags: tags})} as unknown as LoadedPlugin;
    };
    const [start, theme] = [
      plugin('page-tables', 'a()'),
      plugin('docusaurus-theme-classic', 'b()'),
    ];
    expect([...trustedScripts([start, theme, plugin('other', 'c()')])]).toEqual(['a();', 'b();']);
    expect(() => trustedScripts([start])).toThrow('docusaurus-theme-classic');
  });

  test('pages have the full policy, and other files no script hashes', () => {
    const rules = parseHeaders(headersFile(["'sha256-x'"]));
    const headerOf = (source: string, key: string) =>
      rules.find((rule) => rule.source === source)?.headers.find((one) => one.key === key)?.value;
    const policy = headerOf('**', 'Content-Security-Policy');
    for (const directive of [
      "default-src 'self';",
      "frame-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "script-src 'self' 'sha256-x'",
      "style-src 'self'; style-src-attr 'unsafe-inline';",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy?.match(/unsafe/gu)).toHaveLength(1);
    // It is sent with each page.
    expect(headerOf('**', 'Permissions-Policy')?.length).toBeLessThan(250);
    expect(headerOf('assets/**', 'Content-Security-Policy')).not.toContain('sha256');
    expect(headerOf('docs/next/search-texts/**', 'Cache-Control')).toBe('public, max-age=300');
  });
});

test('addresses are normalised, also below a base path', {tag: '@spec-2'}, () => {
  for (const [address, clean] of [
    ['/manual', '/manual/'],
    ['/manual/', undefined],
    ['/manual/index.html', '/manual/'],
    ['/manual/docs/intro/', '/manual/docs/intro'],
    ['/manual/docs/intro/index.html', '/manual/docs/intro'],
  ] as const) {
    expect(cleanAddress(address, '/manual/'), address).toBe(clean);
  }
});

test('a drawing wraps text between words, and its lines are straight if possible', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('unbreakable', 3)).toEqual(['unbreakable']);
  const linesTo = (x: number, y: number) =>
    route({x: 0, y: 0, width: 100, height: 40}, {x, y, width: 100, height: 40});
  const points = (x: number, y: number) => linesTo(x, y).map((point) => `${point.x},${point.y}`);
  expect(points(200, 0)).toEqual(['100,20', '200,20']);
  expect(points(0, 100)).toEqual(['50,40', '50,100']);
  expect(points(200, 100)).toHaveLength(4);
  expect(arrowHead(linesTo(0, 100))).toMatch(/^50,100 /u);
});

test.describe('facts box', () => {
  const fire = {...pageFields, family: 'io-server', group: 'fire'} as const;

  test('an I/O server has the facts of its front matter', () => {
    const facts = factsOf({
      ...fire,
      type: 'X',
      transport: ['serial'],
      shutdownWhenInactive: false,
      serial: {standard: 'RS-232', baud: [9600, 19200], parity: 'even', stopBits: 1},
    });
    expect(facts.map(({name, value}) => `${name}: ${value}`)).toEqual([
      'Type in Settings: X',
      'Category: Fire detection',
      'Connection: Serial',
      'Serial settings: RS-232, 9600, 19200 baud, even parity, 1 stop bit',
      'Shutdown when inactive: false',
    ]);
    const formats = facts.map(({code, shared}) => code ?? shared?.map(({query}) => query));
    expect(formats).toEqual([true, ['group=fire'], ['transport=serial'], undefined, true]);
  });

  test('I/O servers and objects link each other and their tutorials', () => {
    const docsOf = (...page: Parameters<typeof factsOf>) =>
      factsOf(...page).flatMap(({doc}) => doc ?? []);
    const tutorials = ['tutorials/a', 'tutorials/b'];
    const panel = {...pageFields, family: 'object', group: 'alarm-panel', ioServer: 'ats'} as const;
    expect(docsOf(panel, tutorials)).toEqual(['io-servers/ats', ...tutorials]);
    expect(docsOf({...fire, objects: ['ats']})).toEqual([
      'development/project-development/objects/ats',
    ]);
    expect(docsOf(fire, tutorials)).toEqual(tutorials);
  });
});
