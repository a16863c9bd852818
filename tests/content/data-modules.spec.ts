import path from 'node:path';
import {expect} from 'playwright/test';
import * as z from 'zod';
import {dataModule} from '../../src/lib/build/dataModule';
import {readYamlFile} from '../../src/lib/text/readYaml';
import {test} from '../support/folder';

test('browsers get the data of a module and no code that reads it', ({folder}) => {
  folder.write({
    'a.data.ts': "export const labels = {dim: 'Dim lights'};\nexport const words = ['a'];",
    'b.data.ts': 'export const labelOf = () => 1;',
    'c.data.ts': "export default ['a'];",
  });
  expect(dataModule(folder.at('a.data.ts')).split('\n').toSorted()).toEqual([
    'export const labels = {"dim":"Dim lights"};',
    'export const words = ["a"];',
  ]);
  expect(() => dataModule(folder.at('b.data.ts'))).toThrow(/b\.data\.ts: the export "labelOf"/u);
  expect(() => dataModule(folder.at('c.data.ts'))).toThrow(/c\.data\.ts: the export "default"/u);
});

test('a fault in a table of writers is reported with file, line and field', ({folder}) => {
  folder.write({'hosts.yml': '- a.com\n- 7\n'});
  const file = path.relative(process.cwd(), folder.at('hosts.yml'));
  expect(() => readYamlFile(z.array(z.string()), folder.at('hosts.yml'))).toThrow(`${file}:2: 1: `);
});
