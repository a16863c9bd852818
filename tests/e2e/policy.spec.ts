import type {Page} from 'playwright/test';
import {features, ownFeatures} from '../../src/plugins/security-headers/permissions';
import {
  captionOf,
  expect,
  hydrated,
  navigate,
  open,
  rewritten,
  scriptsWith,
} from '../support/browser';
import {livePlayground, livePreview, playgroundPage} from '../support/livePages';
import {testWithViolations as test} from '../support/violations';

const objects = '/docs/development/project-development/objects';
const knx = '/docs/io-servers/knx';
const search = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});

/** A page of each kind, and what is done there: the policy has nothing against it. */
const visits: readonly {
  readonly name: string;
  readonly address: string;
  readonly act?: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'home page, finder',
    address: '/',
    act: async (page) => {
      await page.getByRole('search', {name: 'Find your device'}).getByRole('searchbox').fill('tp8');
      await expect(page.locator('main').getByRole('link', {name: 'Tecnoalarm'})).toBeVisible();
    },
  },
  {
    name: 'I/O server: dark mode, menus, report, copy, contents',
    address: knx,
    act: async (page) => {
      await page.getByRole('button', {name: /mode/u}).first().click();
      await page.getByRole('button', {name: 'Copy page'}).click();
      await page.getByText('Something wrong?').click();
      await page.locator('.navbar__item.dropdown').first().hover();
      await page.locator('.table-of-contents').getByRole('link').first().click();
    },
  },
  {
    name: 'search box, a hit, its marks',
    address: '/docs/intro',
    act: async (page) => {
      await search(page).fill('initreadinterval');
      await expect(
        page.getByRole('listbox', {name: 'Suggestions'}).getByRole('option').first(),
      ).toContainText('KNX');
      await page.keyboard.press('Enter');
      await expect(page.locator('main mark').first()).toBeVisible();
    },
  },
  {
    name: 'search page',
    address: '/search?q=knx',
    act: (page) => expect(page.locator('main ol > li').first()).toBeVisible(),
  },
  {
    name: 'preview: rules, XML, JavaScript',
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
  ...['calendar', 'colorpicker', 'knob', 'rgb', 'popup', 'watch_button'].map((object) => ({
    name: `preview of ${object}`,
    address: `${objects}/${object}`,
    act: livePreview,
  })),
  {
    name: 'playground, with JavaScript',
    address: playgroundPage,
    act: async (page) => {
      const rules = await livePlayground(page);
      await rules.fill('USER a = b : {\n  messageLog("sum " + (1 + 2));\n}');
      await page.getByRole('button', {name: 'USER a = b'}).click();
      await expect(page.getByRole('log').first()).toContainText('log: sum 3');
    },
  },
  {name: 'gallery', address: '/docs/development/project-development/intro'},
  {name: 'index of everything programmable', address: '/docs/development/intro'},
  {
    name: 'reference, A to Z',
    address: '/docs/development/java/java-command-and-utility-methods-api',
  },
  {name: 'category', address: '/docs/next/category/tutorials'},
  {
    name: 'tutorial, on paper',
    address: '/docs/tutorials/projects/timer',
    act: async (page) => {
      await page.emulateMedia({media: 'print'});
      await page.pdf();
    },
  },
  {name: 'release notes of the version in preparation', address: '/docs/next/release-notes/4.1.0'},
  {name: 'post', address: '/blog/finding-things', act: (page) => navigate(page, '/blog')},
  {name: 'authors', address: '/blog/authors'},
  {name: 'not found', address: '/docs/io-servers/nowhere'},
  {
    name: 'pages by links: contents, pictures, posts, home',
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
];

test.describe('the policy blocks nothing of the site', () => {
  for (const {name, address, act} of visits) {
    test(`${name}`, async ({page, violations}) => {
      await open(page, address);
      await act?.(page);
      // What the page fetches when it is idle has come by then.
      await page.waitForLoadState('networkidle');
      expect(violations).toEqual([]);
    });
  }

  test('menu of a phone', async ({page, violations}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, knx);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    expect(violations).toEqual([]);
  });

  test('the progress bar', async ({page, violations}) => {
    await open(page, knx);
    await page.route(/\/assets\/js\/(?!main|runtime)/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await page.route(/\/assets\/routes\//u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await navigate(page, '/docs/intro');
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    expect(violations).toEqual([]);
  });

  test('a page whose scripts do not come, and one that crashes', async ({page, violations}) => {
    await page.route(/\/assets\/js\/main/u, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(knx);
    await expect(page.locator('#load-failure')).toHaveCSS('position', 'sticky');
    await page.unrouteAll();
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

  test('planted faults are kept', async ({page, violations}) => {
    await open(page, knx);
    const thrown = await page.evaluate(() => {
      document.querySelector('main')?.setAttribute('style', 'color: red');
      try {
        document.body.innerHTML = '<p>planted</p>';
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(thrown).toContain('TrustedHTML');
    await expect.poll(() => violations.join('\n')).toMatch(/style-src-attr: inline/u);
    expect(violations.join('\n')).toMatch(/require-trusted-types-for/u);
  });
});

test('a page is isolated, and has no feature but what the site uses', async ({page}) => {
  await page.goto(knx);
  await hydrated(page);
  const {isIsolated, allowed} = await page.evaluate(() => ({
    isIsolated: crossOriginIsolated,
    allowed: (
      document as unknown as {readonly featurePolicy: {allowedFeatures: () => string[]}}
    ).featurePolicy.allowedFeatures(),
  }));
  expect(isIsolated).toBe(true);
  // A newer browser may have features that the list does not know yet.
  expect(allowed.filter((name) => features.includes(name)).sort()).toEqual([...ownFeatures].sort());
});
