import {parse as parseJavaScript, type Options} from 'acorn';
import {parse as parseJava} from 'java-parser';
import {expect, test} from 'playwright/test';
import {SaxesParser} from 'saxes';
import {parseEvents} from '../../src/content/events/parse';
import {filesFolder} from '../../src/content/schema/tutorialFiles';
import {docsVersions} from '../../src/site/versions';
import {fencesOf} from '../support/fences';
import {distinctPages, filesBelow, read} from '../support/project';

/** Syntax errors in a code block, with their lines, from 1. */
type Check = (code: string) => {line: number; message: string}[];

/** The error of a parser; those of acorn have a line. */
function caught(parse: () => unknown): ReturnType<Check> {
  try {
    parse();
    return [];
  } catch (error) {
    const {message, loc} = error as Error & {readonly loc?: {readonly line: number}};
    return [{line: loc?.line ?? 1, message}];
  }
}

const moduleOptions: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowReturnOutsideFunction: true,
};

const checks: Readonly<Record<string, Check>> = {
  // Their JavaScript is checked in example-faults.spec.ts.
  events: (code) => [...parseEvents(code).faults],
  // A program for Node.js is a module, which allows top-level await.
  javascript: (code) => caught(() => parseJavaScript(code, moduleOptions)),
  java: (code) => caught(() => parseJava(code)),
  json: (code) => caught(() => JSON.parse(code) as unknown),
  xml: (code) => {
    const faults: {line: number; message: string}[] = [];
    const parser = new SaxesParser({position: true});
    parser.on('error', ({message}) => faults.push({line: parser.line - 1, message}));
    // An example may have several root elements.
    parser.write(`<example>\n${code}</example>`).close();
    return faults;
  },
  ini: (code) =>
    code
      .split('\n')
      .flatMap((text, index) =>
        text.trim() === '' || /^(?:[#[]|[^=;]+=|[^;]+;)/u.test(text.trim())
          ? []
          : [{line: index + 1, message: `"${text}" is neither a section, a comment nor a value`}],
      ),
  bash: () => [],
  text: () => [],
};

function codeFaults(file: string, text: string): string[] {
  return fencesOf(text).flatMap(({language, code, line}) => {
    const check = checks[language];
    return check
      ? check(code).map((fault) => `${file}:${line + fault.line - 1}: ${fault.message}`)
      : [`${file}:${line - 1}: the language of the code block is unknown ("${language}")`];
  });
}

test('every code block can be parsed', () => {
  const pages = distinctPages();
  expect(pages.flatMap(({file, text}) => codeFaults(file, text))).toEqual([]);
  expect(pages.flatMap(({text}) => fencesOf(text))).not.toEqual([]);
});

for (const [language, code, line] of [
  ['events', 'IO a.b = 1 : IO a.c = 1\nIOO a.b = 1 : IO a.c = 1', 5],
  ['javascript', 'var a = 1;\nvar b = ;', 5],
  ['java', 'class A {\n  void b( {}\n}', 4],
  ['json', '{"a": }', 4],
  ['xml', '<page>\n  <button>\n</page>', 6],
  ['ini', 'nonsense', 4],
  ['klingon', 'nuqneH', 3],
] as const) {
  test(`planted fault in ${language}, line ${line}: ${code.replaceAll('\n', ' ')}`, () => {
    const [fault] = codeFaults('page.mdx', `# T\n\n\`\`\`${language}\n${code}\n\`\`\`\n`);
    expect(fault).toMatch(new RegExp(`^page\\.mdx:${line}: `, 'u'));
  });
}

/**
 * Rules whose actions belong to an earlier rule with the same event: the previous rule, or one of
 * the same paragraph. Paragraphs, between empty lines, may have different subjects.
 */
function joinableRules(text: string) {
  const lines = text.split('\n');
  const {rules, functions} = parseEvents(text);
  const parts = [
    ...rules.map(({line, text: event, script}) => ({line, event: script ? undefined : event})),
    ...functions.map(({line}) => ({line, event: undefined})),
  ].sort((a, b) => a.line - b.line);
  const inParagraph = new Set<string>();
  return parts.flatMap(({line, event}, index) => {
    const above = parts[index - 1];
    const between = lines.slice((above?.line ?? line) - 1, line - 1);
    if (between.some((one) => one.trim() === '')) {
      inParagraph.clear();
    }
    if (event === undefined) {
      return [];
    }
    const isRepeated = above?.event === event || inParagraph.has(event);
    inParagraph.add(event);
    return isRepeated ? [{line, event}] : [];
  });
}

/** Rules of a page or file that repeat the event of an earlier rule, as `file:line: event`. */
function repeatedEvents(file: string, text: string): string[] {
  const blocks = file.endsWith('.txt')
    ? [{code: text, line: 1}]
    : fencesOf(text).filter(({language}) => language === 'events');
  return blocks.flatMap(({code, line}) =>
    joinableRules(code).map((rule) => `${file}:${line + rule.line - 1}: ${rule.event}`),
  );
}

test('rules with the same event are one rule with a list of actions', () => {
  const files = [...docsVersions.map(({tree}) => tree), 'blog', `static/${filesFolder}`]
    .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
    .filter((name) => /\.(?:mdx?|txt)$/u.test(name));
  expect(files).not.toEqual([]);
  expect(files.flatMap((name) => repeatedEvents(name, read(name)))).toEqual([]);
});

test('planted fault: a rule that repeats an event after a comment', () => {
  for (const [rules, found] of [
    ['DAY : $a = 1\n\n# Why\nDAY: $b = 1\n\nNIGHT : $a = 1\n\nDAY : $d = 1', ['4: DAY']],
    // Another event, a block of JavaScript and a list.
    ['IO a.b = 1 : $a = 1\nIO a.b = 2 : $a = 1\nDAY : $a = 1,\n$b = 1\nDAY : { a(); }', []],
  ] as const) {
    expect(repeatedEvents('a.txt', rules)).toEqual(found.map((one) => `a.txt:${one}`));
  }
});
