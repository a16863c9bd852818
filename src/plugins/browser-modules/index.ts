import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that leaves modules of Node out of what browsers load. The
 * interpreter of the previews asks for `vm` where it runs in Node, and only then.
 */
export default function browserModules(): Plugin {
  return {
    name: 'browser-modules',
    configureWebpack: () => ({resolve: {fallback: {vm: false}}}),
  };
}
