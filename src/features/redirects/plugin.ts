import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withBase} from '../../site';

export interface RedirectsFileOptions {
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
}

/** `_redirects` file for static hosts: address, target and status. */
export function redirectsFile({redirects}: RedirectsFileOptions): string {
  return redirects.map(({from, to}) => `${withBase(from)} ${withBase(to)} 301\n`).join('');
}

/**
 * Docusaurus plugin that writes `_redirects`. Hosts that do not support the file serve the
 * redirect pages.
 */
export default function redirectsFilePlugin(_: LoadContext, options: unknown): Plugin {
  return {
    name: 'redirects-file',
    postBuild: ({outDir}) =>
      writeFile(path.join(outDir, '_redirects'), redirectsFile(options as RedirectsFileOptions)),
  };
}
