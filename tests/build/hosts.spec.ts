import {readFileSync, rmSync} from 'node:fs';
import {expect, test} from 'playwright/test';
import {readHostRules} from '../../deploy/hostRules';
import {checkHost} from '../../deploy/check';
import {mainScriptOf} from '../../deploy/expectations';
import {mediaTypes} from '../../deploy/mediaTypes';
import {sendRequest} from '../../deploy/request';
import {pageHeaders} from '../../src/docusaurus/headers/plugin';
import {hostNames, isInstalled, prepareSite, startHost} from '../../deploy/startHost';
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

  test.describe(name, isPreview ? {} : {tag: '@full'}, () => {
    test.skip(!isInstalled(name), `${name} is not installed.`);

    test(`${name} responds to each request as expected`, async () => {
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

    if (name === 'nginx') {
      test(`${name} responds the same over HTTP/2, and redirects to TLS`, async () => {
        const host = await startHost(name, root, {hasTls: true});
        try {
          const ca = readFileSync(host.certificate ?? '', 'utf8');
          expect((await sendRequest(host.origin, '/', {ca})).protocol).toBe('h2');
          const keptFiles = [mainScriptOf(buildDir).slice(1)];
          const result = await checkHost({...host, ca, keptFiles, brotli}, buildDir);
          expect(result.problems).toEqual([]);
        } finally {
          await host.stop();
        }
      });
    }
  });
}
