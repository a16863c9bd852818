/** @type {typeof import('./loader.mjs').applyPatch} */
export function applyPatch(source, {file, before, after}) {
  if (source.split(before).length !== 2) {
    throw new Error(
      `${file} has changed: src/docusaurus/patches/rules requires exactly one line with "${before}".`,
    );
  }
  return source.replace(before, () => after);
}

/**
 * Loader that patches a module. JavaScript, as the bundler loads it directly.
 *
 * @this {{getOptions: () => import('./patches').Patch}}
 * @param {string} source
 * @returns {string}
 */
export default function loader(source) {
  return applyPatch(source, this.getOptions());
}
