import path from 'node:path';
import {expect, test} from 'playwright/test';
import {changesOf, type Block, type Part} from '../../src/features/version-difference/blocks';
import {readPages, treeDifference} from '../../src/features/version-difference/readPages';
import {dependenciesOf} from '../../src/features/version-difference/loader.mjs';
import {versions} from '../../src/site/versions';
import {root} from '../support/project';

const block = (text: string, rest: Partial<Block> = {}): Block => ({
  heading: 'Options',
  text,
  source: text,
  isCode: false,
  ...rest,
});

const marked = (parts: readonly Part[]) =>
  parts.map(({text, isChanged}) => (isChanged ? `[${text}]` : text)).join('');

const changes = (earlier: readonly Block[], later: readonly Block[]) =>
  changesOf(earlier, later).map(({before, after}) => `${marked(before)} → ${marked(after)}`);

test('the difference of two pages is a list of changed blocks with changed words', () => {
  for (const [earlier, later, shown] of [
    ['a|b', 'a|b', ''],
    ['a|The port is 7094.', 'a|The port is 7095.', 'The port is [7094]. → The port is [7095].'],
    ['a', 'a|new one', ' → [new one]'],
    ['old one|a', 'a', '[old one] → '],
    ['one two three', 'four five six', '[one two three] → | → [four five six]'],
    [
      'maxzone is 64|silent is on',
      'something else came|silent is off',
      '[maxzone is 64] → | → [something else came]|silent is [on] → silent is [off]',
    ],
  ] as const) {
    const blocks = (texts: string) => texts.split('|').map((text) => block(text));
    expect(changes(blocks(earlier), blocks(later)).join('|')).toBe(shown);
  }
  // If only the source differs, it is compared.
  const link = (target: string) => [block('See KNX.', {source: `See [KNX](./${target}.mdx).`})];
  expect(changes(link('a'), link('b'))).toEqual(['See [KNX](./[a].mdx). → See [KNX](./[b].mdx).']);
  // Text is not compared with code.
  expect(changesOf([block('port 7094')], [block('port 7094', {isCode: true})])).toHaveLength(2);
});

test('a changed partial changes the pages that import it', () => {
  const fixture = (tree: string) =>
    readPages(path.join(root, 'tests/fixtures/version-difference', tree));
  expect(treeDifference(fixture(versions.latest.tree), fixture(versions.next.tree))).toEqual({
    changed: ['changed', 'shared'],
    added: ['fresh', 'notes'],
    removed: ['bygone'],
  });
});

test('a page depends on the other version and the partials of both, a list of differences on all pages', () => {
  const [next, latest] = ['/site/docs', '/site/versioned_docs/version-4.0'] as const;
  const dependencies = (file: string, text: string) =>
    dependenciesOf(file, text, {trees: [next, latest]});
  expect(dependencies(`${next}/a/b.mdx`, "import X from '../_common/_x.mdx';")).toEqual({
    files: [`${next}/_common/_x.mdx`, `${latest}/a/b.mdx`, `${latest}/_common/_x.mdx`],
    folders: [],
  });
  const {folders} = dependencies(`${next}/n.mdx`, '<VersionDifferences />');
  expect(folders).toEqual([next, latest]);
  expect(dependencies('/site/blog/a.mdx', '')).toEqual({files: [], folders: []});
});
