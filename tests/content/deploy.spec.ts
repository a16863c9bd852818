import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import {headersOf, parseHeaders, parseRedirects, readBuiltSite} from '../../deploy/builtSite';
import {compressFiles} from '../../deploy/compress';
import {apacheExample, caddyExample} from '../../deploy/examples';
import {headerPlaces, nginxServer} from '../../deploy/nginx';
import {uploadSteps} from '../../deploy/upload';
import {deploy} from '../../scripts/deploy';
import {redirectsFile} from '../../src/plugins/redirects-file';
import {read} from '../support/project';

test.describe('the files of a build for its host', () => {
  const rules = parseHeaders(
    '/*\n  Policy: "a"; \'b\'\n  Cache-Control: no-store\n/assets/*\n  Cache-Control: public\n/index.json\n  Extra: 1\n',
  );

  test('a later block of headers overrides an earlier one', () => {
    const valuesOf = (address: string) =>
      Object.fromEntries(headersOf(rules, address).map(({key, value}) => [key, value]));
    expect(valuesOf('docs/intro')).toEqual({Policy: '"a"; \'b\'', 'Cache-Control': 'no-store'});
    expect(valuesOf('assets/a.js')).toMatchObject({'Cache-Control': 'public'});
    expect(valuesOf('index.json')).toMatchObject({'Cache-Control': 'no-store', Extra: '1'});
    expect(valuesOf('index.jsonp')).not.toHaveProperty('Extra');
  });

  test('quotes in a header are escaped for nginx', () => {
    expect(headerPlaces(rules).split('\n')).toEqual([
      expect.stringMatching(/^\s*location \/ \{.*add_header Policy "\\"a\\"; 'b'" always;/u),
      expect.stringMatching(
        /^\s*location \/assets\/ \{.*add_header Cache-Control "public" always;/u,
      ),
      expect.stringMatching(/^\s*location = \/index\.json \{.*add_header Extra "1" always;/u),
    ]);
  });

  test('cached files have none of the headers that only pages need', () => {
    const site = {
      rules: parseHeaders(
        '/*\n  Permissions-Policy: usb=()\n  Policy: a\n  Cache-Control: max-age=0\n' +
          '/assets/*\n  Cache-Control: max-age=60\n',
      ),
      redirects: [],
    };
    const keysOf = (address: string) => headersOf(site.rules, address).map(({key}) => key);
    expect(keysOf('docs/intro')).toEqual(['Permissions-Policy', 'Policy', 'Cache-Control']);
    expect(keysOf('assets/a.js')).toEqual(['Policy', 'Cache-Control']);
    const places = headerPlaces(site.rules).split('\n');
    expect(places.map((place) => place.includes('Permissions-Policy'))).toEqual([true, false]);
    const caddy = caddyExample(site, {root: '/srv', address: ':80'});
    const apache = apacheExample(site, {root: '/srv', address: '*:80'});
    expect(caddy).toMatch(/header @place1 \{[^}]*-Permissions-Policy\n/u);
    expect(apache).toMatch(/"\^\/assets\/">[^<]*Header always unset Permissions-Policy\n/u);
    expect([caddy, apache].filter((text) => text.includes('{{'))).toEqual([]);
  });

  test('redirects are parsed as they were serialized, and a malformed line is named', () => {
    const redirects = [{from: '/docs', to: '/docs/intro'}];
    expect(parseRedirects(redirectsFile({redirects}))).toEqual(redirects);
    expect(() => parseRedirects('/a /b 301\n/c https://d 301\n')).toThrow(/line 2.*"\/c https/u);
    expect(() => parseRedirects('/a /b\n')).toThrow(/line 1/u);
  });

  test('a folder without a build is named, with the command to run', () => {
    expect(() => readBuiltSite('static')).toThrow(/static holds no built site.*npm run build/u);
  });
});

test('nginx sends Strict-Transport-Security only with TLS, on every address', () => {
  const site = {
    rules: parseHeaders('/*\n  Policy: a\n/assets/*\n  Cache-Control: public\n'),
    redirects: [],
  };
  const root = '/srv/manual';
  const nginx = (listen: string) => nginxServer(site, {root, listen, hasBrotli: true});
  for (const [config, places] of [
    [nginx('80'), 0],
    // Once for redirects and refusals.
    [nginx('443 ssl http2'), 3],
  ] as const) {
    const lines = config.match(/Strict-Transport-Security.*max-age=31536000/gu) ?? [];
    expect(lines, config).toHaveLength(places);
  }
});

test('files worth it are compressed, and compressed files of an earlier build are removed', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  try {
    const text = 'The same again. '.repeat(50);
    writeFileSync(path.join(folder, 'long.html'), text);
    writeFileSync(path.join(folder, 'short.html'), 'a');
    writeFileSync(path.join(folder, 'short.html.gz'), 'of an earlier build');
    writeFileSync(path.join(folder, 'download.gz'), 'a file of its own');
    writeFileSync(path.join(folder, 'picture.png'), text);
    expect(await compressFiles(folder)).toBe(1);
    expect(readdirSync(folder).sort()).toEqual([
      'download.gz',
      'long.html',
      'long.html.br',
      'long.html.gz',
      'picture.png',
      'short.html',
    ]);
    const form = (ending: string) => readFileSync(path.join(folder, `long.html.${ending}`));
    expect(brotliDecompressSync(form('br')).toString()).toBe(text);
    expect(gunzipSync(form('gz')).toString()).toBe(text);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

test.describe('an upload to an object storage', () => {
  const site = {
    rules: parseHeaders('/*\n  Cache-Control: no-store\n/assets/*\n  Cache-Control: immutable\n'),
    redirects: [],
  };
  const files = [
    ...['docs/intro.html', 'index.html', '_headers', 'img/a.svg', 'assets/js/b.js'],
    ...['assets/js/b.js.br', 'sw.js', 'offline/4.0.json', 'docs/index.html', '404.html'],
  ];

  test('puts files before the pages that need them, and the service worker last', () => {
    const put = uploadSteps(files, site).filter((step) => step.do === 'put');
    expect(put.map(({key}) => key)).toEqual([
      ...['assets/js/b.js', 'img/a.svg', '404.html', 'docs', 'docs/intro'],
      ...['index.html', 'offline/4.0.json', 'sw.js'],
    ]);
    expect(put[0]).toMatchObject({cacheControl: 'immutable'});
    expect(put[0]?.contentType).toMatch(/^text\/javascript/u);
    expect(put[4]).toMatchObject({file: 'docs/intro.html', cacheControl: 'no-store'});
    expect(put[4]?.contentType).toMatch(/^text\/html/u);
  });

  test('then makes the CDN drop changed files, and deletes what no kept release has', () => {
    const stored = ['assets/js/a.js', 'assets/js/older.js', 'docs/intro', 'old/page', 'old.txt'];
    const steps = uploadSteps(files, site, stored, ['assets/js/a.js']);
    const keysOf = (kind: string) => steps.filter((step) => step.do === kind).map(({key}) => key);
    expect(keysOf('delete').sort()).toEqual(['assets/js/older.js', 'old.txt', 'old/page']);
    expect(keysOf('drop')).toEqual([
      ...['/', '/404.html', '/docs', '/docs/*', '/img/*', '/offline/*'],
      ...['/old.txt', '/old/*', '/sw.js'],
    ]);
    const kinds = steps.map((step) => step.do);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      ...['put', 'drop', 'delete'],
    ]);
  });
});

test('the deploy command refuses unknown hosts, settings and addresses', async () => {
  await expect(deploy([])).rejects.toThrow(/npm run -s deploy -- <what>/u);
  await expect(deploy(['iis'])).rejects.toThrow(/command "iis"[\s\S]*nginx/u);
  await expect(deploy(['nginx', 'port=80'])).rejects.toThrow(
    /"port=80" is not a setting of nginx/u,
  );
  for (const address of ['', 'manual', 'ftp://manual', 'https://manual/docs']) {
    await expect(deploy(['check', address])).rejects.toThrow(/is not the address of a host/u);
  }
});

test('commands whose output is written to a file run npm silently', () => {
  const commands = ['deploy/README.md', 'deploy/Containerfile'].flatMap((file) =>
    [...read(file).matchAll(/npm run[^`\n]*? > /gu)].map(([command]) => command),
  );
  expect(commands).not.toEqual([]);
  expect(commands.filter((command) => !command.startsWith('npm run -s '))).toEqual([]);
});
