import {readdirSync, readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect} from 'playwright/test';
import {headersOf, parseHeaders, parseRedirects, readHostRules} from '../../deploy/hostRules';
import {compressFiles} from '../../deploy/compress';
import {uploadSteps} from '../../deploy/upload';
import {deploy} from '../../scripts/deploy';
import {redirectsFile} from '../../src/features/redirects/plugin';
import {test} from '../support/folder';
import {read} from '../support/project';

test.describe('_headers and _redirects of a build', () => {
  const rules = parseHeaders(
    '/*\n  Permissions-Policy: usb=()\n  Policy: "a"; \'b\'\n  Cache-Control: max-age=0\n' +
      '/assets/*\n  Cache-Control: max-age=60\n/index.json\n  Extra: 1\n',
  );

  test('a later header block overrides an earlier one, and cached files omit page headers', () => {
    const page = `Permissions-Policy: usb=() Policy: "a"; 'b' Cache-Control: max-age=0`;
    for (const [pathname, headers] of [
      ['docs/intro', page],
      ['assets/a.js', `Policy: "a"; 'b' Cache-Control: max-age=60`],
      ['index.json', `${page} Extra: 1`],
      ['index.jsonp', page],
    ] as const) {
      const found = headersOf(rules, pathname).map(({key, value}) => `${key}: ${value}`);
      expect(found.join(' '), pathname).toBe(headers);
    }
  });

  test('serialized redirects are parsed, and errors name malformed lines', () => {
    const redirects = [{from: '/docs', to: '/docs/intro'}];
    expect(parseRedirects(redirectsFile({redirects}))).toEqual(redirects);
    expect(() => parseRedirects('/a /b 301\n/c https://d 301\n')).toThrow(/line 2.*"\/c https/u);
    expect(() => parseRedirects('/a /b\n')).toThrow(/line 1/u);
    expect(() => parseHeaders('/*\n  X-A: b\nnonsense\n')).toThrow(/line 3.*"nonsense"/u);
    expect(() => readHostRules('static')).toThrow(/static contains no built site.*npm run build/u);
  });
});

test('compressible files are compressed, and compressed files of an earlier build are removed', async ({
  folder,
}) => {
  const text = 'The same again. '.repeat(50);
  folder.write({
    ...{'long.html': text, 'short.html': 'a', 'short.html.gz': 'of an earlier build'},
    ...{'download.gz': 'a file of its own', 'picture.png': text},
  });
  expect(await compressFiles(folder.root)).toBe(1);
  expect(readdirSync(folder.root).sort()).toEqual([
    ...['download.gz', 'long.html', 'long.html.br', 'long.html.gz', 'picture.png', 'short.html'],
  ]);
  expect(String(brotliDecompressSync(readFileSync(folder.at('long.html.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(folder.at('long.html.gz'))))).toBe(text);
});

test.describe('an upload to object storage', () => {
  const site = {
    rules: parseHeaders('/*\n  Cache-Control: no-store\n/assets/*\n  Cache-Control: immutable\n'),
    redirects: [],
  };
  const files = [
    ...['docs/intro.html', 'index.html', '_headers', 'img/a.svg', 'assets/js/b.js'],
    ...['assets/js/b.js.br', 'sw.js', 'offline/4.0.json', 'docs/index.html', '404.html'],
  ];

  test('purges changed files from the CDN, and deletes files that are in no kept release', () => {
    const stored = ['assets/js/a.js', 'assets/js/older.js', 'docs/intro', 'old/page', 'old.txt'];
    const steps = uploadSteps(files, site, stored, ['assets/js/a.js']);
    const keysOf = (action: string) =>
      steps.filter((step) => step.action === action).map(({key}) => key);
    expect(keysOf('delete').sort()).toEqual(['assets/js/older.js', 'old.txt', 'old/page']);
    expect(keysOf('purge')).toEqual([
      ...['/', '/404.html', '/docs', '/docs/*', '/img/*', '/offline/*'],
      ...['/old.txt', '/old/*', '/sw.js'],
    ]);
    expect([...new Set(steps.map((step) => step.action))]).toEqual(['put', 'purge', 'delete']);
  });
});

test('the deploy command rejects unknown commands, settings and addresses', async () => {
  const invalidAddress = /is not the address of a host/u;
  for (const [args, message] of [
    [[], /npm run -s deploy -- <command>/u],
    [['iis'], /command "iis"[\s\S]*nginx/u],
    [['nginx', 'port=80'], /"port=80" is not a setting of nginx/u],
    ...['', 'manual', 'ftp://manual', 'https://manual/docs'].map(
      (host) => [['check', host], invalidAddress] as const,
    ),
  ] as const) {
    await expect(deploy(args)).rejects.toThrow(message);
  }
});

test('commands whose output is written to a file run npm silently', () => {
  const commands = ['deploy/README.md', 'deploy/Containerfile'].flatMap(
    (file) => read(file).match(/npm run[^`\n]*? > /gu) ?? [],
  );
  expect(commands).not.toEqual([]);
  expect(commands.filter((command) => !command.startsWith('npm run -s '))).toEqual([]);
});
