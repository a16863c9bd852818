import stylelint from 'stylelint';
import {expect, test} from 'playwright/test';
import {root} from '../support/project';

async function brokenRules(file: string, declaration: string, selector = 'a'): Promise<string[]> {
  const {results} = await stylelint.lint({
    code: `${selector} {\n  ${declaration};\n}\n`,
    codeFilename: `${root}/${file}`,
    configBasedir: root,
  });
  return results.flatMap(({warnings}) => warnings.map(({rule}) => rule));
}

const own = 'src/components/Menu/styles.module.css';

test('style sheets must use logical properties, no words, and sizes and colours from one table', async () => {
  for (const declaration of [
    'margin-left: 1px',
    "content: 'On this page'",
    'font-size: 0.875rem',
    'padding: 0 0.5rem',
    'border-radius: 0.5rem',
  ]) {
    expect(await brokenRules(own, declaration), declaration).toHaveLength(1);
    expect(await brokenRules('src/features/preview/parts/styles.css', declaration)).toEqual([]);
  }
  expect(await brokenRules(own, 'color: #fff')).toHaveLength(1);
  expect(await brokenRules(own, 'top: 0', ':root:has(b) a')).toEqual(['selector-disallowed-list']);
  expect(await brokenRules(own, 'top: 0', 'tr:has(b) a')).toEqual([]);
  expect(await brokenRules('src/css/custom.css', 'color: #fff')).toEqual([]);
  for (const declaration of ['margin-inline-start: 1px', 'padding: 4rem var(--manual-space-2)']) {
    expect(await brokenRules(own, declaration), declaration).toEqual([]);
  }
});
