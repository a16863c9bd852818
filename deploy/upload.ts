import path from 'node:path';
import {canonicalPath} from '../src/lib/address';
import {listFolder} from '../src/features/offline/list';
import {workerName} from '../src/site/files';
import {headersOf, type HostRules} from './hostRules';
import {contentType, mediaTypes} from './mediaTypes';

/** One step of the upload of a release. */
export interface UploadStep {
  /** `purge` removes the path from the CDN cache. */
  readonly action: 'put' | 'purge' | 'delete';
  /** Object key without leading slash; for `purge`, a path, with `*` as a wildcard at its end. */
  readonly key: string;
  /** For `put`: file of the built site. */
  readonly file?: string;
  /** For `put`: upload order, 1 to 5; each group must be complete before the next starts. */
  readonly order?: number;
  readonly contentType?: string;
  readonly cacheControl?: string;
}

/** Host configuration and compressed files, which are not uploaded. */
const hostFiles = /(?:^|\/)(?:\.[^/]*|_headers|_redirects)$|\.(?:br|gz)$/u;

/** Folder of the files with hashed names. */
const hashedFolder = 'assets/';

/** Object key of a file; pages have no extension. */
const keyOf = (file: string) =>
  file === 'index.html' || file === '404.html' ? file : canonicalPath(file);

/** Paths whose content can change: all without a hash. */
function purgedPaths(keys: readonly string[]): string[] {
  const paths = keys
    .filter((key) => !key.startsWith(hashedFolder))
    .map((key) => (key === 'index.html' ? '' : key.replace(/\/.*$/u, '/*')));
  return [...new Set(paths)].sort().map((pathname) => `/${pathname}`);
}

/**
 * Steps that upload a release to object storage behind a CDN. The order ensures that no page
 * refers to a missing file: hashed files, other files, pages, and last the files by which
 * browsers detect a release. Objects of neither this nor the previous release are deleted at
 * the end.
 *
 * @param files paths relative to the built site
 * @param storedKeys keys of the stored objects
 * @param keptKeys keys of the previous release, which are kept for open tabs
 */
export function uploadSteps(
  files: readonly string[],
  {rules}: HostRules,
  storedKeys: readonly string[] = [],
  keptKeys: readonly string[] = [],
): UploadStep[] {
  const orderOf = (file: string) => {
    if (file.startsWith(hashedFolder)) {
      return 1;
    }
    if (file === workerName) {
      return 5;
    }
    if (file.startsWith(listFolder)) {
      return 4;
    }
    return file.endsWith('.html') ? 3 : 2;
  };
  const puts = files
    .filter((file) => !hostFiles.test(file))
    .sort((a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1))
    .map((file): UploadStep => {
      const type = mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream';
      const cache = headersOf(rules, file).find(({key}) => key === 'Cache-Control');
      return {
        action: 'put',
        key: keyOf(file),
        file,
        order: orderOf(file),
        contentType: contentType(type),
        cacheControl: cache?.value,
      };
    });
  const retained = new Set([...puts.map(({key}) => key), ...keptKeys]);
  const deletions = storedKeys
    .filter((key) => !retained.has(key))
    .map((key): UploadStep => ({action: 'delete', key}));
  const purges = purgedPaths([...puts, ...deletions].map(({key}) => key)).map(
    (key): UploadStep => ({action: 'purge', key}),
  );
  return [...puts, ...purges, ...deletions];
}
