import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {buildDir} from '../support/project';
import {built} from '../support/site';

test('the styles of the theme come after those of Infima, which they override', () => {
  const [sheet = ''] = readdirSync(path.join(buildDir, 'assets/css'));
  const css = built(`assets/css/${sheet}`);
  const order = [/\.close\b/u, /\.closeButton_/u].map((selector) => css.search(selector));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});
