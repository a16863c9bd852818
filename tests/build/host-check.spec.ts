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

  const page = String.raw`/docs/intro: `;
  for (const [fault, from, to, line] of [
    [
      'a missing policy',
      /add_header Content-Security.*? always;/gu,
      '',
      `${page}Content-.* is missing`,
    ],
    [
      'uncompressed responses',
      /(?:gzip|brotli)_static on;/gu,
      '',
      'compression: /docs/intro for gzip, br: ',
    ],
    ['paths with .html', /if \(\$request_uri ~.*html.*\n/u, '', 'intro.html: status 200, not 301'],
    [
      'a redirect to another address',
      /\$host:\d+\$request_uri/u,
      '$host',
      String.raw`HTTPS redirect: http:\S+: status 301 to https://127\.0\.0\.1, not`,
    ],
  ] as const) {
    test(`reports ${fault}`, async () => {
      const change = (config: string) => {
        const changed = config.replace(from, to);
        expect(changed).not.toBe(config);
        return changed;
      };
      await expect(reportOn(change)).rejects.toThrow(new RegExp(line, 'u'));
    });
  }

  test('reports missing files of the previous release, and a host with another release', async ({
    folder,
  }) => {
    const kept = keptOf(folder, asset, 'assets/js/main.00000000.js');
    await expect(reportOn((config) => config, kept)).rejects.toThrow(
      /main\.00000000\.js: status 404/u,
    );
    const other = `location = /release.json { return 200 '{"release":"00000000"}'; }\n  location / {`;
    await expect(reportOn((config) => config.replace('location / {', other))).rejects.toThrow(
      /the host has the release 00000000/u,
    );
  });
});
