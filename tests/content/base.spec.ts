import {createRequire} from 'node:module';
import {expect, test} from 'playwright/test';

type Base = typeof import('../../src/site/base');

const load = createRequire(__filename);
const file = load.resolve('../../src/site/base');

/** The base path for a value of `BASE_URL`. */
function baseUrlFor(value: string): string {
  const before = process.env.BASE_URL ?? '';
  Reflect.deleteProperty(load.cache, file);
  process.env.BASE_URL = value;
  try {
    return (load(file) as Base).baseUrl;
  } finally {
    process.env.BASE_URL = before;
    Reflect.deleteProperty(load.cache, file);
  }
}

test('a base path has a leading and trailing slash, and is not a folder of the site', () => {
  expect(['', 'manual', '/a/b'].map(baseUrlFor)).toEqual(['/', '/manual/', '/a/b/']);
  expect(() => baseUrlFor('/docs/')).toThrow(/BASE_URL: "docs"/u);
});
