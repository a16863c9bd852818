import path from 'node:path';
import {canonicalPath} from '../src/lib/address';
import {listFolder} from '../src/features/offline/list';
import {workerName} from '../src/site/files';
import {headersOf, type BuiltSite} from './builtSite';
import {contentType, mediaTypes} from './mediaTypes';

/** One step of bringing a release to an object storage. */
export interface UploadStep {
  /** `drop` is for the content network: what it keeps of these addresses is to be asked for again. */
  readonly do: 'put' | 'drop' | 'delete';
  /** Name of the object, without a slash before it; to drop, an address, with `*` at its end all that begin so. */
  readonly key: string;
  /** File of the built site, to put. */
  readonly file?: string;
  /** To put: 1 to 5. All of a number are there before the first of the next. */
  readonly order?: number;
  readonly contentType?: string;
  readonly cacheControl?: string;
}

/** Files of the built site that only hosts read. */
const hostFiles = /(?:^|\/)(?:\.[^/]*|_headers|_redirects)$|\.(?:br|gz)$/u;

/** Folder of the files that have a hash of their content in their names. */
const hashedFolder = 'assets/';

/** Name of the object of a file: pages have none of their ending, as in their addresses. */
const keyOf = (file: string) =>
  file === 'index.html' || file === '404.html' ? file : canonicalPath(file);

/** Addresses that say something else since a release: all that have no hash in their names. */
function droppedBy(keys: readonly string[]): string[] {
  const addresses = keys
    .filter((key) => !key.startsWith(hashedFolder))
    .map((key) => (key === 'index.html' ? '' : key.replace(/\/.*$/u, '/*')));
  return [...new Set(addresses)].sort().map((address) => `/${address}`);
}

/**
 * The order in which a release goes to an object storage behind a content
 * network, so that no reader meets a page whose files are not there yet: what
 * has a hash in its name first, then pages, then the files by which browsers
 * notice a release. The objects that neither this release nor the one before
 * needs are deleted last.
 *
 * @param files paths below the built site
 * @param site data of the build for its host
 * @param stored names of the objects that are there now
 * @param kept names of the objects of the release before, which stay for the grace time
 */
export function uploadSteps(
  files: readonly string[],
  {rules}: BuiltSite,
  stored: readonly string[] = [],
  kept: readonly string[] = [],
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
        do: 'put',
        key: keyOf(file),
        file,
        order: orderOf(file),
        contentType: contentType(type),
        cacheControl: cache?.value,
      };
    });
  const wanted = new Set([...puts.map(({key}) => key), ...kept]);
  const deletions = stored
    .filter((key) => !wanted.has(key))
    .map((key): UploadStep => ({do: 'delete', key}));
  const drops = droppedBy([...puts, ...deletions].map(({key}) => key)).map((key): UploadStep => ({
    do: 'drop',
    key,
  }));
  return [...puts, ...drops, ...deletions];
}
