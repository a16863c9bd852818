import {expect} from 'playwright/test';
import {acceptedLicences} from '../../src/features/licences/accepted';
import {licencesText} from '../../src/features/licences/lists';
import {usedPackages} from '../../src/features/licences/packages';
import {test} from '../support/folder';

function packageFiles(name: string, fields: object, files: Readonly<Record<string, string>> = {}) {
  const manifest = {name, version: '1.0.0', license: 'MIT', main: 'index.mjs', ...fields};
  const own = {'package.json': JSON.stringify(manifest), LICENSE: `Copyright ${name}`, ...files};
  return Object.fromEntries(
    Object.entries(own).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );
}

test('a package without an accepted licence and its text stops the build', ({folder}) => {
  const moduleOf = (name: string) => folder.at('node_modules', name, 'index.mjs');
  folder.write({
    ...packageFiles('good', {}),
    ...packageFiles('planted', {license: 'GPL-3.0-only'}),
    ...packageFiles('unlicensed', {license: undefined}),
    'node_modules/bare/package.json': '{"name": "bare", "version": "2.0.0", "license": "ISC"}',
  });
  expect(usedPackages([moduleOf('good'), folder.at('own.ts')])).toHaveLength(1);
  for (const [name, reason] of [
    ['planted', /planted 1\.0\.0: .*GPL-3\.0-only/u],
    ['unlicensed', /unlicensed 1\.0\.0: .*licence/u],
    ['bare', /bare 2\.0\.0: .*text of its licence/u],
  ] as const) {
    expect(() => usedPackages([moduleOf('good'), moduleOf(name)])).toThrow(reason);
  }
  expect(Object.values(acceptedLicences).filter((reason) => reason.length < 10)).toEqual([]);
});

test('the list has each package and each licence text once, sorted', ({folder}) => {
  folder.write({
    ...packageFiles('one', {}, {LICENSE: 'Shared text\r\nof two'}),
    ...packageFiles('@scope/other', {license: {type: 'ISC'}}, {LICENSE: 'Shared text\nof two'}),
    ...packageFiles('third', {}, {NOTICE: 'Notice'}),
  });
  const modules = ['one', '@scope/other', 'third', 'one'].map((name) =>
    folder.at('node_modules', name, 'index.mjs'),
  );
  const packages = usedPackages(modules);
  expect(packages.map(({manifest}) => manifest.name)).toEqual(['@scope/other', 'one', 'third']);
  const text = licencesText(packages, 'Manual', 'bom.json');
  expect(text.match(/Shared text\nof two/gu)).toHaveLength(1);
  expect(text).toMatch(/Copyright third\n\nNotice\n$/u);
});
