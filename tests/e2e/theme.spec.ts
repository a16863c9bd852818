import {expect, navigate, open, rewritten, scriptsWith, test} from '../support/browser';

test.describe('blog post', () => {
  test('its table of contents is a landmark and stays in view', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, '/blog/finding-things');
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents.getByRole('link').first()).toBeInViewport();
    await page.locator('main').evaluate((main) => main.scrollIntoView(false));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await expect(contents.getByRole('link').first()).toBeInViewport();
  });
});

test.describe('list of a category', () => {
  for (const [name, address] of [
    ['in stages', '/docs/category/tutorials'],
    ['without stages', '/docs/category/release-notes'],
  ] as const) {
    test(`${name} takes the class that its page gives it`, async ({page}) => {
      await page.route(
        scriptsWith('generatedIndexPage:"'),
        rewritten((text) =>
          text.replace('generatedIndexPage:"', 'list:"planted",generatedIndexPage:"'),
        ),
      );
      await open(page, '/docs/intro');
      await navigate(page, address);
      await expect(page.locator('.planted').getByRole('listitem').first()).toBeVisible();
    });
  }
});
