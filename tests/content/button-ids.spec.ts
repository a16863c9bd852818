import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {expect, test} from 'playwright/test';
import buttonIds from '../../src/remark/button-ids';
import {jsxElement} from '../../src/remark/jsx';
import livePreview from '../../src/remark/live-preview';
import tutorialFiles from '../../src/remark/tutorial-files';

const project = (...pages: string[]): string => `<project>\n${pages.join('\n')}\n</project>`;
const page = (title: string, ...objects: string[]): string =>
  `<page id="${title.toLowerCase()}" title="${title}">${objects.join('')}</page>`;
const button = (id: string, label: string): string =>
  `<button${id && ` id="${id}"`} label="${label}" />`;

/** The nodes of a page with this `index.xml`, with a step for its IDs. */
async function transform(xml: string, meta: string, steps: RootContent[]): Promise<RootContent[]> {
  const {unified} = await import('unified');
  const children: RootContent[] = [
    {type: 'code', lang: 'xml', meta, value: xml},
    ...steps,
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'The complete code'}]},
  ];
  const file = path.join(process.cwd(), 'docs/tutorials/projects/a.mdx');
  const tree: Root = {type: 'root', children};
  const runner = unified().use(buttonIds).use(tutorialFiles).use(livePreview);
  return (await runner.run(tree, {path: file})).children;
}

const step = jsxElement('ButtonIds', {project: 'house'});

/** The text of a piece, cells and blocks apart. */
function textOf(node: RootContent): string {
  return 'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join(node.type === 'tableRow' ? '|' : '')
      : '';
}

/** The rows of the table in a list, as texts. */
function rowsIn(list: RootContent | undefined): string[] {
  const [item] = list?.type === 'list' ? list.children : [];
  return (item?.children ?? []).flatMap((node) =>
    node.type === 'table' ? node.children.map(textOf) : [],
  );
}

test.describe('IDs of buttons to enter', () => {
  const file = 'file="index.xml"';

  for (const [what, xml, words, rows] of [
    [
      'one is named in the line',
      project(page('Home', button('a', 'Lamp'), button('', 'Off'))),
      ['house', 'its page,', 'Lamp', 'ID a'],
      [],
    ],
    [
      'one of several pages with its page',
      project(page('Home', button('a', 'Lamp')), page('Hall')),
      ['house', 'its page Home', 'Lamp', 'ID a'],
      [],
    ],
    [
      'several of a page are in a table',
      project(page('Home', button('a', 'Lamp'), button('b', 'A | B'))),
      ['house', 'each of these buttons'],
      ['Button|ID', 'Lamp|a', 'A | B|b'],
    ],
    [
      'those of several pages with them, an ID once',
      project(
        page('Home', button('a', 'Hall'), button('b', 'Lamp')),
        page('Hall', button('a', 'Hall'), button('a', 'Hall')),
      ),
      ['house', 'each of these buttons'],
      ['Page|Button|ID', 'Home, Hall: 2 buttons|Hall|a', 'Home|Lamp|b'],
    ],
    [
      'a page whose ID is another word with both',
      project(page('Hall'), page('Home', button('a', 'Lamp')).replace('"home"', '"start"')),
      ['Home (start)', 'Lamp'],
      [],
    ],
  ] as const) {
    test(what, async () => {
      const [, list] = await transform(xml, file, [step]);
      expect(list).toMatchObject({type: 'list', ordered: true, start: 3});
      const text = list ? textOf(list) : '';
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
      expect(rowsIn(list)).toEqual(rows);
    });
  }

  const xml = project(page('Home', button('a', 'Lamp'), '<table id="t" />'));

  test('the XML leaves them out, the table of the project stays', async () => {
    const [code, list] = await transform(xml, file, [
      jsxElement('ButtonIds', {project: 'house', step: '6'}),
    ]);
    expect(code).toMatchObject({value: xml.replace(' id="a"', '')});
    expect(list).toMatchObject({start: 6});
  });

  test('a preview keeps them, and shows none', async () => {
    const [, preview] = await transform(xml, `preview ${file}`, [step]);
    const {attributes} = preview as unknown as {attributes: {name: string; value: unknown}[]};
    const names = attributes.map(({name}) => name);
    expect(attributes[0]).toMatchObject({name: 'source', value: xml});
    expect(names).toContain('leavesOutIds');
    expect(names).not.toContain('limits');
  });

  test('planted faults: an ID without a step to enter it, and a step without an ID', async () => {
    await expect(transform(xml, file, [])).rejects.toThrow(
      /^docs\/tutorials\/projects\/a\.mdx: <ButtonIds .* here: a$/u,
    );
    await expect(transform(project(page('Home')), file, [step])).rejects.toThrow(/here: none$/u);
    // Another block of XML is no project to paste.
    await expect(transform(xml, 'file="plan.xml"', [])).resolves.toHaveLength(3);
  });
});
