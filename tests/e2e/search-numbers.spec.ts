import {expect, open, test} from '../support/browser';

test('the search box shows eight hits', {tag: '@spec-9'}, async ({page}) => {
  await open(page, '/docs/intro');
  await page.getByRole('combobox', {name: 'Search'}).fill('server');
  await expect(page.locator('[role="option"][data-kind="hit"]')).toHaveCount(8);
});

test(
  'an excerpt has 50 characters in front of the first marked word, and after it',
  {tag: '@spec-9'},
  async ({page}) => {
    await open(page, '/search?q=gateway');
    const excerpts = page.locator('main [class*="excerpt"]').filter({hasText: /^…[\s\S]*…$/u});
    await expect(excerpts.first()).toBeVisible();
    const lengths = await excerpts.evaluateAll((all) =>
      all.map((excerpt) => {
        const mark = excerpt.querySelector('mark');
        const range = document.createRange();
        range.setStart(excerpt, 0);
        range.setEndBefore(mark ?? excerpt);
        const before = range.toString().length;
        const after = excerpt.textContent.length - before - (mark?.textContent ?? '').length;
        return {before, after};
      }),
    );
    // The sign that something is left out comes on top; a word that 50 characters cut is left out whole.
    const [most, longestWord] = [51, 20];
    expect(lengths.length).toBeGreaterThan(5);
    for (const {before, after} of lengths) {
      expect(before).toBeLessThanOrEqual(most);
      expect(before).toBeGreaterThan(most - longestWord);
      expect(after).toBeLessThanOrEqual(most);
      expect(after).toBeGreaterThan(most - longestWord);
    }
    expect(Math.max(...lengths.map(({before}) => before))).toBe(most);
  },
);
