import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import {pageStartId, type PageStart} from '../../src/client/pageTable';
import {buildDir} from '../support/project';
import {built} from '../support/site';

/** Compressed bytes that a browser fetches before a page can be used, by kind. */
interface Weight {
  readonly html: number;
  readonly script: number;
  readonly style: number;
}

/** Budgets in kB, at most a tenth above what the pages weigh; those of docs hold in both versions. */
const budgets: Readonly<Record<string, Weight>> = {
  'index.html': {html: 10.6, script: 142, style: 23},
  'docs/io-servers/satel.html': {html: 15, script: 147, style: 23},
  'docs/development/java/java-command-and-utility-methods-api.html': {
    html: 20,
    script: 147,
    style: 23,
  },
  'docs/development/project-development/objects/slider.html': {html: 12.7, script: 147, style: 23},
  'docs/tutorials/projects/timer.html': {html: 15.5, script: 147, style: 23},
};

function sizeOf(content: Buffer | string): number {
  return brotliCompressSync(content).byteLength / 1000;
}

function startOf(html: string): {readonly start: PageStart; readonly scripts: readonly string[]} {
  const element = new RegExp(
    `<script type="application/json" id="${pageStartId}" data-scripts="(?<scripts>[^"]+)">(?<json>[^<]*)`,
    'u',
  ).exec(html)?.groups;
  return {
    start: JSON.parse(element?.json ?? 'null') as PageStart,
    scripts: element?.scripts?.split(' ') ?? [],
  };
}

function weightOf(file: string): Weight {
  const html = built(file);
  const sum = (addresses: readonly string[]) =>
    addresses
      .map((address) => sizeOf(readFileSync(path.join(buildDir, address))))
      .reduce((all, one) => all + one, 0);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="(?<to>[^"]+)"/gu)];
  return {
    html: sizeOf(html),
    script: sum(startOf(html).scripts),
    style: sum(styles.map(({groups}) => groups?.to ?? '')),
  };
}

test.describe('what a page fetches before it can be used', () => {
  const both = Object.entries(budgets).flatMap(([file, budget]) =>
    [...new Set([file, file.replace(/^docs\//u, 'docs/next/')])].map((one) => ({
      file: one,
      budget,
    })),
  );
  for (const {file, budget} of both) {
    test(`${file} keeps to its budget`, () => {
      const weight = weightOf(file);
      for (const kind of ['html', 'script', 'style'] as const) {
        expect(weight[kind], `kB of ${kind}`).toBeGreaterThan(0);
        expect(weight[kind], `kB of ${kind}`).toBeLessThanOrEqual(budget[kind]);
      }
    });
  }

  test('no page is told of the routes of another', () => {
    for (const file of Object.keys(budgets)) {
      const pages = (routes: PageStart['routes']): string[] =>
        routes.flatMap((route) => (route.routes ? pages(route.routes) : [route.path]));
      expect(pages(startOf(built(file)).start.routes)).toHaveLength(1);
    }
  });

  test('the scripts that all pages have name none of them', () => {
    const {scripts} = startOf(built('index.html'));
    const shared = scripts.filter((address) => /\/(?:main|runtime)/u.test(address));
    expect(shared).toHaveLength(2);
    for (const address of shared) {
      const text = readFileSync(path.join(buildDir, address), 'utf8');
      expect(text.match(/\/docs\/(?:next\/)?(?:io-servers|tutorials)\//gu) ?? []).toEqual([]);
    }
  });
});
