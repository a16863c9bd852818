import {expect, open, test} from '../support/browser';

test('the table of contents of a blog post is a landmark and stays in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/blog/finding-things');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link').first()).toBeInViewport();
  await page.locator('main').evaluate((main) => main.scrollIntoView(false));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await expect(contents.getByRole('link').first()).toBeInViewport();
});
