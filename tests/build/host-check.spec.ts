import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {readBuiltSite} from '../../deploy/builtSite';
import {mainScriptOf} from '../../deploy/expectations';
import {deploy} from '../../scripts/deploy';
import {makeCertificate, programOf, servedFiles, startHost} from '../support/hosts';
import {buildDir} from '../support/project';

const asset = mainScriptOf(buildDir).slice(1);

test.describe('npm run -s deploy -- check', () => {
  test.skip(
    programOf('nginx') === undefined,
    'There is no nginx here; continuous integration installs it.',
  );
  let root = '';
  let folder = '';
  let tls = {certificate: '', key: ''};
  test.beforeAll(async () => {
    root = await servedFiles();
    folder = mkdtempSync(path.join(os.tmpdir(), 'manual-tls-'));
    tls = makeCertificate(folder);
    writeFileSync(path.join(folder, 'there'), `${asset}\n`);
    writeFileSync(path.join(folder, 'gone'), `${asset}\nassets/js/main.00000000.js\n`);
  });
  test.afterAll(() => [root, folder].forEach((one) => rmSync(one, {recursive: true, force: true})));

  /** What the command says of nginx with a fault in its configuration. */
  async function said(change: (config: string) => string, words: readonly string[] = []) {
    const host = await startHost('nginx', readBuiltSite(root), root, {tls, change});
    const plain = `plain=${host.plainOrigin ?? ''}`;
    try {
      return await deploy(['check', host.origin, `ca=${tls.certificate}`, plain, ...words]);
    } finally {
      await host.stop();
    }
  }

  test('says that a host is right', async () => {
    expect(await said((config) => config, [`kept=${folder}/there`])).toMatch(
      /^https:\S+ answers as it should: \d{2} things looked at\.$/u,
    );
  });

  for (const {fault, from, to, line} of [
    {
      fault: 'no policy',
      from: /add_header Content-Security-Policy .*? always;/gu,
      to: '',
      line: /\/docs\/intro: Content-Security-Policy is missing/u,
    },
    {
      fault: 'pages kept for a year',
      from: /max-age=0, must-revalidate/gu,
      to: 'max-age=31536000, immutable',
      line: /\/docs\/intro: cache-control is "[^"]*immutable"/u,
    },
    {
      fault: 'scripts not kept',
      from: /, immutable/gu,
      to: '',
      line: /main\.\w+\.js: cache-control is/u,
    },
    {
      fault: 'the worker kept',
      from: /no-cache/gu,
      to: 'max-age=600',
      line: /\/sw\.js: cache-control is "max-age=600"/u,
    },
    {
      fault: 'another not-found page',
      from: /error_page 404 .*;/u,
      to: '',
      line: /\/docs\/nowhere: the body is not 404\.html/u,
    },
    {
      fault: 'not found with status 200',
      from: /error_page 404 /u,
      to: 'error_page 404 =200 ',
      line: /\/docs\/nowhere: status 200, not 404/u,
    },
    {
      fault: 'nothing compressed',
      from: /(?:gzip|brotli)_static on;/gu,
      to: '',
      line: /compression: \/docs\/intro for gzip, br: content-encoding is missing/u,
    },
    {
      fault: 'endings in addresses',
      from: /if \(\$request_uri ~.*html.*\n/u,
      to: '',
      line: /\/docs\/intro\.html: status 200, not 301/u,
    },
    {
      fault: 'types unknown',
      from: /text\/javascript js;/u,
      to: '',
      line: /main\.\w+\.js: content-type is "application\/octet-stream"/u,
    },
    {
      fault: 'HTTP/1.1 alone',
      from: / http2;/u,
      to: ';',
      line: /HTTP\/2: the host speaks HTTP\/1\.1 alone/u,
    },
    {
      fault: 'no word of TLS',
      from: /add_header Strict-Transport-Security .*? always;/gu,
      to: '',
      line: /\/docs\/intro: Strict-Transport-Security is missing/u,
    },
    {
      fault: 'plain addresses that lead elsewhere',
      from: /\$host:\d+\$request_uri/u,
      to: '$host',
      line: /without TLS: http:\S+: status 301 to https:\/\/127\.0\.0\.1, not/u,
    },
    {
      fault: 'no plain address',
      from: /server \{\s+listen \S+\s+server_tokens off;\s+return[^}]*\}/u,
      to: '',
      line: /without TLS: .*ECONNREFUSED/u,
    },
  ]) {
    test(`finds ${fault}`, async () => {
      const change = (config: string) => {
        const changed = config.replace(from, to);
        expect(changed).not.toBe(config);
        return changed;
      };
      await expect(said(change)).rejects.toThrow(line);
    });
  }

  test('finds that files of the release before are gone, and that the host has another release', async () => {
    const same = (config: string) => config;
    await expect(said(same, [`kept=${folder}/gone`])).rejects.toThrow(
      /the release before: \/assets\/js\/main\.00000000\.js: status 404/u,
    );
    const other = (config: string) =>
      config.replace(
        'location / {',
        'location = /release.json { return 200 \'{"release":"00000000"}\'; }\n  location / {',
      );
    await expect(said(other)).rejects.toThrow(
      /the host has the release 00000000, build\/ has \w{8}/u,
    );
  });
});
