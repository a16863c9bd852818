import {expect, test} from 'playwright/test';
import {specs} from '../../src/features/preview/node';
import {objectFaults} from '../support/previewObjects';
import {filesBelow, read} from '../support/project';

const shared = read('src/features/preview/parts/styles.css');

test('each object is in the list, with rules for its classes', () => {
  const files = filesBelow('src/features/preview/objects').filter((file) => file !== 'index.ts');
  const texts = Object.fromEntries(
    files.map((file) => [file, read(`src/features/preview/objects/${file}`)] as const),
  );
  expect(objectFaults(texts, [...specs.keys()], shared)).toEqual([]);
  expect(files.filter((file) => !file.endsWith('.css'))).toHaveLength(specs.size);
});

test('planted faults of an object are found', () => {
  const code = '<p className={`preview-lamp preview-lamp--${state}`} />';
  const css = '.preview-lamp,\n.preview-lamp--on > p {\n  color: red;\n}\n';
  const both = {'lamp.tsx': code, 'lamp.css': css};
  for (const [files, elements, fault] of [
    [both, ['lamp'], /^$/u],
    [both, [], /is not in objects\/index\.ts/u],
    [{'lamp.css': css}, ['lamp'], /lamp has no code/u],
    [{'lamp.tsx': code}, ['lamp'], /lamp uses \.preview-lamp/u],
    [
      {...both, 'lamp.tsx': `${code}<b className="preview-bulb" />`},
      ['lamp'],
      /uses \.preview-bulb/u,
    ],
    [
      {...both, 'lamp.css': `${css}.preview-slider p {}`},
      ['lamp'],
      /styles for \.preview-slider p/u,
    ],
  ] as const) {
    expect(objectFaults(files, elements, shared).join('\n')).toMatch(fault);
  }
});
