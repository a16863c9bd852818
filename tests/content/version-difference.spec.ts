import path from 'node:path';
import {expect} from 'playwright/test';
import {
  dependenciesOf,
  readPages,
  treeDifference,
} from '../../src/features/version-difference/readPages';
import versionDifference from '../../src/features/version-difference/remark';
import {test} from '../support/folder';
import {markdownOf, transformed} from '../support/markdown';
import {root} from '../support/project';

test('a page that differs links its other text, and the release notes list it', ({folder}) => {
  const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
  const shared = page('Shared', "import Part from './_part.mdx';\n\n<Part />");
  const released = 'versioned_docs/version-4.0';
  folder.write({
    'docs/shared.mdx': shared,
    'docs/_part.mdx': 'new',
    'docs/same.mdx': page('Same', 'a'),
    'docs/fresh.mdx': page('Fresh', 'a'),
    [`${released}/shared.mdx`]: shared,
    [`${released}/_part.mdx`]: 'old',
    [`${released}/same.mdx`]: page('Same', 'a'),
    [`${released}/bygone.mdx`]: page('Bygone', 'a'),
  });
  const trees = [released, 'docs'].map((tree) => readPages(folder.at(tree)));
  expect(treeDifference(trees[0] ?? [], trees[1] ?? [])).toEqual({
    changed: ['shared'],
    added: ['fresh'],
    removed: ['bygone'],
  });
  const shown = (doc: string, text = 'First.\n\nSecond.') =>
    markdownOf(transformed(text, versionDifference, {doc: path.relative(root, folder.at(doc))}));
  expect(shown('docs/same.mdx')).toBe('First.\n\nSecond.\n');
  expect(shown('docs/shared.mdx')).toBe(
    'First.\n\nThis page differs from 4.0: [read it in 4.0](/docs/shared).\n\nSecond.\n',
  );
  expect(shown(`${released}/shared.mdx`)).toContain('[read it in 4.1 (alpha)](/docs/next/shared)');
  const list = shown('docs/fresh.mdx', '<VersionDifferences />');
  expect(list).toMatch(
    /\[Shared\]\(\.\/shared\.mdx\)[^]*Fresh: this page[^]*\[Bygone\]\(\/docs\/bygone\)/u,
  );
});

test('a page depends on the other version and the partials of both, a list of differences on all pages', () => {
  const [next, latest] = ['/site/docs', '/site/versioned_docs/version-4.0'] as const;
  const dependencies = (file: string, text: string) => dependenciesOf(file, text, [next, latest]);
  expect(dependencies(`${next}/a/b.mdx`, "import X from '../_common/_x.mdx';")).toEqual({
    files: [`${next}/_common/_x.mdx`, `${latest}/a/b.mdx`, `${latest}/_common/_x.mdx`],
    folders: [],
  });
  const {folders} = dependencies(`${next}/n.mdx`, '<VersionDifferences />');
  expect(folders).toEqual([next, latest]);
  expect(dependencies('/site/blog/a.mdx', '')).toEqual({files: [], folders: []});
});
