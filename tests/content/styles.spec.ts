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

test('style sheets must use logical properties, so that pages can be mirrored, and the type scale', async () => {
  const own = 'src/css/custom.css';
  for (const declaration of [
    'margin-left: 1px',
    'border-right-width: 1px',
    'left: 0',
    'border-top-left-radius: 1px',
    'text-align: right',
    'padding: 1px 2px 3px 4px',
    'font-size: 0.875rem',
  ]) {
    expect(await brokenRules(own, declaration), declaration).toHaveLength(1);
    expect(await brokenRules('src/features/preview/parts/styles.css', declaration)).toEqual([]);
  }
  for (const declaration of [
    'margin-inline-start: 1px',
    'padding: 1px 2px 3px',
    'text-align: end',
  ]) {
    expect(await brokenRules(own, declaration), declaration).toEqual([]);
  }
});
