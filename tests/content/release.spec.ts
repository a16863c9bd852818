import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {addEdition, readRelease, writeRelease} from '../../src/plugins/release/releaseFile';

test.describe('the release of a built site', () => {
  let folder = '';

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  });

  test.afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  test('names each file that was made from it once', async () => {
    await writeRelease(folder, {release: '0123abcd', editions: []});
    const archive = {version: '4.0', kind: 'archive', file: 'download/a.zip', bytes: 1} as const;
    const paper = {...archive, kind: 'pdf', file: 'download/a.pdf'} as const;
    await addEdition(folder, archive);
    await addEdition(folder, paper);
    const section = {...paper, section: 'I/O servers', file: 'download/b.pdf'};
    await addEdition(folder, section);
    await addEdition(folder, {...archive, bytes: 2});
    expect(await readRelease(folder)).toEqual({
      release: '0123abcd',
      editions: [paper, section, {...archive, bytes: 2}],
    });
  });

  test('a folder without a built site is named, with the way out', async () => {
    await expect(readRelease(folder)).rejects.toThrow(/release\.json.*npm run build/u);
  });
});
