import stylelint from 'stylelint';
import {expect, test} from 'playwright/test';
import {root} from '../support/project';

async function brokenRules(file: string, declaration: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code: `a {\n  ${declaration};\n}\n`,
    codeFilename: `${root}/${file}`,
    configBasedir: root,
  });
  return results.flatMap(({warnings}) => warnings.map(({rule}) => rule));
}

const own = 'src/components/Menu/styles.module.css';
const pictures = 'src/features/preview/parts/styles.css';

test('style sheets must use logical properties and no words, so that pages can be mirrored and translated', async () => {
  for (const declaration of [
    'margin-left: 1px',
    'left: 0',
    'border-top-left-radius: 0',
    'text-align: right',
    'padding: 1px 2px 3px 4px',
    "content: 'On this page'",
  ]) {
    expect(await brokenRules(own, declaration), declaration).toHaveLength(1);
    expect(await brokenRules(pictures, declaration)).toEqual([]);
  }
});

test('style sheets must take sizes of text, spacing, lines, radius and colours from one table', async () => {
  for (const declaration of [
    'font-size: 0.875rem',
    'padding: 0 0.5rem',
    'border-top: 1px solid var(--manual-rule)',
    'border-radius: 0.5rem',
  ]) {
    expect(await brokenRules(own, declaration), declaration).toHaveLength(1);
    expect(await brokenRules(pictures, declaration)).toEqual([]);
  }
  for (const declaration of ['color: #fff', 'background: rgb(0 0 0 / 50%)']) {
    expect(await brokenRules(own, declaration), declaration).toHaveLength(1);
    expect(await brokenRules('src/css/custom.css', declaration)).toEqual([]);
  }
  for (const declaration of [
    'margin-inline-start: 1px',
    'font-size: var(--manual-text-note)',
    'padding: 4rem var(--manual-space-2)',
    'border: var(--manual-frame)',
    'border-radius: 50%',
  ]) {
    expect(await brokenRules(own, declaration), declaration).toEqual([]);
  }
});
