import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withBase} from '../../site';

/** Addresses that lead to others. */
export interface RedirectsFileOptions {
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
}

/** The `_redirects` file that static hosts read: an address, where it leads, and the status. */
export function redirectsFile({redirects}: RedirectsFileOptions): string {
  return redirects.map(({from, to}) => `${withBase(from)} ${withBase(to)} 301\n`).join('');
}

/**
 * Docusaurus plugin that writes `_redirects` into the build. Hosts that do not
 * read it serve the pages that lead on by themselves.
 */
export default function redirectsFilePlugin(_: LoadContext, options: unknown): Plugin {
  return {
    name: 'redirects-file',
    postBuild: ({outDir}) =>
      writeFile(path.join(outDir, '_redirects'), redirectsFile(options as RedirectsFileOptions)),
  };
}
