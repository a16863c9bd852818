// cspell:ignore avascript
import {expect, test} from 'playwright/test';
import {classesOf, pictureSheet} from '../../src/preview/model/pictureClasses';
import {parseProject, pictureOf, specs} from '../../src/preview/node';
import {announcement} from '../../src/site';
import {safeHtml} from '../../src/trust/safeHtml';

/** @throws Error when the XML has a mistake */
function projectOf(xml: string) {
  const {project} = parseProject(xml);
  if (project === undefined) {
    throw new Error(`No project: ${xml}`);
  }
  return project;
}

test.describe('HTML that the build made', () => {
  test('passes unchanged: the picture of every object, and the announcement', () => {
    const pictures = [...specs.values()].flatMap(({sample}) =>
      sample === undefined ? [] : [pictureOf(projectOf(sample))],
    );
    expect(pictures).not.toEqual([]);
    for (const html of [...pictures, announcement.content]) {
      expect(safeHtml(html)).toBe(html);
    }
  });

  test('is escaped where it could run or load something', () => {
    for (const html of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<img src="/a.png">',
      '<p style="color:red">',
      '<a href="javascript:alert(1)">',
      '<a href=" JavaScript:alert(1)">',
      '<a href="&#106;avascript:alert(1)">',
      '<svg/onload=alert(1)>',
      '<b a="1"onclick="2">',
      '<iframe srcdoc="a">',
      '<use href="data:a">',
      '<button formaction="a">',
    ]) {
      expect(safeHtml(html)).toMatch(/^&lt;/u);
    }
  });
});

test.describe('places and sizes of a picture', () => {
  test('are classes of the style sheet, and others are refused', () => {
    const sheet = pictureSheet();
    for (const [style, classes] of [
      ['--x:16;--y:0', ['p-x', 'p-x10', 'p-x6', 'p-y']],
      ['--w:4000', ['p-w', 'p-w4000']],
      ['--x:-304', ['p-x', 'p-x-', 'p-x300', 'p-x4']],
    ] as const) {
      expect(classesOf(style)).toEqual(classes);
      expect(classes.filter((name) => !sheet.includes(`.${name}{`))).toEqual([]);
    }
    expect(() => classesOf('--w:4001')).toThrow(/"--w:4001"/u);
    expect(() => classesOf('opacity:1')).toThrow(/"opacity:1"/u);
  });
});
