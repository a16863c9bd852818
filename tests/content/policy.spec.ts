import {ESLint} from 'eslint';
import {expect, test} from 'playwright/test';
import {root} from '../support/project';

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ruleId}) => ruleId === 'no-restricted-syntax',
  // The rule needs no type information, which takes seconds to load.
  overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
});

async function faultsOf(code: string, file: string): Promise<number> {
  const [result] = await eslint.lintText(code, {filePath: `${root}/${file}`});
  expect(result?.fatalErrorCount).toBe(0);
  return result?.messages.length ?? 0;
}

test('writing a string as HTML is a lint error, except in one module', async () => {
  for (const code of [
    'element.innerHTML = text;',
    'const content = <p dangerouslySetInnerHTML={{__html: text}} />;',
  ]) {
    expect(await faultsOf(code, 'src/components/Figure/index.tsx'), code).toBe(1);
  }
  const allowed = 'element.textContent = text; const content = <p {...useBuiltHtml(html)} />;';
  expect(await faultsOf(allowed, 'src/components/Figure/index.tsx')).toBe(0);
  const module = 'export const content = {dangerouslySetInnerHTML: {__html: text}};';
  expect(await faultsOf(module, 'src/lib/text/useBuiltHtml.ts')).toBe(0);
});

test('text that a page translator could keep React from removing is a lint error', async () => {
  for (const [child, faults] of [
    ["<p>Text {isOpen ? 'x' : null}</p>", 1],
    ['<>Text <b /></>', 1],
    ["<p>{isOpen ? 'x' : null}</p>", 0],
  ] as const) {
    const code = `const a = ${child};`;
    expect(await faultsOf(code, 'src/components/Figure/index.tsx'), child).toBe(faults);
  }
});

test('an order or a text in the locale of the build machine is a lint error', async () => {
  expect(await faultsOf('a.localeCompare(b);', 'src/lib/text/words.ts')).toBe(1);
  const allowed = "a.localeCompare(b, 'en'); date.toLocaleDateString('en-GB');";
  expect(await faultsOf(allowed, 'src/lib/text/words.ts')).toBe(0);
});
