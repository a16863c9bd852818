import type {Options} from '@docusaurus/mdx-loader';
import {expect} from 'playwright/test';
import {shareCompilation} from '../../src/features/version-difference/shareCompilation';
import {docsRoot, versions} from '../../src/site/versions';
import {test} from '../support/folder';

const {next, latest} = versions;

const page = "import Part from './_part.mdx';\n\n<Part />\n\nSee [KNX](./knx.mdx#port).";

test('versions compile a page once, until one of its inputs differs', async ({folder}) => {
  /** Compiles a page of both versions, and returns the code, and the files that were compiled. */
  const compile = async (change: {
    readonly text?: string;
    readonly part?: string;
    readonly title?: string;
    readonly slug?: string;
  }) => {
    const {text = page, part = 'Same.', title = 'Same', slug = 'knx'} = change;
    const compiled: string[] = [];
    const options = {
      markdownConfig: {
        format: 'mdx',
        mdx1Compat: {comments: false, admonitions: false, headingIds: false},
        anchors: {maintainCase: false},
      },
      staticDirs: [],
      siteDir: folder.root,
      beforeDefaultRemarkPlugins: [
        () =>
          (_: unknown, {path}: {readonly path: string}) => {
            compiled.push(path);
          },
      ],
      resolveMarkdownLink: ({sourceFilePath}: {readonly sourceFilePath: string}) =>
        sourceFilePath.startsWith(folder.at(next.tree))
          ? `${docsRoot(next)}/${slug}`
          : `${docsRoot(latest)}/knx`,
    } as unknown as Options;
    shareCompilation(options, folder.root);
    folder.write({
      [`${next.tree}/a.mdx`]: text,
      [`${next.tree}/_part.mdx`]: part,
      [`${latest.tree}/a.mdx`]: page,
      [`${latest.tree}/_part.mdx`]: 'Same.',
    });
    const code = await Promise.all(
      [next, latest].map(async ({tree}) => {
        const own = tree === next.tree;
        const result = await options.processors?.mdxProcessor.process({
          content: own ? text : page,
          filePath: folder.at(tree, 'a.mdx'),
          frontMatter: {title: own ? title : 'Same'},
          compilerName: 'client',
        });
        return result?.content ?? '';
      }),
    );
    return {code, count: compiled.length};
  };
  const {
    code: [first = '', second = ''],
    count,
  } = await compile({});
  expect(count).toBe(1);
  expect(first).toContain('"/docs/next/knx#port"');
  expect(second).toContain('"/docs/knx#port"');
  expect(second).toBe(first.replaceAll('/docs/next/', '/docs/'));
  for (const change of [
    {text: `${page}\n\nNew.`},
    {part: 'Other.'},
    {title: 'Other'},
    {slug: 'konnex'},
    {text: page.replace('knx.mdx', 'dali.mdx')},
  ]) {
    const changed = await compile(change);
    expect(changed.count, JSON.stringify(change)).toBe(2);
    expect(changed.code[1]).toBe(second);
  }
  expect((await compile({slug: 'konnex'})).code[0]).toContain('"/docs/next/konnex#port"');
});
