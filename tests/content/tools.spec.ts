import {expect, test} from 'playwright/test';
import {isSteady} from '../../bench/site/parts/lighthouse';
import {installTools} from '../../scripts/tools';

/** Lines and commands of an installation on a machine with some files. */
async function installed(present: readonly string[], isRoot: boolean) {
  const lines: string[] = [];
  const commands: string[] = [];
  await installTools((line) => lines.push(line), {
    isRoot,
    exists: (file) => present.some((part) => String(file).includes(part)),
    execute: (program, args) => {
      commands.push([program, ...args].join(' '));
      return Promise.resolve({code: 0, output: ''});
    },
  });
  return {lines, commands};
}

test('test:all installs the missing tools, and names those that stay missing', async () => {
  const {lines, commands} = await installed(['/usr/bin', '/usr/sbin', 'rhino'], true);
  expect(commands.at(-1)).toBe('apt-get install -y --no-install-recommends libhsqldb-java');
  expect(lines.at(-1)).toMatch(/skipped: hsqldb$/u);
  const user = await installed(['/usr/bin', '/usr/sbin', 'hsqldb'], false);
  expect(user).toEqual({commands: [], lines: [expect.stringMatching(/skipped: rhino$/u)]});
  expect(await installed(['/'], true)).toEqual({commands: [], lines: []});
});

test('a round of the site bench counts on a quiet, equally fast machine only', () => {
  expect(isSteady([1500, 1200])).toBe(true);
  expect(isSteady([999, 999])).toBe(false);
  expect(isSteady([1500, 1100])).toBe(false);
});
