import {expect, test} from 'playwright/test';
import {acceptedLicences, alsoUsed} from '../../src/features/licences/accepted';
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

const nameOf = ({group, name}: Component) => (group === undefined ? name : `${group}/${name}`);

test('the bill of materials lists the packages of the client, and each page links their licences', () => {
  const text = built('bom.json');
  const bom = JSON.parse(text) as {readonly components: readonly Component[]};
  // The file is reproducible.
  expect(text).not.toMatch(/serialNumber|timestamp/u);
  const names = bom.components.map(nameOf);
  // Packages in pages, archive and service worker.
  const used = ['react-dom', 'infima', '@docusaurus/core', 'lunr', 'comlink', 'workbox-routing'];
  expect(names).toEqual(expect.arrayContaining([...used, ...Object.keys(alsoUsed)]));
  // Code is highlighted by the build.
  for (const tool of ['typescript', 'webpack', 'esbuild', 'prismjs', 'prism-react-renderer']) {
    expect(names).not.toContain(tool);
  }
  for (const page of ['index.html', 'docs/intro.html', 'blog.html', '404.html']) {
    expect(built(page), page).toMatch(/<footer.*<a [^>]*href="\/licenses\.txt"/su);
  }
  const notices = built('licenses.txt');
  for (const component of bom.components) {
    const [first] = component.licenses;
    const licence = first?.expression ?? first?.license?.id ?? '';
    expect(Object.keys(acceptedLicences)).toContain(licence);
    expect(notices).toContain(`${nameOf(component)} ${component.version}, licence: ${licence}\n`);
  }
});
