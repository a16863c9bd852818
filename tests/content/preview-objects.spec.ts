import {expect, test} from 'playwright/test';
import {specs} from '../../src/preview/node';
import {folderFaults, type ObjectFolder} from '../support/previewObjects';
import {filesBelow, read} from '../support/project';

const shared = read('src/preview/parts/styles.css');

test('each object has all its parts in its folder, and a line in the list', () => {
  const folders: Record<string, Record<string, string>> = {};
  for (const file of filesBelow('src/preview/objects')) {
    const [name, part] = file.split('/');
    if (name !== undefined && part !== undefined) {
      (folders[name] ??= {})[part] = read(`src/preview/objects/${file}`);
    }
  }
  expect(folderFaults(folders, specs, shared)).toEqual([]);
  expect(Object.keys(folders)).toHaveLength(specs.size);
});

test('planted faults in the folder of an object are found', () => {
  const whole = {
    'spec.ts': '',
    'Picture.tsx': '<p className={`preview-lamp preview-lamp--${state}`} />',
    'styles.css': '.preview-lamp,\n.preview-lamp--on > p {\n  color: red;\n}\n',
  };
  const list = new Map([['lamp', {element: 'lamp'}]]);
  const faultsOf = (folder: ObjectFolder, specList = list) =>
    folderFaults({lamp: folder}, specList, shared).join('\n');
  expect(faultsOf(whole)).toBe('');
  expect(faultsOf(whole, new Map())).toContain('is not in objects/list.ts');
  for (const [folder, fault] of [
    [{...whole, 'styles.css': ''}, 'lamp uses .preview-lamp'],
    [
      {...whole, 'Picture.tsx': `${whole['Picture.tsx']}<b className="preview-bulb" />`},
      'lamp uses .preview-bulb',
    ],
    [
      {...whole, 'styles.css': `${whole['styles.css']}.preview-slider p {}`},
      'lamp has styles for .preview-slider p',
    ],
    [{'Picture.tsx': whole['Picture.tsx']}, 'lamp has no spec.ts'],
    [{'spec.ts': ''}, 'lamp has no Picture.tsx'],
  ] as const) {
    expect(faultsOf(folder)).toContain(fault);
  }
});
