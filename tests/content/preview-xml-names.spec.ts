import {expect, test} from 'playwright/test';
import {parseProject, specs} from '../../src/features/preview/node';
import {objectsWithoutId, withoutIds} from '../../src/content/schema/xmlNames';
import {distinctPages} from '../support/project';
import {pastedProjects, publicAttributeNames, unprovedNames, unusedIds} from '../support/xmlNames';

test('the XML names of specs are those in the public project files', () => {
  const shown = Object.entries(publicAttributeNames).flatMap(([element, names]) =>
    names.map((name) => `${name} of ${element}`),
  );
  const named = [...specs].flatMap(([element, {attributes}]) =>
    attributes.flatMap(({xml}) => (xml === undefined ? [] : [`${xml} of ${element}`])),
  );
  expect([...new Set(named)].sort()).toEqual([...new Set(shown)].sort());
  const marked = [...specs].filter(([, {isNamed}]) => isNamed).map(([element]) => element);
  expect(marked.sort()).toEqual(
    [...specs.keys()].filter((one) => one in publicAttributeNames).sort(),
  );
});

test('XML to paste has only names in a public project file', () => {
  const blocks = distinctPages().flatMap(({file, text}) =>
    pastedProjects(text).map((block) => ({...block, file})),
  );
  expect(blocks).not.toEqual([]);
  expect(
    blocks.flatMap(({file, xml, line}) =>
      unprovedNames(xml).map((name) => `${file}:${line}: ${name}`),
    ),
  ).toEqual([]);
});

test('names that are in no public project file are found, and listed by element', () => {
  const xml = '<page id="a">\n  <button id="b" pos="x1y1" />\n  <text pos="x1y2" />\n</page>';
  expect(unprovedNames(xml)).toEqual(['id of button', 'text', 'pos of text']);
  expect(pastedProjects(`\`\`\`xml\n${xml}\n\`\`\`\n`)).toHaveLength(1);
  expect(pastedProjects(`\`\`\`xml preview\n${xml}\n\`\`\`\n`)).toEqual([]);
  const [file] = pastedProjects(
    `\`\`\`xml preview file="index.xml" rules="a.txt"\n${xml}\n\`\`\`\n`,
  );
  expect(unprovedNames(file?.xml ?? '')).toEqual(['text', 'pos of text']);
  const several = '<text id="a" /><button pos="x1y1" /><text pos="x1y2" /><tags />';
  expect(parseProject(several).project?.sketchedNames).toEqual(['text (id, pos)', 'tags']);
});

test.describe('IDs of buttons', () => {
  test('are removed from XML to paste, without other changes', () => {
    for (const [xml, handed] of [
      ['<button pos="x1y1"\n  id=\'a\' label="id="/>', '<button pos="x1y1" label="id="/>'],
      ['<button  id = "a" link="b" />', '<button link="b" />'],
      ['<page id="a"><table id="b" /></page>'],
      ['<button label=" id=\'a\' > <b" />'],
      ['<button pe-id="a" idle="b" />'],
    ] as const) {
      expect(withoutIds(xml)).toBe(handed ?? xml);
    }
    const objects = Object.entries(publicAttributeNames).filter(([, names]) =>
      names.includes('pos'),
    );
    const withoutId = objects.filter(([, names]) => !names.includes('id'));
    expect(objectsWithoutId).toEqual(withoutId.map(([element]) => element));
  });

  test('planted fault: an ID that no code uses is found', () => {
    const page = (code: string) =>
      `\`\`\`xml file="index.xml"\n<button pos="x1y1" id="a" /><table id="t" />\n\`\`\`\n\`\`\`events\n${code}\n\`\`\`\n`;
    const named = page('INIT : UISET a.label = "b"');
    const bare = page('USER a = b : IO c.a = 1');
    expect(unusedIds(bare, [bare])).toEqual(['a']);
    expect(unusedIds(bare, [bare, named])).toEqual([]);
  });
});
