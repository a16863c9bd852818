import {Linter} from 'eslint';
import {expect, test} from 'playwright/test';
import {eventsWarnings} from '../../src/content/events/warnings';
import {namesOf} from '../../src/content/reference/entries';
import {serverFunctions, serverVariables} from '../../src/features/preview/script/functions';
import {filesFolder} from '../../src/content/schema/tutorialFiles';
import {isInit, partsOf, type CodePart} from '../support/eventsParts';
import {fencesOf} from '../support/fences';
import {distinctPages, filesBelow, read} from '../support/project';

const linter = new Linter();
const previewNames = [...serverFunctions, ...serverVariables];

/** Names that a server has beside its functions. */
const otherNames = ['__run', 'java', 'sessionId', 'triggerKey', 'triggerValue'] as const;
const serverNames = (['callback', 'command'] as const)
  .flatMap((direction) => namesOf({direction, language: 'JavaScript'}))
  .map(({name}) => name);

const hiddenFunction = {
  selector: 'Program > FunctionDeclaration',
  message: 'Declare the function with var, so that other code reaches it',
};

/** Faults in JavaScript that uses some names in addition to those of the language. */
function scriptFaults(parts: readonly CodePart[], names: readonly string[]) {
  const lines: string[] = [];
  for (const part of parts) {
    // Only a block on INIT declares variables of the whole program.
    const local = isInit(part) ? part.code : `(function () {${part.code}})();`;
    ('name' in part ? `var ${part.name} = ${part.code}` : local)
      .split('\n')
      .forEach((one, at) => (lines[part.line + at - 1] = one));
  }
  const globals = Object.fromEntries(names.map((name) => [name, 'readonly'] as const));
  return linter.verify(Array.from(lines, (line?: string) => line ?? '').join('\n'), {
    languageOptions: {ecmaVersion: 5, sourceType: 'script', globals: {...globals, eval: 'off'}},
    rules: {'no-undef': 'error', radix: 'error', 'no-restricted-syntax': ['error', hiddenFunction]},
  });
}

/** Faults in the EVENTS examples of a page, which may call functions of one another. */
function faultsOf(text: string): string[] {
  const lines: string[] = [];
  fencesOf(text)
    .filter(({language}) => language === 'events')
    .forEach(({code, line}) => code.split('\n').forEach((one, at) => (lines[line + at - 1] = one)));
  const events = Array.from(lines, (line?: string) => line ?? '').join('\n');
  return [
    ...eventsWarnings(events),
    ...scriptFaults(partsOf(text), [...serverNames, ...otherNames]),
  ].map(({line, message}) => `${line}: ${message}`);
}

/** Names in the previews of a page that a preview does not have. */
function unavailableNames(text: string): string[] {
  const fences = fencesOf(text);
  const previews = fences.filter(
    ({language, meta}) => language === 'xml' && meta.startsWith('preview'),
  );
  const names = previews.flatMap(
    ({meta}) => /\srules="([^"]*)"/u.exec(meta)?.[1]?.split(' ') ?? [],
  );
  const rules = fences.filter(
    ({language, meta}) =>
      language === 'events' &&
      (meta.startsWith('preview') || names.some((name) => meta.includes(`file="${name}"`))),
  );
  const page = rules.map(({code}) => `\`\`\`events\n${code}\n\`\`\`\n`).join('');
  return scriptFaults(partsOf(page), previewNames).map(({message}) => message);
}

test('each example means what it seems to, on each engine', () => {
  const files = filesBelow(`static/${filesFolder}`)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({
      file: name,
      text: `\`\`\`events\n${read(`static/${filesFolder}/${name}`)}\n\`\`\`\n`,
    }));
  expect(files).not.toEqual([]);
  expect(
    [...distinctPages(), ...files].flatMap(({file, text}) =>
      faultsOf(text).map((fault) => `${file}:${fault}`),
    ),
  ).toEqual([]);
});

test('previews use only names that a preview has', () => {
  expect(
    distinctPages().flatMap(({file, text}) =>
      unavailableNames(text).map((fault) => `${file}: ${fault}`),
    ),
  ).toEqual([]);
  const rules = 'INIT : { if (typeof java == "object") { eval(java.io); } }';
  expect(
    unavailableNames(
      `\`\`\`xml preview rules="a.txt"\n<text />\n\`\`\`\n\`\`\`events file="a.txt"\n${rules}\n\`\`\`\n`,
    ),
  ).toEqual(["'eval' is not defined.", "'java' is not defined."]);
});

for (const [code, ...faults] of [
  ['DAY : {\n  var n = parseInt(varGet("$a"));\n}', /^3: Missing radix/u],
  ['INIT : {\n  let a = 1;\n}', /^3: Parsing error/u],
  ['INIT : {\n  function on() {}\n}', /^3: Declare the function with var/u],
  ['INIT : {\n  var on = function () {};\n}'],
  ['DAY : {\n  ioPut("a.b", 1);\n}', /^3: 'ioPut' is not defined/u],
  ['IO a.b\u200B = 1 : $a = 1', /^2: .*U\+200B/u],
  ['DAY : {\n  ioSet("knx.t\u03BFp", 1);\n}', /^3: .*U\+03BF/u],
  ['DAY : IO a.b = "10 μA – 5 kΩ" # – \u200B'],
  ['DAY : IO knx.temp = modbus.temp', /^2: "modbus.temp" is a text/u],
  ['DAY : $a = $b / 10', /^2: .*calculate in JavaScript/u],
  ['DAY : UISET a.value = IO a.b, IO a.b = "is " $level -3, IO a.c = IO a.b'],
] as const) {
  test(`planted fault: ${code.replaceAll('\n', ' ')}`, () => {
    expect(faultsOf(`\`\`\`events\n${code}\n\`\`\`\n`)).toEqual(
      faults.map((fault) => expect.stringMatching(fault)),
    );
  });
}
