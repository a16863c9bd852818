import type {Page} from 'playwright/test';
import {deniedFeatures} from '../../src/plugins/security-headers/permissions';
import {
  captionOf,
  expect,
  holdBack,
  mainScript,
  navigate,
  open,
  pageScripts,
  rewritten,
  scriptsWith,
} from '../support/browser';
import {livePlayground, livePreview, playgroundPage} from '../support/livePages';
import {testWithViolations as test} from '../support/violations';

const objects = '/docs/development/project-development/objects';
const knx = '/docs/io-servers/knx';
const search = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});

/** A page, and its use: the policy blocks nothing of either. */
interface Visit {
  readonly address: string;
  readonly act?: (page: Page) => Promise<unknown>;
}

const visits: readonly Visit[] = [
  {
    address: '/',
    act: async (page) => {
      await page.getByRole('search', {name: 'Find your device'}).getByRole('searchbox').fill('tp8');
      await expect(page.locator('main').getByRole('link', {name: 'Tecnoalarm'})).toBeVisible();
    },
  },
  {
    address: knx,
    act: async (page) => {
      await page.getByRole('button', {name: /mode/u}).first().click();
      await page.getByRole('button', {name: 'Copy page'}).click();
      await page.locator('.navbar__item.dropdown > button').click();
      await page.locator('.table-of-contents').getByRole('link').first().click();
      await page.setViewportSize({width: 390, height: 844});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.setViewportSize({width: 1280, height: 900});
      const code = holdBack();
      await page.route(pageScripts, code.route);
      await navigate(page, '/docs/intro');
      await expect(page.locator('#nprogress .bar')).toBeAttached();
      code.release();
      await expect(
        page.getByRole('heading', {level: 1, name: 'Introduction to HSYCO'}),
      ).toBeVisible();
      await page.unroute(pageScripts);
    },
  },
  {
    address: '/docs/intro',
    act: async (page) => {
      await search(page).fill('initreadinterval');
      const hits = page.getByRole('listbox', {name: 'Suggestions'}).getByRole('option');
      await expect(hits.first()).toContainText('KNX');
      await page.keyboard.press('Enter');
      await expect(page.locator('main mark').first()).toBeVisible();
    },
  },
  {
    address: '/search?q=knx',
    act: (page) => expect(page.locator('main ol > li').first()).toBeVisible(),
  },
  {
    address: `${objects}/button`,
    act: async (page) => {
      const frame = await livePreview(page);
      await frame.getByRole('button', {name: 'Evening'}).click();
      await frame.getByRole('button', {name: 'Edit XML'}).click();
      await frame
        .getByLabel('Project XML')
        .fill('<button pos="x-8y16" width="1040" height="44" label="Hall" />');
      await expect(frame.getByRole('button', {name: 'Hall'})).toBeAttached();
    },
  },
  {
    address: playgroundPage,
    act: async (page) => {
      const rules = await livePlayground(page);
      await rules.fill('USER a = b : {\n  messageLog("sum " + (1 + 2));\n}');
      await page.getByRole('button', {name: 'USER a = b'}).click();
      await expect(page.getByRole('log').first()).toContainText('log: sum 3');
    },
  },
];

const moreVisits: readonly Visit[] = [
  ...['calendar', 'colorpicker', 'knob', 'rgb', 'popup', 'watch_button'].map((object) => ({
    address: `${objects}/${object}`,
    act: livePreview,
  })),
  {
    address: '/docs/tutorials/projects/timer',
    act: async (page) => {
      await page.getByText('Report a problem with this page').click();
      await page.emulateMedia({media: 'print'});
      await page.pdf();
      await page.emulateMedia({media: null});
    },
  },
  {
    address: knx,
    act: async (page) => {
      for (const address of ['/docs/intro', '/blog', '/blog/finding-things', '/']) {
        await page.waitForFunction(
          (target) => [...document.querySelectorAll('a')].some((a) => a.pathname === target),
          address,
        );
        await navigate(page, address);
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      }
    },
  },
  ...[
    '/docs/development/project-development/intro',
    '/docs/development/intro',
    '/docs/development/java/java-command-and-utility-methods-api',
    '/docs/next/category/tutorials',
    '/docs/next/release-notes/4.1.0',
    '/blog/finding-things',
    '/blog/authors',
    '/docs/io-servers/nowhere',
  ].map((address) => ({address})),
];

test.describe('the policy blocks nothing of the site', () => {
  for (const [group, members, tag] of [
    ['the pages that are used most', visits, []],
    ['a page of each other kind', moreVisits, ['@full']],
  ] as const) {
    test(group, {tag: [...tag]}, async ({page, violations}) => {
      test.setTimeout(90_000);
      for (const {address, act} of members) {
        await test.step(address, async () => {
          await open(page, address);
          await act?.(page);
          // Everything that the page loads when it is idle has arrived by then.
          await page.waitForLoadState('networkidle');
          expect(violations, address).toEqual([]);
        });
      }
    });
  }

  test('a page whose scripts do not load, and one that crashes', async ({page, violations}) => {
    await page.route(mainScript, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(knx);
    await expect(page.locator('#load-failure')).toHaveCSS('position', 'sticky');
    await page.unroute(mainScript);
    const caption = captionOf('io-servers/knx');
    await page.route(
      scriptsWith(caption),
      rewritten((text) =>
        text.replace(JSON.stringify(caption), '(()=>{throw new Error("planted fault")})()'),
      ),
    );
    await page.goto(knx);
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    expect(violations.filter((one) => !one.includes('planted fault'))).toEqual([]);
  });
});

test('a page is isolated, has only the features that it uses, and runs no other script', async ({
  page,
  violations,
}) => {
  await open(page, knx);
  const {isIsolated, allowed} = await page.evaluate(() => ({
    isIsolated: crossOriginIsolated,
    allowed: (
      document as unknown as {readonly featurePolicy: {allowedFeatures: () => string[]}}
    ).featurePolicy.allowedFeatures(),
  }));
  expect(isIsolated).toBe(true);
  expect(allowed).toContain('clipboard-write');
  expect(allowed.filter((name) => deniedFeatures.includes(name))).toEqual([]);
  await test.step('planted faults are blocked and reported', async () => {
    const isRun = await page.evaluate(() => {
      new Image().src = 'https://example.com/planted.png';
      const script = document.createElement('script');
      script.textContent = 'window.isPlanted = true';
      document.head.append(script);
      return 'isPlanted' in window;
    });
    expect(isRun).toBe(false);
    await expect.poll(() => violations.join('\n')).toContain('img-src: https://example.com');
    expect(violations.join('\n')).toContain('script-src');
  });
});
