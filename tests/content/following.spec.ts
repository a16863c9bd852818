import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {changedPagesTold, feedEntries, jsonFeedOf, rssOf} from '../../src/plugins/feeds/feed';
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

function git(folder: string, ...args: readonly string[]): void {
  execFileSync('git', [
    '-C',
    folder,
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.com',
    ...args,
  ]);
}

function write(file: string, text: string): void {
  const place = path.join(site, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

/** Commit all that was written, as if it were that day. */
function commit(day: string): void {
  git(site, 'add', '--all');
  const date = `${day}T12:00:00Z`;
  execFileSync(
    'git',
    ['-C', site, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', day],
    {env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date}},
  );
}

/** A history of two days: one page was changed on the second. */
function plantHistory(): void {
  git(site, 'init', '--quiet');
  write('docs/a.mdx', 'one');
  write('docs/ü b.mdx', 'one');
  write('versioned_docs/version-4.0/a.mdx', 'one');
  write('src/a.ts', 'one');
  commit('2025-01-10');
  write('docs/a.mdx', 'two');
  commit('2025-02-20');
  write('docs/new.mdx', 'not committed');
}

async function days(folder: string): Promise<Record<string, string>> {
  const changes = await lastChanges(folder);
  return Object.fromEntries(
    [...changes].map(([file, date]) => [file, date.toISOString().slice(0, 10)]),
  );
}

test.describe('last change of a page', () => {
  test('comes from the history, for files that were committed', async () => {
    plantHistory();
    expect(await days(site)).toEqual({
      'docs/a.mdx': '2025-02-20',
      'docs/ü b.mdx': '2025-01-10',
      'versioned_docs/version-4.0/a.mdx': '2025-01-10',
    });
  });

  test('is found where the project is a folder of a repository', async () => {
    const folder = path.join(site, 'manual');
    git(site, 'init', '--quiet');
    write('docs/outside.mdx', 'one');
    write('manual/docs/a.mdx', 'one');
    commit('2025-01-10');
    expect(await days(folder)).toEqual({'docs/a.mdx': '2025-01-10'});
  });

  test('is unknown without a repository, and in a shallow clone', async () => {
    expect(await days(site)).toEqual({});
    plantHistory();
    const clone = path.join(site, 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${site}`, clone]);
    expect(await days(clone)).toEqual({});
  });

  test('stands in the sitemap', async () => {
    plantHistory();
    const url = 'https://example.com/docs/next/a';
    const items = await sitemapItems(site)({
      routes: [
        {
          path: '/docs',
          component: 'x',
          routes: [
            {path: '/docs/next/a', component: 'x', metadata: {sourceFilePath: 'docs/a.mdx'}},
          ],
        },
      ],
      siteConfig: {url: 'https://example.com'} as never,
      defaultCreateSitemapItems: () => Promise.resolve([{url}, {url: 'https://example.com/'}]),
    });
    expect(items).toEqual([
      {url, lastmod: '2025-02-20T12:00:00.000Z'},
      {url: 'https://example.com/'},
    ]);
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

  test('have all release notes, and the pages that were changed last', () => {
    const pages = Array.from({length: changedPagesTold + 5}, (_, index) =>
      entry(`p${index}`, {date: day(index + 2)}),
    );
    const entries = feedEntries([notes('4.0.0', {date: day(1)}), ...pages, entry('unknown')]);
    expect(entries).toHaveLength(changedPagesTold + 1);
    expect(entries[0]?.title).toBe(`p${changedPagesTold + 4}`);
    expect(entries.at(-1)?.title).toBe('4.0.0');
    expect(entries.map(({title}) => title)).not.toContain('unknown');
  });

  test('without a history have the release notes alone, the highest first', () => {
    const entries = feedEntries([notes('4.2.0'), entry('page'), notes('4.10.0'), notes('4.9.0')]);
    expect(entries.map(({title}) => title)).toEqual(['4.10.0', '4.9.0', '4.2.0']);
    const rss = rssOf(feed(entries), 'https://example.com/rss.xml');
    expect(rss).not.toMatch(/Date>/u);
    expect(rss).toContain('<guid isPermaLink="false">https://example.com/4.10.0</guid>');
  });

  test('tell a second change of a page as another entry', () => {
    const ids = [day(1), day(2)].map((date) => {
      const json = JSON.parse(jsonFeedOf(feed([entry('a', {date})]), '')) as {
        items: {id: string; date_modified: string}[];
      };
      expect(json.items[0]?.date_modified).toBe(date.toISOString());
      return json.items[0]?.id;
    });
    expect(new Set(ids).size).toBe(2);
  });

  test('escape what XML reads as its own, and name no time of the build', () => {
    const rss = rssOf(feed([entry('a', {title: 'A & <b> "c"', date: day(3)})]), 'self');
    expect(rss).toContain('<title>A &amp; &lt;b&gt; &quot;c&quot;</title>');
    expect(rss).toContain('<lastBuildDate>Fri, 03 Jan 2025 00:00:00 GMT</lastBuildDate>');
  });
});
