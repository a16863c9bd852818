import {expect, test} from 'playwright/test';
import {parseProject, specs} from '../../src/preview/node';
import {fileNameOf, handedOut} from '../../src/schema/tutorialFiles';
import {objectsWithoutId, publicNames, withoutIds} from '../../src/schema/xmlNames';
import {docsVersions} from '../../src/site/versions';
import {fencesOf} from '../support/fences';
import {pagesOf} from '../support/project';
import {pastedProjects, unprovedNames, unusedIds} from '../support/xmlNames';

test('"In XML" and isNamed stand only where a public project file shows the name', () => {
  const faults = [...specs.values()].flatMap(({element, isNamed = false, attributes}) => [
    ...(isNamed !== element in publicNames ? [element] : []),
    ...attributes.flatMap(({xml}) =>
      xml === undefined || publicNames[element]?.includes(xml) ? [] : [`${xml} of ${element}`],
    ),
  ]);
  expect(faults).toEqual([]);
});

test('every name that a public project file shows is in a spec', () => {
  const missing = Object.entries(publicNames).flatMap(([element, names]) => {
    const known = specs.get(element)?.attributes.map(({xml}) => xml) ?? [];
    return names.filter((name) => !known.includes(name)).map((name) => `${name} of ${element}`);
  });
  expect(missing).toEqual([]);
});

for (const version of docsVersions) {
  test(`XML to paste has only names that a public file shows, in ${version.name}`, () => {
    const blocks = pagesOf(version).flatMap(({docPath, text}) =>
      pastedProjects(text).map((block) => ({...block, docPath})),
    );
    const faults = blocks.flatMap(({docPath, xml, line}) =>
      unprovedNames(xml).map((name) => `${docPath}:${line}: ${name}`),
    );
    expect(faults).toEqual([]);
    expect(blocks.length).toBeGreaterThan(70);
  });

  test(`the caption of each preview lists every name of its own, in ${version.name}`, () => {
    const faults = pagesOf(version).flatMap(({docPath, text}) =>
      fencesOf(text)
        .filter(({language, meta}) => language === 'xml' && /^preview\b/u.test(meta))
        .flatMap(({code, meta, line}) => {
          const shown = handedOut(fileNameOf(meta), code);
          const told = new Set(parseProject(shown).project?.sketchedNames.flatMap(namesOf));
          return unprovedNames(shown)
            .filter((name) => !told.has(name))
            .map((name) => `${docPath}:${line}: ${name}`);
        }),
    );
    expect(faults).toEqual([]);
  });
}

/** What an entry of a caption says, name by name: `text (id, pos)` or `id, items of table`. */
function namesOf(entry: string): string[] {
  const {element = '', list = ''} =
    /^(?<element>\w+)(?: \((?<list>.*)\))?$/u.exec(entry)?.groups ?? {};
  const own = /^(?<list>.*) of (?<element>\w+)$/u.exec(entry)?.groups;
  return own
    ? (own.list ?? '').split(', ').map((name) => `${name} of ${own.element ?? ''}`)
    : [element, ...list.split(', ').map((name) => `${name} of ${element}`)];
}

test.describe('planted faults', () => {
  test('an element and an attribute of no source are found', () => {
    const xml = '<page id="a">\n  <button id="b" pos="x1y1" />\n  <text pos="x1y2" />\n</page>';
    expect(unprovedNames(xml)).toEqual(['id of button', 'text', 'pos of text']);
    expect(pastedProjects(`\`\`\`xml\n${xml}\n\`\`\`\n`)).toHaveLength(1);
    expect(pastedProjects(`\`\`\`xml preview\n${xml}\n\`\`\`\n`)).toEqual([]);
    const [handed] = pastedProjects(
      `\`\`\`xml preview file="index.xml" rules="a.txt"\n${xml}\n\`\`\`\n`,
    );
    expect(unprovedNames(handed?.xml ?? '')).toEqual(['text', 'pos of text']);
    expect(parseProject(xml).project?.sketchedNames).toEqual(['id of button', 'text (pos)']);
  });

  for (const [what, xml, handed] of [
    [
      'an ID anywhere',
      '<button pos="x1y1"\n  id=\'a\' label="id="/>',
      '<button pos="x1y1" label="id="/>',
    ],
    ['blanks around it', '<button  id = "a" link="b" />', '<button link="b" />'],
    ['other IDs stay', '<page id="a"><table id="b" /></page>', undefined],
    ['words of a label stay', '<button label=" id=\'a\' > <b" />', undefined],
    ['another name stays', '<button pe-id="a" idle="b" />', undefined],
  ] as const) {
    test(`without the IDs of buttons: ${what}`, () => {
      expect(withoutIds(xml)).toBe(handed ?? xml);
    });
  }

  test('the IDs that are left out are those of objects that public files show without one', () => {
    const objects = Object.entries(publicNames).filter(([, names]) => names.includes('pos'));
    const withoutId = objects.filter(([, names]) => !names.includes('id'));
    expect(objectsWithoutId).toEqual(withoutId.map(([element]) => element));
  });

  test('an ID that no code names is found', () => {
    const page = (code: string) =>
      `\`\`\`xml file="index.xml"\n<button pos="x1y1" id="a" /><table id="t" />\n\`\`\`\n\`\`\`events\n${code}\n\`\`\`\n`;
    const named = page('INIT : UISET a.label = "b"');
    expect(unusedIds(named, [named])).toEqual([]);
    const bare = page('USER a = b : IO c.a = 1');
    expect(unusedIds(bare, [bare])).toEqual(['a']);
    expect(unusedIds(bare, [bare, named])).toEqual([]);
  });

  test('all names of an element stand together, in the order of the file', () => {
    const xml = '<text id="a" /><button pos="x1y1" /><text pos="x1y2" /><tags />';
    expect(parseProject(xml).project?.sketchedNames).toEqual(['text (id, pos)', 'tags']);
  });
});
