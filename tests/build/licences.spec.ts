import {expect, test} from 'playwright/test';
import {acceptedLicences, alsoUsed} from '../../src/plugins/licences/accepted';
import {bomFaults} from '../support/bom';
import {built} from '../support/site';

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly licenses: readonly {
    readonly license?: {readonly id: string};
    readonly expression?: string;
  }[];
}

const bom = JSON.parse(built('bom.json')) as {readonly components: readonly Component[]};

const nameOf = ({group, name}: Component) => (group === undefined ? name : `${group}/${name}`);

test.describe('what reaches a browser', () => {
  test('is a bill of materials by the schema of its form, without time or serial number', () => {
    expect(bomFaults(bom)).toEqual([]);
    expect(built('bom.json')).not.toMatch(/serialNumber|timestamp/u);
  });

  test('has the packages that the site is known to use, and none that only builds it', () => {
    const names = bom.components.map(nameOf);
    const known = ['react-dom', 'lunr', 'saxes', 'infima', 'comlink', 'js-interpreter'];
    expect(names).toEqual(
      expect.arrayContaining([...known, '@docusaurus/core', ...Object.keys(alsoUsed)]),
    );
    expect(names.filter((name) => ['typescript', 'webpack', 'esbuild'].includes(name))).toEqual([]);
  });

  test('has licences of the list alone, and licenses.txt has each package', () => {
    const text = built('licenses.txt');
    for (const component of bom.components) {
      const [first] = component.licenses;
      const licence = first?.expression ?? first?.license?.id ?? '';
      expect(Object.keys(acceptedLicences)).toContain(licence);
      expect(text).toContain(`${nameOf(component)} ${component.version}, licence: ${licence}\n`);
    }
  });

  test('includes what the scripts of the archive and the worker are made of', () => {
    expect(bom.components.map(nameOf)).toEqual(
      expect.arrayContaining(['lunr', 'workbox-core', 'workbox-routing', 'workbox-strategies']),
    );
  });

  test('is linked from every page', () => {
    for (const page of ['index.html', 'docs/intro.html', 'blog.html', '404.html']) {
      expect(built(page)).toMatch(/<footer.*<a [^>]*href="\/licenses\.txt">Licences/su);
    }
  });
});
