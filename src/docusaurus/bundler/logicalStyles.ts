import type {PluginCreator} from 'postcss';

/** Style sheets of packages; ours use logical properties. */
const foreign = /[\\/]node_modules[\\/]/u;

const inline: Readonly<Record<string, string>> = {left: 'inline-start', right: 'inline-end'};
const corners: Readonly<Record<string, string>> = {
  top: 'start',
  bottom: 'end',
  left: 'start',
  right: 'end',
};
const alignment: Readonly<Record<string, string>> = {left: 'start', right: 'end'};

/** Logical shorthands for the block and inline sides. */
const pairs: Readonly<Record<string, readonly [block: string, inline: string]>> = {
  margin: ['margin-block', 'margin-inline'],
  padding: ['padding-block', 'padding-inline'],
};

/** Logical equivalent of a physical property. */
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
 * PostCSS plugin that converts the pixels of media queries to `em`, so that a browser with large
 * text gets the layout of a narrower screen.
 */
export const fontRelativeQueries: PluginCreator<never> = () => ({
  postcssPlugin: 'font-relative-queries',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(
        /(?<px>[\d.]+)px/gu,
        (_, px: string) => `${Number(px) / 16}em`,
      );
    },
  },
});
fontRelativeQueries.postcss = true;

/**
 * PostCSS plugin that converts the physical properties of packages to logical ones, so that
 * they follow the text direction, which a page translator sets by `dir="rtl"`.
 */
export const logicalStyles: PluginCreator<never> = () => ({
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
logicalStyles.postcss = true;
