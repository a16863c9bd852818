import {createRequire} from 'node:module';
import type {HtmlMinifier} from '@docusaurus/bundler';

const asRendered: HtmlMinifier = {
  minify: (html) => Promise.resolve({code: html, warnings: []}),
};

/**
 * Have the generator write pages as React renders them, in fewer bytes only
 * where `inlineScripts` makes them so. Its threads ask the environment for that;
 * the process itself, which renders all pages where a machine has one processor,
 * has asked before it reads the configuration, so its minifier is replaced.
 */
export function keepRenderedHtml(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  // The module that the generator uses: an import of the configuration would be a copy of its own.
  const module = createRequire(__filename)('@docusaurus/bundler/lib/minifyHtml') as {
    getHtmlMinifier: () => Promise<HtmlMinifier>;
  };
  module.getHtmlMinifier = () => Promise.resolve(asRendered);
}
