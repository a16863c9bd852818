import {expect, test} from 'playwright/test';
import type {run} from '../../scripts/run';
import {findEngines} from '../../scripts/test-engines';

/** A system with apt-get that has the programs, or has them after an installation. */
function system(hasPrograms: boolean) {
  const commands: string[] = [];
  let isInstalled = hasPrograms;
  const execute: typeof run = (command, args) => {
    const line = [command, ...args].join(' ');
    commands.push(line);
    isInstalled ||= line.startsWith('apt-get install');
    const isFound = command !== 'which' || isInstalled || args.includes('apt-get');
    return Promise.resolve({code: isFound ? 0 : 1, output: isFound ? `/usr/bin/${args[0]}\n` : ''});
  };
  return {execute, commands, print: () => undefined};
}

test('browsers that are missing are installed for root', async () => {
  const {commands, ...parts} = system(false);
  expect(await findEngines({...parts, isRoot: true})).toMatchObject({
    firefox: '/usr/bin/firefox-esr',
    webkit: '/usr/bin/WebKitWebDriver',
  });
  expect(commands.join('\n')).toMatch(/apt-get install .*firefox-esr webkit2gtk-driver xvfb/u);
});

test('on the machine of a writer the command that installs them is shown, and not run', async () => {
  const {commands, ...parts} = system(false);
  await expect(findEngines({...parts, isRoot: false})).rejects.toThrow(/sudo apt-get install/u);
  expect(commands.filter((line) => line.startsWith('apt-get'))).toEqual([]);
});
