import path from 'node:path';
import {expect, test} from 'playwright/test';
import {familyOf} from '../../src/content/schema/families';
import {parseProject} from '../../src/features/preview/node';
import {fileNameOf, filesFolder, tutorialFilesOf} from '../../src/content/schema/tutorialFiles';
import {docsVersions, versions} from '../../src/site/versions';
import {filesBelow, pagesOf, read, type Page} from '../support/project';
import {unprovedNames, unusedIds} from '../support/xmlNames';

const limits = {words: 700, steps: 10};

/** The text of a page without code, imports and components. */
function proseOf(body: string): string {
  return body
    .replaceAll(/^[ \t]*```[\s\S]*?^[ \t]*```[ \t]*$/gmu, '')
    .replaceAll(/^import .*$/gmu, '')
    .replaceAll(/<Figure[\s\S]*?<\/Figure>/gu, '')
    .replaceAll(/^<[A-Z]\w*\b[\s\S]*?\/>[ \t]*$/gmu, '')
    .replaceAll(/<\/?\w[^>]*>/gu, '');
}

/** The texts of the partials, once for each use. */
function partialsOf(tree: string, body: string): string[] {
  const imports = [
    ...body.matchAll(/^import (?<name>\w+) from '(?:\.\.\/)+(?<file>_common\/[^']+)';$/gmu),
  ];
  return imports.flatMap(({groups}) => {
    const uses = body.match(new RegExp(`<${groups?.name ?? ''}\\b`, 'gu')) ?? [];
    return uses.map(() => read(`${tree}/${groups?.file ?? ''}`));
  });
}

const stepsOf = (text: string): number =>
  text.match(/^[ \t]*(?:\d+\. |<li>|<ButtonIds\b)/gmu)?.length ?? 0;

/** Number of words, without code and partials, and number of steps, including steps in partials. */
function effortOf(tree: string, body: string) {
  const prose = proseOf(body);
  const text = prose.replaceAll(/\]\([^)]*\)/gu, ']');
  const parts = [prose, ...partialsOf(tree, body), ...(body.match(/^<ButtonIds\b/gmu) ?? [])];
  return {
    words: text.split(/[\s|]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length,
    steps: parts.reduce((sum, part) => sum + stepsOf(part), 0),
  };
}

/** Whether a line describes how to add the I/O server DUMMY. */
const addsDummy = (line: string): boolean =>
  line.includes('`DUMMY`') && /\*\*(?:\+|Confirm)\*\*|\b(?:Choose|choose|type)\b/u.test(line);

/** Whether the files of a tutorial use devices of DUMMY, which other tutorials may also use. */
const usesDummy = (body: string): boolean =>
  tutorialFilesOf(body).some(({text}) => /\bdummy\.(?!connection\b)\w/u.test(text));

/** Faults of a tutorial: too many words or steps, or missing partials. */
function tutorialFaults(tree: string, {id, body}: Pick<Page, 'id' | 'body'>): string[] {
  const {words, steps} = effortOf(tree, body);
  return [
    ...(words > limits.words ? [`${id}: ${words} words, at most ${limits.words}`] : []),
    ...(steps > limits.steps ? [`${id}: ${steps} steps, at most ${limits.steps}`] : []),
    ...(proseOf(body).split('\n').some(addsDummy) ? [`${id}: adds DUMMY; <AddDummy> does`] : []),
    ...(usesDummy(body) && !/^- <OwnDevices \/>$/mu.test(body)
      ? [`${id}: devices of dummy are those of other tutorials, too; <OwnDevices> says so`]
      : []),
  ];
}

/** Commands that rules and functions handle. */
function commandsOf(rules: string): string[] {
  const found = rules.matchAll(/\bUSER (?<event>[\w.]+)|\bname == "(?<name>[^"]+)"/gu);
  return [...found].map(({groups}) => `command ${groups?.event ?? groups?.name ?? ''}`);
}

/**
 * Names of projects, text files and commands that several tutorials use, with the pages. A page
 * that continues the project of another may share its commands.
 */
function sharedNames(tutorials: readonly Pick<Page, 'id' | 'body'>[]): string[] {
  const pages = new Map<string, string[]>();
  for (const {id, body} of tutorials) {
    const projects = [...body.matchAll(/<PasteProject name="(?<name>[^"]+)"/gu)].map(
      ({groups}) => `project ${groups?.name ?? ''}`,
    );
    const files = tutorialFilesOf(body).filter(({name}) => name.endsWith('.txt'));
    const names = files.flatMap(({name, text}) => [
      name,
      ...(projects.length > 0 ? commandsOf(text) : []),
    ]);
    for (const name of new Set([...projects, ...names])) {
      pages.set(name, [...(pages.get(name) ?? []), id]);
    }
  }
  return [...pages].flatMap(([name, ids]) =>
    ids.length > 1 ? [`${name}: ${ids.join(', ')}`] : [],
  );
}

/** Introductory tutorials, which have higher limits. */
const lessons = ['create-your-first-project', 'events-quick-start'].map(
  (name) => `tutorials/first-steps/${name}`,
);
const lessonLimits = {words: 1150, steps: 25};

for (const version of docsVersions) {
  // The overview of gateways has no finished file.
  const tutorials = pagesOf(version).filter(
    ({docPath, id}) => familyOf(docPath) === 'tutorial' && id !== 'tutorials/gateway/intro',
  );
  const files = tutorials.flatMap(({id, body}) =>
    tutorialFilesOf(body).map((file) => ({
      ...file,
      page: id,
      path: `${id}/${file.name}`,
      location: `${id}.mdx:${file.line}: ${file.name}`,
    })),
  );

  test.describe(`tutorials of ${version.name}`, () => {
    test('each has time, level, uses and a finished file; file names are unique', () => {
      const bare = tutorials.filter(
        ({frontMatter: page, id}) =>
          page.family !== 'tutorial' ||
          page.time === undefined ||
          page.level === undefined ||
          page.uses === undefined ||
          !files.some((file) => file.page === id),
      );
      expect(bare.map(({id}) => id)).toEqual([]);
      const names = files.map((file) => file.path);
      expect(names).toEqual([...new Set(names)]);
    });

    test('each is within the limits of words and steps, and adds DUMMY with the partial', () => {
      const howTos = tutorials.filter(({id}) => !lessons.includes(id));
      expect(howTos.flatMap((page) => tutorialFaults(version.tree, page))).toEqual([]);
      const own = tutorials.filter(({id}) => lessons.includes(id));
      expect(own).toHaveLength(lessons.length);
      for (const {id, body} of own) {
        const {words, steps} = effortOf(version.tree, body);
        expect(words, id).toBeLessThanOrEqual(lessonLimits.words);
        expect(steps, id).toBeLessThanOrEqual(lessonLimits.steps);
      }
    });

    test('names of projects, text files and commands are unique, for use on the same server', () => {
      expect(sharedNames(tutorials)).toEqual([]);
    });

    test('the downloads match the code on the pages; update them with npm run tutorial-files', () => {
      const kept = filesBelow(`static/${filesFolder}`).map((name) => `${filesFolder}/${name}`);
      expect(kept).toEqual(files.map((file) => file.path).sort());
      const wrong = files.filter((file) => read(path.join('static', file.path)) !== file.text);
      expect(wrong.map(({location}) => location)).toEqual([]);
    });

    test('a project to paste has only names in a public project file; others are plans', () => {
      const projects = files.filter(({name}) => name.endsWith('.xml'));
      const wrong = projects.filter(
        ({name, text}) =>
          parseProject(text).project === undefined ||
          unprovedNames(text).length > 0 !== name.startsWith('plan'),
      );
      expect(wrong.map(({location}) => location)).toEqual([]);
    });

    test('each ID to enter is used in code of the page, or of a page that builds on it', () => {
      const unused = tutorials.flatMap(({id, body}) => {
        const later = tutorials.filter(
          ({frontMatter: page}) => page.family === 'tutorial' && page.uses?.includes(id),
        );
        const bodies = [body, ...later.map((page) => page.body)];
        return unusedIds(body, bodies).map((button) => `${id}: ${button}`);
      });
      expect(unused).toEqual([]);
    });
  });
}

test('finished files are the blocks with a file name', () => {
  const body =
    'Text\n\n```events file="a.txt"\nINIT : $a = 1\n```\n\n```events\nINIT : $b = 1\n```\n';
  expect(tutorialFilesOf(body)).toEqual([{name: 'a.txt', text: 'INIT : $a = 1\n', line: 3}]);
  expect(fileNameOf('preview')).toBeUndefined();
  for (const meta of ['file=a.txt', 'file=""', 'file="../a.txt"', 'file="a/b.txt"', 'file="a"']) {
    expect(() => fileNameOf(meta), meta).toThrow(/is not a file name/u);
  }
});

test('planted faults: too many words, too many steps, DUMMY without the partial', () => {
  const {tree} = versions.next;
  const body = [
    "import AddDummy from '../../_common/_add-dummy.mdx';",
    '<AddDummy options={{lights: 1}} />',
    '1. One [two](./three.mdx)\n\n   ```events\n   # four\n   ```\n\n| five | six |',
  ].join('\n\n');
  expect(effortOf(tree, body)).toMatchObject({words: 5});
  for (const text of [
    'word '.repeat(2000),
    '1. Go\n'.repeat(30),
    'Press **+** and choose `DUMMY`.',
    '```events file="a.txt"\nINIT : IO dummy.light.1 = 1\n```\n',
  ]) {
    expect(tutorialFaults(tree, {id: 'tutorials/a', body: text}), text).toHaveLength(1);
  }
});

test('planted faults: a project, a text file or a command in two tutorials', () => {
  const page = (id: string, project: string, file: string, command = id) => ({
    id,
    body: `<PasteProject name="${project}" />\n\n\`\`\`events file="${file}"\nUSER ${command} = on : $a = 1\n\`\`\`\n`,
  });
  const first = page('a', 'pump', 'a.txt');
  expect(sharedNames([first, page('b', 'lamp', 'b.txt')])).toEqual([]);
  const shared = ['project pump: a, b', 'a.txt: a, b', 'command a: a, b'];
  expect(sharedNames([first, page('b', 'pump', 'a.txt', 'a')])).toEqual(shared);
});
