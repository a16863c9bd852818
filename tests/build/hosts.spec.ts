import {rmSync} from 'node:fs';
import {expect, test} from 'playwright/test';
import {pageHeaders, readHostRules} from '../../deploy/hostRules';
import {checkHost} from '../../deploy/check';
import {mainScriptOf} from '../../deploy/expectations';
import {mediaTypes} from '../../deploy/mediaTypes';
import {sendRequest} from '../../deploy/request';
import {hostNames, isInstalled, prepareSite, startHost} from '../../deploy/startHost';
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
