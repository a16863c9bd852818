import {expect, test} from 'playwright/test';
import type {UploadStep} from '../../deploy/upload';
import {deploy} from '../../scripts/deploy';
import {readSite} from '../../src/features/offline/plugin/builtSite';
import {buildDir} from '../support/project';

test('an upload puts the files of a page before the page, and the service worker last', async () => {
  const steps = (await deploy(['upload']))
    .split('\n')
    .map((line) => JSON.parse(line) as UploadStep);
  const pages = new Map(readSite(buildDir, '/').pages.map((page) => [page.file, page]));
  const uploaded = new Set<string>();
  const missing: string[] = [];
  for (const {key, file = ''} of steps.filter((step) => step.action === 'put')) {
    const page = pages.get(file);
    const files = (page?.named ?? []).filter((address) => /^\/(?:assets|img)\//u.test(address));
    const required = [...(page?.scripts ?? []), ...files];
    missing.push(...required.filter((url) => !uploaded.has(url)).map((url) => `${file}: ${url}`));
    pages.delete(file);
    uploaded.add(`/${key}`);
  }
  expect(missing).toEqual([]);
  expect([...pages.keys()]).toEqual([]);
  const puts = steps.filter((step) => step.action === 'put');
  expect(puts.at(-1)?.key).toBe('sw.js');
  expect(new Set(puts.map(({key}) => key)).size).toBe(puts.length);
  expect(puts.filter(({contentType, cacheControl}) => !contentType || !cacheControl)).toEqual([]);
});

test('a certificate and its key turn on TLS with a redirect, and one without the other is rejected', async () => {
  const args = ['nginx', 'root=/srv/manual', 'certificate=/etc/tls/a.pem', 'key=/etc/tls/a.key'];
  const config = await deploy(args);
  for (const line of ['listen 443 ssl http2;', 'ssl_certificate "/etc/tls/a.pem";', 'listen 80;']) {
    expect(config).toContain(line);
  }
  await expect(deploy(args.slice(0, 3))).rejects.toThrow(/TLS requires both/u);
  expect(await deploy([...args, 'plain=no'])).not.toContain('listen 80;');
});
