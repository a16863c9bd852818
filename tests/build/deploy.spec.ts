import {expect, test} from 'playwright/test';
import type {UploadStep} from '../../deploy/upload';
import {deploy} from '../../scripts/deploy';
import {readSite} from '../../src/features/offline/plugin/builtSite';
import {buildDir} from '../support/project';

test('an upload to object storage puts the files of a page before the page, and the service worker last', async () => {
  const steps = (await deploy(['upload']))
    .split('\n')
    .map((line) => JSON.parse(line) as UploadStep);
  const pages = new Map(readSite(buildDir, '/').pages.map((page) => [page.file, page]));
  const there = new Set<string>();
  const missing: string[] = [];
  for (const {key, file = ''} of steps.filter((step) => step.do === 'put')) {
    const page = pages.get(file);
    const files = (page?.named ?? []).filter((address) => /^\/(?:assets|img)\//u.test(address));
    const asked = [...(page?.scripts ?? []), ...files];
    missing.push(...asked.filter((address) => !there.has(address)).map((one) => `${file}: ${one}`));
    pages.delete(file);
    there.add(`/${key}`);
  }
  expect(missing).toEqual([]);
  expect([...pages.keys()]).toEqual([]);
  const put = steps.filter((step) => step.do === 'put');
  expect(put.at(-1)?.key).toBe('sw.js');
  expect(new Set(put.map(({key}) => key)).size).toBe(put.length);
  expect(put.filter(({contentType, cacheControl}) => !contentType || !cacheControl)).toEqual([]);
});

test('a certificate and its key turn on TLS with a redirect, and one without the other is refused', async () => {
  const words = ['nginx', 'root=/srv/manual', 'certificate=/etc/tls/a.pem', 'key=/etc/tls/a.key'];
  const config = await deploy(words);
  for (const part of ['listen 443 ssl http2;', 'ssl_certificate "/etc/tls/a.pem";', 'listen 80;']) {
    expect(config).toContain(part);
  }
  await expect(deploy(words.slice(0, 3))).rejects.toThrow(/TLS requires both/u);
  expect(await deploy([...words, 'plain=no'])).not.toContain('listen 80;');
});
