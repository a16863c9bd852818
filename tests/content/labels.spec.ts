import {expect, test} from 'playwright/test';
import {proseOfCode, proseOfMarkdown} from '../../scripts/phrases';
import {docsVersions} from '../../src/site/versions';
import {filesBelow, pagesOf, read} from '../support/project';

const files = (directory: string, ending: RegExp): string[] =>
  filesBelow(directory)
    .filter((file) => ending.test(file))
    .map((file) => `${directory}/${file}`);

/** What readers see as labels: texts of components and tables, titles of pages, labels of folders. */
const shown = [
  ...files('src', /\.tsx?$/u).map((file) => proseOfCode(file, read(file))),
  ...files('src', /\.(?:tsv|yml)$/u).map(read),
  ...files('docs', /_category_\.json$/u).map(read),
  ...docsVersions.flatMap((version) => pagesOf(version).map(({frontMatter}) => frontMatter.title)),
]
  .join('\n')
  .replaceAll(/\s+/gu, ' ');

const unknownLabels = (text: string): string[] =>
  [...proseOfMarkdown(text).matchAll(/\*\*([^*\n]+)\*\*/gu)]
    .map(([, label = '']) => label)
    .filter((label) => !shown.includes(label));

for (const file of [...files('blog', /\.mdx$/u), 'docs/intro.mdx']) {
  test(`${file} names labels that the site shows`, () => {
    expect(unknownLabels(read(file))).toEqual([]);
  });
}

test('planted label: a button that no longer exists is reported', () => {
  expect(unknownLabels('Select **Something wrong?**, then **Copy page**.')).toEqual([
    'Something wrong?',
  ]);
});
