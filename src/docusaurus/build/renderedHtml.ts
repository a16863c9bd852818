import {createRequire} from 'node:module';
import type {HtmlMinifier} from '@docusaurus/bundler';

const asRendered: HtmlMinifier = {
  minify: (html) => Promise.resolve({code: html, warnings: []}),
};

/**
 * Disables the HTML minifier of Docusaurus; `inlineScripts` minifies the scripts. Worker
 * threads read the environment variable. The main process, which renders on a machine with
 * one processor, has read it before the configuration, so its minifier is replaced.
 */
export function keepRenderedHtml(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  // CommonJS instance, because an import of the configuration would be a separate copy.
  const module = createRequire(__filename)('@docusaurus/bundler/lib/minifyHtml') as {
    getHtmlMinifier: () => Promise<HtmlMinifier>;
  };
  module.getHtmlMinifier = () => Promise.resolve(asRendered);
}
