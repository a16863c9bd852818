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

test.describe('difference of two pages', () => {
  test('pages that are alike have none', () => {
    expect(changes([block('a'), block('b')], [block('a'), block('b')])).toEqual([]);
  });

  test('a new wording stands beside the old one, its words marked', () => {
    expect(
      changes([block('a'), block('The port is 7094.')], [block('a'), block('The port is 7095.')]),
    ).toEqual(['The port is [7094]. → The port is [7095].']);
  });

  test('a block that came or went stands alone', () => {
    expect(changes([block('a')], [block('a'), block('new one')])).toEqual([' → [new one]']);
    expect(changes([block('old one'), block('a')], [block('a')])).toEqual(['[old one] → ']);
  });

  test('blocks that share no words are no new wording of each other', () => {
    expect(changes([block('one two three')], [block('four five six')])).toEqual([
      '[one two three] → ',
      ' → [four five six]',
    ]);
  });

  test('of several that changed, those that are alike stand side by side', () => {
    expect(
      changes(
        [block('maxzone is 64'), block('silent is on')],
        [block('something else came'), block('silent is off')],
      ),
    ).toEqual([
      '[maxzone is 64] → ',
      ' → [something else came]',
      'silent is [on] → silent is [off]',
    ]);
  });

  test('where readers see the same, the source tells', () => {
    expect(
      changes(
        [block('See KNX.', {source: 'See [KNX](./a.mdx).'})],
        [block('See KNX.', {source: 'See [KNX](./b.mdx).'})],
      ),
    ).toEqual(['See [KNX](./[a].mdx). → See [KNX](./[b].mdx).']);
  });

  test('a sentence is never beside a block of code', () => {
    expect(changesOf([block('port 7094')], [block('port 7094', {isCode: true})])).toHaveLength(2);
  });
});

test.describe('difference of two trees', () => {
  test('pages that changed, came and went are told apart', () => {
    const page = (id: string, text = id) => ({id, text});
    expect(
      treeDifference(
        [page('same'), page('changed', 'old'), page('gone')],
        [page('same'), page('changed', 'new'), page('new')],
      ),
    ).toEqual({changed: ['changed'], added: ['new'], removed: ['gone']});
  });

  test('a partial that differs makes the pages differ that put it in', () => {
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

  test('the pages that are read are those of the manual', () => {
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

test.describe('what a page is made from', () => {
  const trees = ['/site/docs', '/site/versioned_docs/version-4.0'];

  test('the page of the other version and the partials of both', () => {
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

  test('a list of all differences, every page; a page of no version, nothing', () => {
    expect(dependenciesOf('/site/docs/n.mdx', '<VersionDifferences />', {trees}).folders).toEqual(
      trees,
    );
    expect(dependenciesOf('/site/blog/a.mdx', '', {trees})).toEqual({files: [], folders: []});
  });
});
