import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import type {PageManifest} from '../../src/docusaurus/start/client/pageTable';
import {buildDir} from '../support/project';
import {built, pageFiles, startOf} from '../support/site';

/** Limits in bytes with gzip, 15 % above the sizes of November 2026. */
const limits = {page: 36_000, scripts: 187_000, styles: 30_000, index: 421_000, worker: 12_300};

const sizeOf = (file: string) => gzipSync(readFileSync(path.join(buildDir, file))).byteLength;
const sum = (files: readonly string[]) => files.reduce((all, file) => all + sizeOf(file), 0);

const pages = [
  'index.html',
  'docs/io-servers/satel.html',
  'docs/development/java/java-command-and-utility-methods-api.html',
  'docs/development/project-development/objects/slider.html',
  'docs/tutorials/projects/timer.html',
];

test('pages and their initial scripts and styles are within their limits', () => {
  expect(Math.max(...pageFiles().map(sizeOf))).toBeLessThan(limits.page);
  for (const page of pages) {
    const html = built(page);
    const styles = [...html.matchAll(/<link rel="stylesheet" href="\/(?<to>[^"]+)"/gu)];
    const {scripts} = startOf(html);
    expect(sum(scripts.map((address) => address.slice(1))), page).toBeLessThan(limits.scripts);
    expect(sum(styles.map(({groups}) => groups?.to ?? '')), page).toBeLessThan(limits.styles);
  }
});

test('the search index and the service worker are within their limits', () => {
  for (const index of ['search-index.json', 'docs/next/search-index.json']) {
    expect(sizeOf(index)).toBeLessThan(limits.index);
  }
  expect(sizeOf('sw.js')).toBeLessThan(limits.worker);
});

test('the initial scripts do not grow with the number of pages', () => {
  const pathsOf = (routes: PageManifest['routes']): string[] =>
    routes.flatMap((route) => (route.routes ? pathsOf(route.routes) : [route.path]));
  for (const page of pages) {
    expect(pathsOf(startOf(built(page)).routes ?? []), page).toHaveLength(1);
  }
  const shared = startOf(built('index.html')).scripts.filter((address) =>
    startOf(built('docs/io-servers/satel.html')).scripts.includes(address),
  );
  expect(shared).not.toEqual([]);
  for (const address of shared) {
    expect(built(address), address).not.toMatch(/\/docs\/(?:next\/)?(?:io-servers|tutorials)\//u);
  }
});
