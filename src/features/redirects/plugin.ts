import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withBase} from '../../site';

/** `_redirects` file for static hosts: address, target and status. */
export function redirectsFile({redirects}: Pick<PluginOptions, 'redirects'>): string {
  return redirects
    .flatMap(({from, to}) => [from].flat().map((one) => [one, to] as const))
    .map(([from, to]) => `${withBase(from)} ${withBase(to)} 301\n`)
    .join('');
}

/**
 * Docusaurus plugin for redirects: the pages of the stock plugin, and `_redirects`, which
 * hosts that support it serve instead.
 */
export default function redirects(context: LoadContext, options: PluginOptions): Plugin {
  const stock = clientRedirects(context, options);
  return {
    name: 'redirects',
    async postBuild(props) {
      await stock?.postBuild?.({...props, content: undefined});
      await writeFile(path.join(props.outDir, '_redirects'), redirectsFile(options));
    },
  };
}

export {validateOptions};
