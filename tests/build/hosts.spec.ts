import {rmSync} from 'node:fs';
import {expect} from 'playwright/test';
import {pageHeaders, readHostRules} from '../../deploy/hostRules';
import {checkHost} from '../../deploy/check';
import {mainScriptOf} from '../../deploy/expectations';
import {mediaTypes} from '../../deploy/mediaTypes';
import {sendRequest} from '../../deploy/request';
import {hostNames, isInstalled, prepareSite, startHost} from '../../deploy/startHost';
import {deploy} from '../../scripts/deploy';
import {test, type Folder} from '../support/folder';
import {full} from '../support/pages';
import {buildDir, read} from '../support/project';

// The files are compressed once, in one worker.
test.describe.configure({mode: 'default', timeout: 60_000});

let root = '';
test.beforeAll(async () => {
  root = await prepareSite();
});
test.afterAll(() => rmSync(root, {recursive: true, force: true}));

for (const file of ['Caddyfile', 'apache.conf']) {
  test(`the example ${file} has the headers, redirects and media types of the build`, () => {
    const {rules, redirects} = readHostRules(buildDir);
    const values = rules.flatMap(({headers}) => headers.map(({value}) => value));
    const parts = [
      ...values.filter((value) => !/'sha256-|^text\/markdown/u.test(value)),
      ...redirects.map(({from, to}) =>
        file === 'Caddyfile' ? `redir ${from} ${to}{` : `"^${from}$" ${to} [`,
      ),
    ];
    const example = read(`deploy/${file}`);
    expect(parts.filter((part) => !example.includes(part))).toEqual([]);
    const types = example.match(/^ *(?:~|default |AddType ).*/gmu)?.join('\n') ?? '';
    const missing = Object.keys(mediaTypes).filter(
      (extension) => !new RegExp(`[.(|/]${extension}\\b`, 'u').test(types),
    );
    expect(missing).toEqual([]);
  });
}

for (const name of hostNames) {
  const isPreview = name === 'preview';
  const brotli = isPreview ? /^(?:br|gzip)$/u : /^br$/u;

  test(`${name} responds to each request as expected`, isPreview ? {} : full, async () => {
    test.skip(!isInstalled(name), `${name} is not installed.`);
    const host = await startHost(name, root);
    try {
      expect((await checkHost({origin: host.origin, brotli}, buildDir)).problems).toEqual([]);
      // Cached files omit the headers that only pages need.
      for (const file of [mainScriptOf(buildDir), '/img/logo.svg']) {
        const {status, headers} = await sendRequest(host.origin, file);
        expect(status, file).toBe(200);
        expect(headers['cache-control'], file).toMatch(/max-age=[1-9]/u);
        expect(headers['content-security-policy'], file).toMatch(/^default-src 'none'/u);
        expect(pageHeaders.filter((key) => key.toLowerCase() in headers)).toEqual([]);
      }
    } finally {
      await host.stop();
    }
  });
}

test.describe('npm run -s deploy -- check', full, () => {
  test.skip(!isInstalled('nginx'), 'nginx is not installed.');
  const keptOf = (folder: Folder, ...files: string[]) => {
    folder.write({list: files.join('\n')});
    return `kept=${folder.at('list')}`;
  };
  const asset = mainScriptOf(buildDir).slice(1);

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
