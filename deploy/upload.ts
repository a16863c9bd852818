import path from 'node:path';
import {listFolder, workerName} from '../src/offline/list';
import {headersOf, type BuiltSite} from './builtSite';
import {contentType, mediaTypes} from './mediaTypes';

/** One step of bringing a release to an object storage. */
export interface UploadStep {
  readonly do: 'put' | 'delete';
  /** Name of the object, without a slash before it. */
  readonly key: string;
  /** File of the built site; none to delete. */
  readonly file?: string;
  readonly contentType?: string;
  readonly cacheControl?: string;
}

/** Files of the built site that only hosts read. */
const hostFiles = /(?:^|\/)(?:\.[^/]*|_headers|_redirects)$|\.(?:br|gz)$/u;

/** Name of the object of a file: pages have none of their ending, as in their addresses. */
const keyOf = (file: string) =>
  file === 'index.html' || file === '404.html' ? file : file.replace(/(?:\/index)?\.html$/u, '');

/**
 * The order in which a release goes to an object storage behind a content
 * network, so that no reader meets a page whose files are not there yet: what
 * has a hash in its name first, then pages, then what tells browsers of the
 * release, and what no page of this release or the one before asks for away at
 * the end.
 *
 * @param files paths below the built site
 * @param site what the build tells its host
 * @param stored names of the objects that are there now
 * @param kept names of the objects of the release before, which stay for the grace time
 */
export function uploadSteps(
  files: readonly string[],
  {rules}: BuiltSite,
  stored: readonly string[] = [],
  kept: readonly string[] = [],
): UploadStep[] {
  const phaseOf = (file: string) => {
    if (file.startsWith('assets/')) {
      return 0;
    }
    if (file === workerName || file.startsWith(listFolder)) {
      return 3;
    }
    return file.endsWith('.html') ? 2 : 1;
  };
  const puts = files
    .filter((file) => !hostFiles.test(file))
    .sort((a, b) => phaseOf(a) - phaseOf(b) || (a < b ? -1 : 1))
    .map((file): UploadStep => {
      const type = mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream';
      const cache = headersOf(rules, file).find(({key}) => key === 'Cache-Control');
      return {
        do: 'put',
        key: keyOf(file),
        file,
        contentType: contentType(type),
        cacheControl: cache?.value,
      };
    });
  const wanted = new Set([...puts.map(({key}) => key), ...kept]);
  const deletions = stored
    .filter((key) => !wanted.has(key))
    .map((key): UploadStep => ({do: 'delete', key}));
  return [...puts, ...deletions];
}
