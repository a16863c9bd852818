import type {Locator, Page} from 'playwright/test';
import {expect} from './browser';

/** The first preview of the page, once it is alive. */
export async function livePreview(page: Page): Promise<Locator> {
  const frame = page.locator('figure.preview').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live', '');
  return frame;
}

/** Address of the page with the playground. */
export const playgroundPage = '/docs/development/events/events-programming';

/** The field with the rules of the playground of the page, once it is alive. */
export async function livePlayground(page: Page): Promise<Locator> {
  const rules = page.getByLabel('Rules', {exact: true});
  await page.getByRole('heading', {name: 'Playground'}).scrollIntoViewIfNeeded();
  await expect(rules).toBeVisible();
  return rules;
}
