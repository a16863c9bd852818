import {createRequire} from 'node:module';
import {expect, test} from 'playwright/test';

type Base = typeof import('../../src/site/base');

const load = createRequire(__filename);
const file = load.resolve('../../src/site/base');

/** The base path of a site that is built with this value of `BASE_URL`. */
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

test('a base path has slashes at both ends, and is no folder of the site itself', () => {
  expect(['', 'manual', '/a/b'].map(baseUrlFor)).toEqual(['/', '/manual/', '/a/b/']);
  expect(() => baseUrlFor('/docs/')).toThrow(/BASE_URL: "docs"/u);
});
