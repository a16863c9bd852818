import path from 'node:path';
import {expect, test} from 'playwright/test';
import {changesOf, type Block, type Part} from '../../src/difference/blocks';
import {treeDifference} from '../../src/difference/pages';
import {readPages} from '../../src/difference/readPages';
import {dependenciesOf} from '../../src/plugins/version-dependencies/loader.mjs';
import {versions} from '../../src/site/versions';
import {pagesOf, root} from '../support/project';

const block = (text: string, rest: Partial<Block> = {}): Block => ({
  place: 'Options',
  text,
  source: text,
  isCode: false,
  ...rest,
});

/** A side with its marked words in brackets. */
const marked = (parts: readonly Part[]) =>
  parts.map(({text, isChanged}) => (isChanged ? `[${text}]` : text)).join('');

/** Changes as `before → after`. */
const changes = (earlier: readonly Block[], later: readonly Block[]) =>
  changesOf(earlier, later).map(({before, after}) => `${marked(before)} → ${marked(after)}`);

test('the difference of two pages is shown block by block, with changed words marked', () => {
  for (const [earlier, later, shown] of [
    [['a', 'b'], ['a', 'b'], []],
    [
      ['a', 'The port is 7094.'],
      ['a', 'The port is 7095.'],
      ['The port is [7094]. → The port is [7095].'],
    ],
    [['a'], ['a', 'new one'], [' → [new one]']],
    [['old one', 'a'], ['a'], ['[old one] → ']],
    [['one two three'], ['four five six'], ['[one two three] → ', ' → [four five six]']],
    [
      ['maxzone is 64', 'silent is on'],
      ['something else came', 'silent is off'],
      ['[maxzone is 64] → ', ' → [something else came]', 'silent is [on] → silent is [off]'],
    ],
  ] as const) {
    const blocks = (texts: readonly string[]) => texts.map((text) => block(text));
    expect(changes(blocks(earlier), blocks(later))).toEqual(shown);
  }
  // A change that readers do not see is shown by the source.
  const link = (target: string) => [block('See KNX.', {source: `See [KNX](./${target}.mdx).`})];
  expect(changes(link('a'), link('b'))).toEqual(['See [KNX](./[a].mdx). → See [KNX](./[b].mdx).']);
  // A sentence is never compared with a block of code.
  expect(changesOf([block('port 7094')], [block('port 7094', {isCode: true})])).toHaveLength(2);
});

test.describe('difference of two trees', () => {
  test('changed, added and removed pages are listed', () => {
    const page = (id: string, text = id) => ({id, text});
    expect(
      treeDifference(
        [page('same'), page('changed', 'old'), page('gone')],
        [page('same'), page('changed', 'new'), page('new')],
      ),
    ).toEqual({changed: ['changed'], added: ['new'], removed: ['gone']});
  });

  test('a changed partial changes the pages that include it', () => {
    const fixture = path.join(root, 'tests', 'fixtures', 'version-difference');
    expect(
      treeDifference(
        readPages(path.join(fixture, versions.latest.tree)),
        readPages(path.join(fixture, versions.next.tree)),
      ),
    ).toEqual({
      changed: ['changed', 'shared'],
      added: ['fresh', 'notes'],
      removed: ['bygone'],
    });
  });

  test('all pages of the manual are compared', () => {
    for (const version of Object.values(versions)) {
      expect(
        readPages(path.join(root, version.tree))
          .map(({id}) => id)
          .sort(),
      ).toEqual(
        pagesOf(version)
          .map(({id}) => id)
          .sort(),
      );
    }
  });
});

test.describe('the dependencies of a page', () => {
  const trees = ['/site/docs', '/site/versioned_docs/version-4.0'];

  test('are the page of the other version and the partials of both', () => {
    expect(
      dependenciesOf('/site/docs/a/b.mdx', "import X from '../_common/_x.mdx';", {trees}),
    ).toEqual({
      files: [
        '/site/docs/_common/_x.mdx',
        '/site/versioned_docs/version-4.0/a/b.mdx',
        '/site/versioned_docs/version-4.0/_common/_x.mdx',
      ],
      folders: [],
    });
  });

  test('are all pages for a list of differences, and none for a page without versions', () => {
    expect(dependenciesOf('/site/docs/n.mdx', '<VersionDifferences />', {trees}).folders).toEqual(
      trees,
    );
    expect(dependenciesOf('/site/blog/a.mdx', '', {trees})).toEqual({files: [], folders: []});
  });
});
