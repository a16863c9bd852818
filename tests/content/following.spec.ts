import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {maxChangedPages, feedEntries, jsonFeedOf, rssOf} from '../../src/plugins/feeds/feed';
import type {FeedEntry} from '../../src/plugins/feeds/feed';
import {lastChanges} from '../../src/plugins/lastChanges';
import {sitemapItems} from '../../src/plugins/sitemapItems';

let site = '';

test.beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
});

test.afterEach(() => {
  rmSync(site, {recursive: true, force: true});
});

function write(file: string, text: string): void {
  const place = path.join(site, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

function git(args: readonly string[], date?: string): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', ['-C', site, ...identity, ...args], {
    stdio: 'pipe',
    env: {...process.env, ...(date && {GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date})},
  });
}

/** Commit every file that was written, dated at noon of a day. */
function commit(day: string): void {
  git(['add', '--all']);
  git(['commit', '-qm', day], `${day}T12:00:00Z`);
}

async function days(folder: string): Promise<Record<string, string>> {
  const changes = await lastChanges(folder);
  return Object.fromEntries(
    [...changes].map(([file, date]) => [file, date.toISOString().slice(0, 10)]),
  );
}

test.describe('last change of a page', () => {
  test('comes from the history, also in a folder of a repository, and is in the sitemap', async () => {
    const folder = path.join(site, 'manual');
    git(['init', '--quiet']);
    for (const file of [
      'docs/a.mdx',
      'docs/ü b.mdx',
      'versioned_docs/version-4.0/a.mdx',
      'src/a.ts',
    ]) {
      write(`manual/${file}`, 'one');
    }
    write('docs/outside.mdx', 'one');
    commit('2025-01-10');
    write('manual/docs/a.mdx', 'two');
    commit('2025-02-20');
    write('manual/docs/new.mdx', 'not committed');
    expect(await days(folder)).toEqual({
      'docs/a.mdx': '2025-02-20',
      'docs/ü b.mdx': '2025-01-10',
      'versioned_docs/version-4.0/a.mdx': '2025-01-10',
    });
    const url = 'https://example.com/docs/next/a';
    const page = {path: '/docs/next/a', component: 'x', metadata: {sourceFilePath: 'docs/a.mdx'}};
    const items = await sitemapItems(folder)({
      routes: [{path: '/docs', component: 'x', routes: [page]}],
      siteConfig: {url: 'https://example.com'} as never,
      defaultCreateSitemapItems: () => Promise.resolve([{url}, {url: 'https://example.com/'}]),
    });
    expect(items).toEqual([
      {url, lastmod: '2025-02-20T12:00:00.000Z'},
      {url: 'https://example.com/'},
    ]);
  });

  test('is unknown without a repository, and in a shallow clone', async () => {
    expect(await days(site)).toEqual({});
    git(['init', '--quiet']);
    for (const day of ['2025-01-10', '2025-02-20']) {
      write('docs/a.mdx', day);
      commit(day);
    }
    const clone = path.join(site, 'clone');
    git(['clone', '--quiet', '--depth=1', `file://${site}`, clone]);
    expect(await days(clone)).toEqual({});
  });
});

test.describe('feeds', () => {
  const entry = (name: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
    title: name,
    text: 'Text.',
    address: `https://example.com/${name}`,
    kind: 'Changed page',
    ...more,
  });
  const notes = (name: string, more: Partial<FeedEntry> = {}) =>
    entry(name, {kind: 'Release notes', ...more});
  const day = (number: number) => new Date(Date.UTC(2025, 0, number));
  const feed = (entries: readonly FeedEntry[]) => ({
    title: 'T',
    text: 'D',
    home: 'https://example.com/',
    language: 'en',
    entries,
  });

  test('list all release notes and the last changed pages', () => {
    const pages = Array.from({length: maxChangedPages + 5}, (_, index) =>
      entry(`p${index}`, {date: day(index + 2)}),
    );
    const entries = feedEntries([notes('4.0.0', {date: day(1)}), ...pages, entry('unknown')]);
    expect(entries).toHaveLength(maxChangedPages + 1);
    expect(entries[0]?.title).toBe(`p${maxChangedPages + 4}`);
    expect(entries.at(-1)?.title).toBe('4.0.0');
    expect(entries.map(({title}) => title)).not.toContain('unknown');
  });

  test('list the release notes alone without a history, the highest first', () => {
    const entries = feedEntries([notes('4.2.0'), entry('page'), notes('4.10.0'), notes('4.9.0')]);
    expect(entries.map(({title}) => title)).toEqual(['4.10.0', '4.9.0', '4.2.0']);
    const rss = rssOf(feed(entries), 'https://example.com/rss.xml');
    expect(rss).not.toMatch(/Date>/u);
    expect(rss).toContain('<guid isPermaLink="false">https://example.com/4.10.0</guid>');
  });

  test('list a second change of a page as another entry', () => {
    const ids = [day(1), day(2)].map((date) => {
      const json = JSON.parse(jsonFeedOf(feed([entry('a', {date})]), '')) as {
        items: {id: string; date_modified: string}[];
      };
      expect(json.items[0]?.date_modified).toBe(date.toISOString());
      return json.items[0]?.id;
    });
    expect(new Set(ids).size).toBe(2);
  });

  test('escape XML, and are dated by their entries, not by the build', () => {
    const rss = rssOf(feed([entry('a', {title: 'A & <b> "c"', date: day(3)})]), 'self');
    expect(rss).toContain('<title>A &amp; &lt;b&gt; &quot;c&quot;</title>');
    expect(rss).toContain('<lastBuildDate>Fri, 03 Jan 2025 00:00:00 GMT</lastBuildDate>');
  });
});
