import type {Plugin} from '@docusaurus/types';
import type {PluginCreator} from 'postcss';

/** Style sheets of packages; ours have logical properties. */
const foreign = /[\\/]node_modules[\\/]/u;

const inline: Readonly<Record<string, string>> = {left: 'inline-start', right: 'inline-end'};
const corners: Readonly<Record<string, string>> = {
  top: 'start',
  bottom: 'end',
  left: 'start',
  right: 'end',
};
const alignment: Readonly<Record<string, string>> = {left: 'start', right: 'end'};

/** Names of the pair of properties that set the block and the inline sides of a shorthand. */
const pairs: Readonly<Record<string, readonly [block: string, inline: string]>> = {
  margin: ['margin-block', 'margin-inline'],
  padding: ['padding-block', 'padding-inline'],
};

/** The logical name of a property of a left or right side or corner. */
function logicalName(property: string): string {
  return property
    .replace(/^(?:left|right)$/u, (side) => `inset-${inline[side]}`)
    .replace(
      /^(?<box>margin|padding|border)-(?<side>left|right)/u,
      (_, box: string, side: string) => `${box}-${inline[side]}`,
    )
    .replace(
      /^border-(?<row>top|bottom)-(?<side>left|right)-radius$/u,
      (_, row: string, side: string) => `border-${corners[row]}-${corners[side]}-radius`,
    );
}

/**
 * PostCSS plugin that makes the style sheets of packages follow the direction
 * of the text: left and right become start and end.
 */
export const logical: PluginCreator<never> = () => ({
  postcssPlugin: 'logical',
  OnceExit(root, {list}) {
    if (!foreign.test(root.source?.input.file ?? '')) {
      return;
    }
    root.walkDecls((declaration) => {
      declaration.prop = logicalName(declaration.prop);
      const {prop, value} = declaration;
      if (prop === 'text-align') {
        declaration.value = alignment[value] ?? value;
      }
      const [blockName, inlineName] = pairs[prop] ?? [];
      const [top = '', right = '', bottom, left = right] = list.space(value);
      if (blockName !== undefined && inlineName !== undefined && left !== right) {
        declaration.cloneBefore({prop: blockName, value: `${top} ${bottom}`});
        declaration.prop = inlineName;
        declaration.value = `${left} ${right}`;
      }
    });
  },
});
logical.postcss = true;

/** Docusaurus plugin that mirrors the theme where a page translator sets `dir="rtl"`. */
export default function logicalStyles(): Plugin {
  return {
    name: 'logical-styles',
    configurePostCss(options) {
      options.plugins.push(logical());
      return options;
    },
  };
}
