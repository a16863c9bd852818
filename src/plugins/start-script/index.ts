import type {LoadContext, Plugin} from '@docusaurus/types';
import {startScript} from './script';

/**
 * Docusaurus plugin that puts the start script into the head of every built
 * page: inline, as it has to work when no other script comes.
 */
export default function startScriptPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'start-script',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: startScript(baseUrl)}],
    }),
  };
}
