import {expect, test} from 'playwright/test';
import {run} from '../../scripts/run';
import {root} from '../support/project';

/** What a program prints that is run for a base path. */
async function printed(baseUrl: string, code: string): Promise<string> {
  const {output} = await run('npx', ['--no-install', 'tsx', '--eval', code], {
    cwd: root,
    env: {BASE_URL: baseUrl},
  });
  return output;
}

test.describe('a site below a folder of a host', () => {
  test('has its addresses from one place', async () => {
    const output = await printed(
      'manual',
      `import {announcement, site} from './src/site';
       import {withBase, withoutBase} from './src/site/base';
       import {cardAddress} from './src/site/cards';
       import {twinAddress} from './src/site/twins';
       import {redirectsFile} from './src/plugins/redirects-file';
       import {headersFile} from './src/plugins/security-headers';
       console.log('JSON' + JSON.stringify([
         site.baseUrl,
         withBase('/docs/a'), withBase('/manual/docs/a'), withoutBase('/manual/docs/a'),
         cardAddress('/manual/docs/a'),
         twinAddress('/manual/'), twinAddress('/manual/docs/a'),
         redirectsFile({redirects: [{from: '/docs', to: '/docs/intro'}]}),
         /href="[^"]*"/.exec(announcement.content)[0],
         headersFile([]).match(/^\\/.*assets.*$/m)[0],
       ]));`,
    );
    expect(JSON.parse(/^JSON(?<json>.*)$/mu.exec(output)?.groups?.json ?? output)).toEqual([
      '/manual/',
      '/manual/docs/a',
      '/manual/docs/a',
      '/docs/a',
      '/cards/docs/a.png',
      '/manual/index.md',
      '/manual/docs/a.md',
      '/manual/docs /manual/docs/intro 301\n',
      'href="/manual/docs/next/intro"',
      '/manual/assets/*',
    ]);
  });

  test('has slashes at both ends, and no folder of its own as a name', async () => {
    const code = "import {baseUrl} from './src/site/base'; console.log(baseUrl);";
    expect(await printed('/a/b', code)).toContain('/a/b/\n');
    expect(await printed('', code)).toMatch(/^\/$/mu);
    expect(await printed('/docs/', code)).toContain('BASE_URL: "docs" is a folder of the site');
  });
});
