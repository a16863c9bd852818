import type {Root, RootContent} from 'mdast';
import {expect, test} from 'playwright/test';
import {root} from '../support/project';
import tutorialFiles from '../../src/remark/tutorial-files';

const heading: RootContent = {
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: 'The complete code'}],
};
const file = (meta: string): RootContent => ({
  type: 'code',
  lang: 'text',
  meta,
  value: '',
  position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
});

/** The nodes of a tutorial after the transformer. */
async function transform(...children: RootContent[]): Promise<RootContent[]> {
  const {unified} = await import('unified');
  const tree: Root = {type: 'root', children};
  const page = `${root}/docs/tutorials/first-steps/lights.mdx`;
  return (await unified().use(tutorialFiles).run(tree, {path: page})).children;
}

test.describe('finished files of a tutorial', () => {
  test('are listed below the heading of the complete code', async () => {
    const [title, list, ...rest] = await transform(
      heading,
      file('file="a.txt"'),
      file('file="b.xml"'),
      file(''),
    );
    expect(title).toBe(heading);
    expect(list).toMatchObject({
      name: 'TutorialFiles',
      attributes: [
        {name: 'folder', value: 'tutorials/first-steps/lights'},
        {name: 'names', value: 'a.txt b.xml'},
      ],
    });
    expect(rest).toHaveLength(3);
  });

  test('those in tabs are listed too, in the order of the page', async () => {
    const tabs: RootContent = {
      type: 'mdxJsxFlowElement',
      name: 'TabItem',
      attributes: [],
      children: [{type: 'code', lang: 'java', meta: 'file="user.java"', value: ''}],
    };
    const [, list] = await transform(heading, file('file="a.txt"'), tabs, file('file="b.txt"'));
    expect(list).toMatchObject({
      attributes: [{name: 'folder'}, {name: 'names', value: 'a.txt user.java b.txt'}],
    });
  });

  test('a page without any is left as it is', async () => {
    expect(await transform(heading, file(''))).toEqual([heading, file('')]);
  });

  test('planted faults name the file, and the line of a wrong name', async () => {
    await expect(transform(file('file="a.txt"'))).rejects.toThrow(
      /^docs\/tutorials\/first-steps\/lights\.mdx: .*"## The complete code"/u,
    );
    await expect(transform(heading, file('file="../a.txt"'))).rejects.toThrow(
      /^docs\/tutorials\/first-steps\/lights\.mdx:7: /u,
    );
  });
});
