/** @type {typeof import('./loader.mjs').mended} */
export function mended(source, {file, before, after}) {
  if (source.split(before).length !== 2) {
    throw new Error(
      `${file} is another than src/plugins/mended-modules knows: it has no line, or several, with "${before}".`,
    );
  }
  return source.replace(before, () => after);
}

/**
 * Loader of a module. The bundler loads it by itself, hence no TypeScript.
 *
 * @this {{getOptions: () => import('./mends').Mend}}
 * @param {string} source
 * @returns {string}
 */
export default function loader(source) {
  return mended(source, this.getOptions());
}
