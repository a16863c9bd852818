import {expect, test} from 'playwright/test';
import {loadWith} from '../support/loadWith';

const baseUrlFor = (value: string) =>
  (loadWith('src/site/base', {BASE_URL: value}) as typeof import('../../src/site/base')).baseUrl;

test('a base path has a leading and trailing slash, and is not a folder of the site', () => {
  expect(['', 'manual', '/a/b'].map(baseUrlFor)).toEqual(['/', '/manual/', '/a/b/']);
  expect(() => baseUrlFor('/docs/')).toThrow(/BASE_URL: "docs"/u);
});
