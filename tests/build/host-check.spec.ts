import {rmSync} from 'node:fs';
import {expect} from 'playwright/test';
import {mainScriptOf} from '../../deploy/expectations';
import {deploy} from '../../scripts/deploy';
import {test, type Folder} from '../support/folder';
import {isInstalled, prepareSite, startHost} from '../../deploy/startHost';
import {buildDir} from '../support/project';

test.describe('npm run -s deploy -- check', {tag: '@full'}, () => {
  test.describe.configure({mode: 'default', timeout: 60_000});
  test.skip(!isInstalled('nginx'), 'nginx is not installed.');
  let root = '';
  const keptOf = (folder: Folder, ...files: string[]) => {
    folder.write({list: files.join('\n')});
    return `kept=${folder.at('list')}`;
  };
  const asset = mainScriptOf(buildDir).slice(1);

  test.beforeAll(async () => {
    root = await prepareSite();
  });
  test.afterAll(() => rmSync(root, {recursive: true, force: true}));

  async function reportOn(change: (config: string) => string, ...words: readonly string[]) {
    const host = await startHost('nginx', root, {hasTls: true, change});
    const {origin, plainOrigin = '', certificate = ''} = host;
    try {
      return await deploy(['check', origin, `ca=${certificate}`, `plain=${plainOrigin}`, ...words]);
    } finally {
      await host.stop();
    }
  }

  test('reports that all checks of a correct host passed', async ({folder}) => {
    expect(await reportOn((config) => config, keptOf(folder, asset))).toMatch(
      /^https:\S+: \d+ checks passed\.$/u,
    );
  });

  test('planted faults: each is reported', async ({folder}) => {
    const faults = [
      // A missing policy.
      [/add_header Content-Security.*? always;/gu, '', '/docs/intro: Content-.* is missing'],
      // Uncompressed responses.
      [/(?:gzip|brotli)_static on;/gu, '', 'compression: /docs/intro for gzip, br: '],
      // Paths with .html.
      [/if \(\$request_uri ~.*html.*\n/u, '', 'intro.html: status 200, not 301'],
      // A redirect to another address.
      [/\$host:\d+\$request_uri/u, '$host', 'HTTPS redirect: .* 301 to https://127.0.0.1, not'],
      // A missing file of the previous release.
      [/$/u, '', String.raw`main\.00000000\.js: status 404`],
    ] as const;
    const change = (config: string) =>
      faults.reduce((changed, [from, to]) => changed.replace(from, to), config);
    const report = reportOn(change, keptOf(folder, asset, 'assets/js/main.00000000.js'));
    const message = await report.catch(String);
    for (const [, , line] of faults) {
      expect(message).toMatch(new RegExp(line, 'u'));
    }
  });

  test('reports that the host has another release', async () => {
    const other = `location = /release.json { return 200 '{"release":"00000000"}'; }\n  location / {`;
    await expect(reportOn((config) => config.replace('location / {', other))).rejects.toThrow(
      /the host has the release 00000000/u,
    );
  });
});
