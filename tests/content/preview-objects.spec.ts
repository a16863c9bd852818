import {expect, test} from 'playwright/test';
import type {ObjectSpec} from '../../src/preview/model/object';
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

test.describe('planted faults', () => {
  const whole = {
    'spec.ts': '',
    'Picture.tsx': '<p className={`preview-lamp preview-lamp--${state}`} />',
    'styles.css': '.preview-lamp,\n.preview-lamp--on > p {\n  color: red;\n}\n',
  };
  const list = new Map([['lamp', {element: 'lamp'}]]);
  const faultsOf = (folder: ObjectFolder) => folderFaults({lamp: folder}, list, shared);

  test('a whole object has none', () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  const plants: readonly (readonly [name: string, folder: ObjectFolder, fault: string])[] = [
    ['no styles', {...whole, 'styles.css': ''}, 'lamp uses .preview-lamp, which neither'],
    [
      'a class without a rule',
      {...whole, 'Picture.tsx': `${whole['Picture.tsx']}<b className="preview-bulb" />`},
      'lamp uses .preview-bulb, which neither',
    ],
    [
      'styles of another object',
      {...whole, 'styles.css': `${whole['styles.css']}.preview-slider p {}`},
      'lamp has styles for .preview-slider p, which',
    ],
    ['no spec', {'Picture.tsx': whole['Picture.tsx']}, 'lamp has no spec.ts'],
    ['no picture', {'spec.ts': ''}, 'lamp has no Picture.tsx'],
  ];
  for (const [name, folder, fault] of plants) {
    test(name, () => {
      expect(faultsOf(folder).join('\n')).toContain(fault);
    });
  }

  test('no line in the list', () => {
    expect(folderFaults({lamp: whole}, new Map(), shared)).toEqual([
      'lamp is not in objects/list.ts, or its spec is not called "lamp"',
    ]);
  });

  test('the compiler refuses an object of a page without a picture', () => {
    // @ts-expect-error Picture is missing.
    const lamp: ObjectSpec = {element: 'lamp', attributes: []};
    expect(lamp.Picture).toBeUndefined();
  });
});
