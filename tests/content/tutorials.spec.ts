import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {familyOf} from '../../src/schema/families';
import {parseProject} from '../../src/preview/node';
import {tutorialPaths} from '../../src/schema/tutorialPaths';
import {fileNameOf, filesFolder, tutorialFilesOf} from '../../src/schema/tutorialFiles';
import {docsVersions, versions} from '../../src/site/versions';
import {filesBelow, pagesOf, read} from '../support/project';
import {effortOf, sharedNames, tutorialFaults} from '../support/tutorials';
import {unprovedNames, unusedIds} from '../support/xmlNames';

/** A page about all tutorials of its kind, with nothing of its own to finish. */
const overviews: readonly string[] = ['tutorials/gateway/intro.mdx'];

/** Pages that teach from the ground up, and what they may ask for. */
const lessons: readonly string[] = [
  'tutorials/first-steps/create-your-first-project',
  'tutorials/first-steps/events-quick-start',
];
const lessonLimits = {words: 1150, steps: 25};

for (const version of docsVersions) {
  const tutorials = pagesOf(version).filter(
    ({docPath}) => familyOf(docPath) === 'tutorial' && !overviews.includes(docPath),
  );
  const files = tutorials.flatMap(({docPath, body}) =>
    tutorialFilesOf(body).map((file) => ({
      ...file,
      page: docPath,
      path: `${docPath.replace(/\.mdx$/u, '')}/${file.name}`,
    })),
  );

  test.describe(`tutorials of ${version.name}`, () => {
    test('each has its time, its level and what it uses', () => {
      const bare = tutorials.filter(
        ({frontMatter: page}) =>
          page.family !== 'tutorial' ||
          page.time === undefined ||
          page.level === undefined ||
          page.uses === undefined,
      );
      expect(bare.map(({docPath}) => docPath)).toEqual([]);
    });

    test('each is short, has few steps, and adds DUMMY with the partial', () => {
      const howTos = tutorials.filter(({id}) => !lessons.includes(id));
      expect(howTos.flatMap((page) => tutorialFaults(version.tree, page))).toEqual([]);
    });

    test('lessons keep to their own limits', () => {
      const efforts = lessons.map((lesson) => {
        const page = tutorials.find(({id}) => id === lesson);
        return {lesson, ...effortOf(version.tree, page?.body ?? '')};
      });
      expect(
        efforts.filter(
          ({words, steps}) =>
            words === 0 || words > lessonLimits.words || steps > lessonLimits.steps,
        ),
      ).toEqual([]);
    });

    test('each has a finished file, and no name twice', () => {
      const pages = new Set(files.map(({page}) => page));
      expect(tutorials.map(({docPath}) => docPath).filter((page) => !pages.has(page))).toEqual([]);
      const names = files.map((file) => file.path);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    });

    test('their projects, text files and commands have names of their own, so that one server can have all of them', () => {
      expect(sharedNames(tutorials)).toEqual([]);
    });

    test('the downloads are the code of the pages; "npm run tutorial-files" writes them', () => {
      const wrong = files.filter((file) => {
        const name = path.join('static', file.path);
        return !existsSync(path.join(__dirname, '../..', name)) || read(name) !== file.text;
      });
      expect(wrong.map((file) => `${file.page}:${file.line}: ${file.name}`)).toEqual([]);
      const kept = filesBelow(`static/${filesFolder}`).map((name) => `${filesFolder}/${name}`);
      expect(kept.filter((name) => !files.some((file) => file.path === name))).toEqual([]);
    });

    test('a project to copy has only names that a public file shows; others are plans', () => {
      const projects = files.filter(({name}) => name.endsWith('.xml'));
      const wrong = projects.filter(
        ({name, text}) =>
          parseProject(text).project === undefined ||
          unprovedNames(text).length > 0 !== name.startsWith('plan'),
      );
      expect(wrong.map((file) => `${file.page}:${file.line}: ${file.name}`)).toEqual([]);
    });

    test('an ID to enter is one that code of the page, or of one that builds on it, names', () => {
      const unused = tutorials.flatMap(({id, body}) => {
        const later = tutorials.filter(
          ({frontMatter: page}) => page.family === 'tutorial' && page.uses?.includes(id),
        );
        return unusedIds(body, [body, ...later.map((page) => page.body)]).map(
          (button) => `${id}: ${button}`,
        );
      });
      expect(unused).toEqual([]);
    });
  });
}

test('finished files are the blocks with a name', () => {
  const body =
    'Text\n\n```events file="a.txt"\nINIT : $a = 1\n```\n\n```events\nINIT : $b = 1\n```\n';
  expect(tutorialFilesOf(body)).toEqual([{name: 'a.txt', text: 'INIT : $a = 1\n', line: 3}]);
  expect(fileNameOf('preview')).toBeUndefined();
  for (const meta of ['file=a.txt', 'file=""', 'file="../a.txt"', 'file="a/b.txt"', 'file="a"']) {
    expect(() => fileNameOf(meta), meta).toThrow(/is not a file name/u);
  }
});

test('planted faults: too many words, too many steps, DUMMY in other words', () => {
  const {tree} = versions.next;
  const faultsOf = (body: string) => tutorialFaults(tree, {id: 'tutorials/a', body});
  const body = [
    "import AddDummy from '../../_common/_add-dummy.mdx';",
    '<AddDummy options={{lights: 1}} />',
    '1. One [two](./three.mdx)',
    '   ```events',
    '   # four',
    '   ```',
    '| five | six |',
  ].join('\n\n');
  expect(effortOf(tree, body)).toMatchObject({words: 5});
  expect(effortOf(tree, body).steps).toBeGreaterThan(1);
  const rules = '```events file="a.txt"\nINIT : IO dummy.light.1 = 1\n```\n';
  for (const faulty of [
    'word '.repeat(2000),
    '1. Go\n'.repeat(30),
    'Press **+** and choose `DUMMY`.',
    rules,
  ]) {
    expect(faultsOf(faulty)).toHaveLength(1);
  }
  expect(faultsOf(`- <OwnDevices />\n\n\`DUMMY\` simulates the light.\n\n${rules}`)).toEqual([]);
});

test('planted faults: a project, a text file or a command of two tutorials', () => {
  const page = (id: string, project: string, file: string, command = id) => ({
    id,
    body: `<PasteProject name="${project}" />\n\n\`\`\`events file="${file}"\nUSER ${command} = on : $a = 1\n\`\`\`\n`,
  });
  const first = page('a', 'pump', 'a.txt');
  expect(sharedNames([first, page('b', 'lamp', 'b.txt')])).toEqual([]);
  expect(sharedNames([first, page('b', 'pump', 'a.txt', 'a')])).toEqual([
    'project pump: a, b',
    'a.txt: a, b',
    'command a: a, b',
  ]);
});

test('the stages of the paths name every tutorial once', () => {
  const tutorials = pagesOf(versions.next)
    .map(({docPath}) => docPath.replace(/\.mdx$/u, ''))
    .filter((id) => familyOf(`${id}.mdx`) === 'tutorial');
  const members = Object.entries(tutorialPaths).flatMap(([folder, stages]) =>
    stages.flatMap((stage) => stage.members.map((member) => `${folder}/${member}`)),
  );
  const pages = members.filter((member) => !(member in tutorialPaths));
  expect([...pages].sort()).toEqual([...tutorials].sort());
});
