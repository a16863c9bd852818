import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {mainScriptOf} from '../../deploy/expectations';
import {deploy} from '../../scripts/deploy';
import {isInstalled, servedFiles, startHost} from '../support/hosts';
import {buildDir} from '../support/project';

test.describe('npm run -s deploy -- check', {tag: '@full'}, () => {
  test.describe.configure({mode: 'default', timeout: 60_000});
  test.skip(!isInstalled('nginx'), 'nginx is not installed.');
  let root = '';
  let folder = '';
  /** Write a list of the files of an earlier release. */
  const listOf = (...files: string[]) => {
    const list = path.join(folder, 'list');
    writeFileSync(list, files.join('\n'));
    return list;
  };
  const asset = mainScriptOf(buildDir).slice(1);

  test.beforeAll(async () => {
    root = await servedFiles();
    folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  });
  test.afterAll(() => [root, folder].forEach((one) => rmSync(one, {recursive: true, force: true})));

  /** The report of the command on an nginx whose configuration was changed. */
  async function reportOn(change: (config: string) => string, words: readonly string[] = []) {
    const host = await startHost('nginx', root, {hasTls: true, change});
    const {origin, plainOrigin = '', certificate = ''} = host;
    try {
      return await deploy(['check', origin, `ca=${certificate}`, `plain=${plainOrigin}`, ...words]);
    } finally {
      await host.stop();
    }
  }

  test('confirms a correct host', async () => {
    expect(await reportOn((config) => config, [`kept=${listOf(asset)}`])).toMatch(
      /^https:\S+ answers as it should/u,
    );
  });

  for (const [fault, from, to, line] of [
    [
      'no policy',
      /add_header Content-Security-Policy .*? always;/gu,
      '',
      /\/docs\/intro: Content-Security-Policy is missing/u,
    ],
    [
      'pages cached for a year',
      /max-age=0, must-revalidate/gu,
      'max-age=31536000, immutable',
      /\/docs\/intro: cache-control is "[^"]*immutable"/u,
    ],
    ['scripts that are not cached', /, immutable/gu, '', /main\.\w+\.js: cache-control is/u],
    [
      'a cached service worker',
      /no-cache/gu,
      'max-age=600',
      /\/sw\.js: cache-control is "max-age=600"/u,
    ],
    [
      'another not-found page',
      /error_page 404 .*;/u,
      '',
      /\/docs\/nowhere: the body is not 404\.html/u,
    ],
    [
      'status 200 for a missing page',
      /error_page 404 /u,
      'error_page 404 =200 ',
      /\/docs\/nowhere: status 200, not 404/u,
    ],
    [
      'nothing compressed',
      /(?:gzip|brotli)_static on;/gu,
      '',
      /compression: \/docs\/intro for gzip, br: content-encoding is missing/u,
    ],
    [
      'addresses with .html',
      /if \(\$request_uri ~.*html.*\n/u,
      '',
      /\/docs\/intro\.html: status 200, not 301/u,
    ],
    [
      'an unknown media type',
      /text\/javascript js;/u,
      '',
      /main\.\w+\.js: content-type is "application\/octet-stream"/u,
    ],
    ['HTTP/1.1 only', / http2;/u, ';', /HTTP\/2: the host speaks HTTP\/1\.1 alone/u],
    [
      'no Strict-Transport-Security',
      /add_header Strict-Transport-Security .*? always;/gu,
      '',
      /\/docs\/intro: Strict-Transport-Security is missing/u,
    ],
    [
      'a redirect to another place',
      /\$host:\d+\$request_uri/u,
      '$host',
      /without TLS: http:\S+: status 301 to https:\/\/127\.0\.0\.1, not/u,
    ],
    [
      'no redirect from HTTP',
      /server \{\s+listen \S+\s+server_tokens off;\s+return[^}]*\}/u,
      '',
      /without TLS: .*ECONNREFUSED/u,
    ],
  ] as const) {
    test(`reports ${fault}`, async () => {
      const change = (config: string) => {
        const changed = config.replace(from, to);
        expect(changed).not.toBe(config);
        return changed;
      };
      await expect(reportOn(change)).rejects.toThrow(line);
    });
  }

  test('reports missing files of the release before, and a host with another release', async () => {
    const kept = `kept=${listOf(asset, 'assets/js/main.00000000.js')}`;
    await expect(reportOn((config) => config, [kept])).rejects.toThrow(
      /main\.00000000\.js: status 404/u,
    );
    const other = (config: string) =>
      config.replace(
        'location / {',
        'location = /release.json { return 200 \'{"release":"00000000"}\'; }\n  location / {',
      );
    await expect(reportOn(other)).rejects.toThrow(/the host has the release 00000000/u);
  });
});
