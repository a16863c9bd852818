import {readFileSync, rmSync} from 'node:fs';
import {expect, test} from 'playwright/test';
import {ask} from '../../deploy/ask';
import {checkHost} from '../../deploy/check';
import {expectationsOf, mainScriptOf} from '../../deploy/expectations';
import {pageHeaders} from '../../src/docusaurus/headers/plugin';
import {hostNames, isInstalled, servedFiles, startHost} from '../../deploy/startHost';
import {askedOf, tableFile, wantedOf} from '../../scripts/hosts-table';
import {buildDir, read} from '../support/project';

// The compressed files are made once, in one worker.
test.describe.configure({mode: 'default', timeout: 60_000});

let root = '';
test.beforeAll(async () => {
  root = await servedFiles();
});
test.afterAll(() => rmSync(root, {recursive: true, force: true}));

for (const name of hostNames) {
  const isPreview = name === 'preview';
  const brotli = isPreview ? /^(?:br|gzip)$/u : /^br$/u;

  test.describe(name, isPreview ? {} : {tag: '@full'}, () => {
    test.skip(!isInstalled(name), `${name} is not installed.`);

    test(`${name} answers each request as expected`, async () => {
      const host = await startHost(name, root);
      try {
        expect((await checkHost({origin: host.origin, brotli}, buildDir)).problems).toEqual([]);
        // Files that browsers cache do without the headers that only pages need.
        for (const file of [mainScriptOf(buildDir), '/img/logo.svg']) {
          const {status, headers} = await ask(host.origin, file);
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
      test(`${name} answers the same over HTTP/2, and redirects to TLS`, async () => {
        const host = await startHost(name, root, {hasTls: true});
        try {
          const ca = readFileSync(host.certificate ?? '', 'utf8');
          expect((await ask(host.origin, '/', {ca})).protocol).toBe('h2');
          const kept = [mainScriptOf(buildDir).slice(1)];
          const found = await checkHost({...host, ca, kept, brotli}, buildDir);
          expect(found.problems).toEqual([]);
        } finally {
          await host.stop();
        }
      });
    }
  });
}

test('the table of hosts has a row for each expectation, and no host fails one', () => {
  const text = read(tableFile);
  const rows = [...text.matchAll(/^\| (?<asked>`.*?) +\| (?<wanted>.*?) +\|/gmu)].map(
    ({groups}) => [groups?.asked, groups?.wanted],
  );
  expect(rows).toEqual(expectationsOf(buildDir).map((one) => [askedOf(one), wantedOf(one)]));
  expect(text).not.toContain(' ✗ |');
});
