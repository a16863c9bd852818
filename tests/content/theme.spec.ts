import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {digestOf, originalFaults, readOverrides, type Original} from '../support/originals';
import {filesBelow, read, root} from '../support/project';

test.describe('overrides of the theme', () => {
  const {overrides, originals} = readOverrides(read('src/theme/README.md'));

  test('stand in the README, each once', () => {
    const components = filesBelow('src/theme')
      .filter((file) => file.endsWith('/index.tsx'))
      .map((file) => path.posix.dirname(file))
      .sort();
    expect(overrides.map(({name}) => name).sort()).toEqual(components);
  });

  test('are wraps or ejects as the README says', () => {
    const wraps = overrides.map(({name}) => ({
      name,
      how: read(`src/theme/${name}/index.tsx`).includes(`from '@theme-original/${name}'`)
        ? 'wrap'
        : 'eject',
    }));
    expect(overrides).toEqual(wraps);
  });

  test('were compared with the originals that are installed', () => {
    const textOf = (name: string) => {
      const file = path.join(root, 'node_modules', name);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    expect(originalFaults(overrides, originals, textOf)).toEqual([]);
  });

  test('import no internals of the theme', () => {
    // What src/client stands in for is core's own: its README lists what to compare.
    const sources = filesBelow('src').filter(
      (file) => /\.tsx?$/u.test(file) && !file.startsWith('client/'),
    );
    const wrong = sources.filter((file) =>
      /from '@docusaurus\/[^']*\/(?:internal|lib)\b/u.test(read(`src/${file}`)),
    );
    expect(wrong).toEqual([]);
  });
});

test.describe('planted faults', () => {
  const override = {name: 'Card', how: 'eject'};
  const original: Original = {override: 'Card', file: 'theme/Card.js', digest: digestOf('old')};
  const faults = (
    overrides: Parameters<typeof originalFaults>[0],
    originals: readonly Original[],
    text?: string,
  ) => originalFaults(overrides, originals, () => text);

  test('nothing has changed', () => {
    expect(faults([override], [original], 'old')).toEqual([]);
    expect(faults([{name: 'Card', how: 'wrap'}], [], 'old')).toEqual([]);
  });

  test('an original that changed, or is gone, is named with its override', () => {
    expect(faults([override], [original], 'new')).toEqual([
      `src/theme/Card: compare with node_modules/theme/Card.js, then write ${digestOf('new')}`,
    ]);
    expect(faults([override], [original])).toEqual([
      'src/theme/Card: node_modules/theme/Card.js is gone',
    ]);
  });

  test('an ejected component without its original is named, and the other way round', () => {
    expect(faults([override], [], 'old')).toHaveLength(1);
    expect(faults([], [original], 'old')).toHaveLength(1);
  });

  test('both tables of the README are read', () => {
    const readme =
      '| Component | How |\n| --- | --- |\n| `Card` | eject | cut off |\n\n## Originals\n\n' +
      '| Override | Original | SHA-256 |\n| `Card` | `theme/Card.js` | `0123456789ab` |\n';
    expect(readOverrides(readme)).toEqual({
      overrides: [override],
      originals: [{override: 'Card', file: 'theme/Card.js', digest: '0123456789ab'}],
    });
  });
});
