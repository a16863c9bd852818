import type {Plugin} from '@docusaurus/types';
import type {PluginCreator} from 'postcss';
import {unused} from './unused';

/** The style sheet from which classes are left out. */
const sheet = /[\\/]infima[\\/]dist[\\/]css[\\/]/u;

/** Whether a selector names a class that no page has. */
function isUnused(selector: string): boolean {
  return [...selector.matchAll(/\.(?<name>[\w-]+)/gu)].some(({groups}) =>
    unused.test(groups?.name ?? ''),
  );
}

/** PostCSS plugin that leaves out of Infima what no page has. */
export const withoutUnused: PluginCreator<never> = () => ({
  postcssPlugin: 'without-unused',
  OnceExit(root) {
    if (!sheet.test(root.source?.input.file ?? '')) {
      return;
    }
    root.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => !isUnused(selector));
      if (selectors.length === 0) {
        rule.remove();
      } else {
        rule.selectors = selectors;
      }
    });
  },
});
withoutUnused.postcss = true;

/** Docusaurus plugin that spares readers the styles that no page has. */
export default function unusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      options.plugins.push(withoutUnused());
      return options;
    },
  };
}
