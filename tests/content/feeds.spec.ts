import {execFileSync} from 'node:child_process';
import {expect} from 'playwright/test';
import {feedEntries, rssOf, type FeedEntry} from '../../src/features/feeds/feed';
import {lastChanges} from '../../src/docusaurus/build/lastChanges';
import {test, type Folder} from '../support/folder';

function git({root}: Folder, args: readonly string[], date?: string): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', ['-C', root, ...identity, ...args], {
    stdio: 'pipe',
    env: {...process.env, ...(date && {GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date})},
  });
}

function commit(folder: Folder, day: string, ...files: readonly string[]): void {
  folder.write(Object.fromEntries(files.map((file) => [file, day])));
  git(folder, ['add', '--all']);
  git(folder, ['commit', '-qm', day], `${day}T12:00:00Z`);
}

/** Reasons that the build printed for missing dates. */
const reasons: string[] = [];

const daysIn = async (site: string) =>
  Object.fromEntries(
    [...(await lastChanges(site, (reason) => reasons.push(reason)))].map(([file, date]) => [
      file,
      date.toISOString().slice(0, 10),
    ]),
  );

test('the last change of a page is read from the history of its repository', async ({folder}) => {
  git(folder, ['init', '--quiet']);
  const pages = ['docs/a.mdx', 'docs/ü b.mdx', 'versioned_docs/version-4.0/a.mdx', 'src/a.ts'];
  const files = pages.map((page) => `manual/${page}`);
  commit(folder, '2025-01-10', ...files, 'docs/outside.mdx');
  commit(folder, '2025-02-20', 'manual/docs/a.mdx');
  folder.write({'manual/docs/new.mdx': 'not committed'});
  expect(await daysIn(folder.at('manual'))).toEqual({
    'docs/a.mdx': '2025-02-20',
    'docs/ü b.mdx': '2025-01-10',
    'versioned_docs/version-4.0/a.mdx': '2025-01-10',
  });
});

test('without a complete history, the build says why dates are missing', async ({folder}) => {
  expect(await daysIn(folder.root)).toEqual({});
  git(folder, ['init', '--quiet']);
  ['2025-01-10', '2025-02-20'].forEach((day) => commit(folder, day, 'docs/a.mdx'));
  const clone = folder.at('clone');
  git(folder, ['clone', '--quiet', '--depth=1', `file://${folder.root}`, clone]);
  expect(await daysIn(clone)).toEqual({});
  expect(reasons).toEqual([
    expect.stringContaining('no history'),
    expect.stringContaining('git fetch --unshallow'),
  ]);
});

test.describe('feeds', () => {
  const entry = (title: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
    title,
    text: 'Text.',
    address: `https://example.com/${title}`,
    kind: 'Changed page',
    ...more,
  });
  const notes = (name: string, more: Partial<FeedEntry> = {}) =>
    entry(name, {kind: 'Release notes', ...more});
  const day = (number: number) => new Date(Date.UTC(2025, 0, number));
  const site = {title: 'T', text: 'D', home: 'https://example.com/', language: 'en'};
  const feed = (entries: readonly FeedEntry[]) => ({...site, entries});

  test('list only the release notes without a history, the latest first', () => {
    const entries = feedEntries([notes('4.2.0'), entry('page'), notes('4.10.0'), notes('4.9.0')]);
    expect(entries.map(({title}) => title)).toEqual(['4.10.0', '4.9.0', '4.2.0']);
    const rss = rssOf(feed(entries), 'https://example.com/rss.xml');
    expect(rss).not.toMatch(/Date>/u);
    expect(rss).toContain('<guid isPermaLink="false">https://example.com/4.10.0</guid>');
  });

  test('list a second change of a page as a new entry', () => {
    const ids = [day(1), day(2)].map(
      (date) => /<guid.*<\/guid>/u.exec(rssOf(feed([entry('a', {date})]), 'self'))?.[0],
    );
    expect(ids).toEqual([
      expect.stringContaining('2025-01-01'),
      expect.stringContaining('2025-01-02'),
    ]);
  });

  test('escape XML, and have the date of their latest entry', () => {
    const rss = rssOf(feed([entry('a', {title: 'A & <b> "c"', date: day(3)})]), 'self');
    expect(rss).toContain('<title>A &amp; &lt;b&gt; &quot;c&quot;</title>');
    expect(rss).toContain('<lastBuildDate>Fri, 03 Jan 2025 00:00:00 GMT</lastBuildDate>');
  });
});
