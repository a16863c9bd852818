import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {ask} from '../../deploy/ask';
import {readBuiltSite} from '../../deploy/builtSite';
import {checkHost} from '../../deploy/check';
import {
  compressionProblems,
  expectationsOf,
  expectedOf,
  mainScriptOf,
  nameOf,
  problemsOf,
  revalidationProblems,
  type Asker,
} from '../../deploy/expectations';
import {pageHeaders} from '../../src/plugins/security-headers';
import {
  hostNames,
  makeCertificate,
  programOf,
  servedFiles,
  startHost,
  type Host,
} from '../support/hosts';
import {askedOf, tableFile, wantedOf} from '../hostsTable';
import {buildDir, read} from '../support/project';

const expected = expectedOf(buildDir);
const asset = mainScriptOf(buildDir).slice(1);

let root = '';
test.beforeAll(async () => {
  root = await servedFiles();
});
test.afterAll(() => rmSync(root, {recursive: true, force: true}));

for (const name of hostNames) {
  /** Forms that it sends where brotli is taken; the preview server compresses as Node does. */
  const brotli = name === 'preview' ? /^(?:br|gzip)$/u : /^br$/u;

  test.describe(`${name} answers as every host does`, () => {
    test.describe.configure({mode: 'serial'});
    test.skip(
      name !== 'preview' && programOf(name) === undefined,
      `There is no ${name} here; continuous integration installs it.`,
    );
    let host: Host | undefined;
    const asker: Asker = (target, question) => ask(host?.origin ?? '', target, question);

    test.beforeAll(async () => {
      host = await startHost(name, readBuiltSite(root), root);
    });

    test.afterAll(() => host?.stop());

    for (const expectation of expectationsOf(buildDir)) {
      const {ask: target, method, headers} = expectation;
      test(`${nameOf(expectation)}`, async () => {
        const answer = await asker(target, {method, headers});
        expect(problemsOf(expectation, answer, host?.origin ?? '', expected)).toEqual([]);
      });
    }

    for (const file of [asset, 'img/logo.svg']) {
      test(`${file.split('/')[0]}: no headers that pages alone need`, async () => {
        const {status, headers} = await asker(`/${file}`);
        expect(status).toBe(200);
        expect(headers['cache-control']).toMatch(/max-age=[1-9]/u);
        expect(pageHeaders.filter((key) => key.toLowerCase() in headers)).toEqual([]);
        expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*sha256-)/u);
      });
    }

    test('compressed, where it is taken', async () => {
      expect(await compressionProblems(asker, expected, brotli)).toEqual([]);
    });

    test('not sent again while it is the same', async () => {
      expect(await revalidationProblems(asker)).toEqual([]);
    });
  });

  if (name !== 'preview') {
    test.describe(`${name} with TLS`, () => {
      test.skip(
        programOf(name) === undefined,
        `There is no ${name} here; continuous integration installs it.`,
      );

      test('answers the same over HTTP/2, asks browsers to keep to it, and is where plain addresses lead', async () => {
        const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-tls-'));
        const tls = makeCertificate(folder);
        const host = await startHost(name, readBuiltSite(root), root, {tls});
        try {
          const {origin, plainOrigin} = host;
          const ca = readFileSync(tls.certificate, 'utf8');
          expect((await ask(origin, '/', {ca})).protocol).toBe('h2');
          const kept = [asset];
          const found = await checkHost({origin, plainOrigin, ca, kept, brotli}, buildDir);
          expect(found.problems).toEqual([]);
          expect(found.count).toBe(expectationsOf(buildDir).length + 6);
        } finally {
          await host.stop();
          rmSync(folder, {recursive: true, force: true});
        }
      });
    });
  }
}

test('the table of what hosts answer has a line for each expectation, and no host that does not hold it', () => {
  const text = read(tableFile);
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(' | ')
        .slice(0, 2)
        .map((cell) => cell.replace(/^\| /u, '').trim()),
    );
  expect(rows).toEqual(expectationsOf(buildDir).map((one) => [askedOf(one), wantedOf(one)]));
  expect(text).not.toContain(' ✗ |');
});
