import {expect, test} from 'playwright/test';
import {specs} from '../../src/preview/node';
import {objectFaults} from '../support/previewObjects';
import {filesBelow, read} from '../support/project';

const shared = read('src/preview/parts/styles.css');

test('each object is in the list, with rules for its classes', () => {
  const files = filesBelow('src/preview/objects').filter((file) => file !== 'index.ts');
  const texts = Object.fromEntries(
    files.map((file) => [file, read(`src/preview/objects/${file}`)] as const),
  );
  expect(objectFaults(texts, [...specs.keys()], shared)).toEqual([]);
  expect(files.filter((file) => !file.endsWith('.css'))).toHaveLength(specs.size);
});

test('planted faults of an object are found', () => {
  const code = '<p className={`preview-lamp preview-lamp--${state}`} />';
  const css = '.preview-lamp,\n.preview-lamp--on > p {\n  color: red;\n}\n';
  const faultsOf = (files: Readonly<Record<string, string>>, elements = ['lamp']) =>
    objectFaults(files, elements, shared).join('\n');
  expect(faultsOf({'lamp.tsx': code, 'lamp.css': css})).toBe('');
  expect(faultsOf({'lamp.tsx': code, 'lamp.css': css}, [])).toContain('is not in objects/index.ts');
  expect(faultsOf({'lamp.css': css})).toContain('lamp has no code');
  expect(faultsOf({'lamp.tsx': code})).toContain('lamp uses .preview-lamp');
  expect(
    faultsOf({'lamp.tsx': `${code}<b className="preview-bulb" />`, 'lamp.css': css}),
  ).toContain('lamp uses .preview-bulb');
  expect(faultsOf({'lamp.tsx': code, 'lamp.css': `${css}.preview-slider p {}`})).toContain(
    'lamp has styles for .preview-slider p',
  );
});
