import {expect, test} from 'playwright/test';
import '../support/self';
import {hashOf, listAddress, stateAddress, type ListedFile} from '../../src/features/offline/list';
import * as tab from '../../src/features/offline/page/versionDownload';

/** Caches by name, entries by address. */
let stored: Map<string, Map<string, Response>>;
/** Files of the site. */
let files: Readonly<Record<string, string>>;
let requests: string[];
let onRequest: (address: string) => void;

function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    keys: () => Promise.resolve([...entries.keys()].map((key) => ({url: `https://a${key}`}))),
    matchAll: () => Promise.resolve([...entries.values()]),
    put: (key: string, response: Response) => Promise.resolve(entries.set(key, response)),
    delete: (key: string) => Promise.resolve(entries.delete(key)),
  };
}

async function respond(address: string): Promise<Response> {
  requests.push(address);
  onRequest(address);
  if (address !== listAddress('/', '4.0')) {
    return new Response(files[address] ?? 'none', {status: address in files ? 200 : 404});
  }
  const listed = Object.entries(files).map(async ([file, text]): Promise<ListedFile> => {
    return [file, text.length, await hashOf(new TextEncoder().encode(text)), text.length];
  });
  return Response.json({version: '4.0', release: 'r', files: await Promise.all(listed)});
}

let isLocked: boolean;
const locks = {
  request: async (name: string, _: unknown, run: (lock: object | null) => Promise<void>) =>
    run(isLocked ? null : {name}),
};

test.beforeEach(async () => {
  const entries = new Map<string, string>();
  const fakes = {
    navigator: {locks, storage: {persist: () => Promise.resolve(true)}},
    fetch: respond,
    window: new EventTarget(),
    caches: {
      keys: () => Promise.resolve([...stored.keys()]),
      open: (name: string) => Promise.resolve(cacheOf(name)),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
      match: (address: string, {cacheName}: {cacheName: string}) =>
        Promise.resolve(stored.get(cacheName)?.get(address)?.clone()),
    },
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    },
  };
  for (const [name, value] of Object.entries(fakes)) {
    Object.defineProperty(globalThis, name, {value, configurable: true});
  }
  stored = new Map();
  files = {'/docs/a': 'a1', '/docs/b': 'b1', '/docs/c': 'c1', '/assets/a.js': 'script'};
  requests = [];
  onRequest = () => undefined;
  isLocked = false;
  await tab.downloadVersion('/', '4.0');
});

const addresses = () => [...(stored.get('manual-kept-4.0')?.keys() ?? [])].sort();
const own = [listAddress('/', '4.0'), stateAddress('/', '4.0')];

test('an update fetches what has changed, scripts first, and removes what the site no longer has', async () => {
  files = {'/docs/a': 'a2', '/docs/c': 'c1', '/assets/a.js': 'script 2'};
  requests = [];
  await tab.downloadVersion('/', '4.0');
  expect(requests).toEqual([listAddress('/', '4.0'), '/assets/a.js', '/docs/a']);
  expect(addresses()).toEqual(['/assets/a.js', '/docs/a', '/docs/c', ...own].sort());
});

test('a file that does not fit its list fails the download, and names the file', async () => {
  onRequest = (address) => {
    files = address.startsWith('/docs/') ? {} : {'/docs/a': 'a2'};
  };
  await tab.downloadVersion('/', '4.0');
  expect(tab.currentProgress()).toMatchObject({state: 'failed'});
  expect(tab.currentProgress()?.reason).toContain('/docs/a (404)');
});

test('a download waits for the network, and then fetches what is missing', async () => {
  files = {...files, '/docs/d': 'd1'};
  onRequest = () => {
    throw new TypeError('planted fault');
  };
  const download = tab.downloadVersion('/', '4.0');
  await expect.poll(() => tab.currentProgress()?.state).toBe('waiting');
  onRequest = () => undefined;
  window.dispatchEvent(new Event('online'));
  await download;
  expect(addresses()).toContain('/docs/d');
});

test('a tab does not download while another one does', async () => {
  isLocked = true;
  requests = [];
  await tab.downloadVersion('/', '4.0');
  expect(tab.currentProgress()).toMatchObject({state: 'elsewhere'});
  expect(requests).toEqual([]);
});
