const observed = 'ioRef.current = new window.IntersectionObserver(';

/** @type {typeof import('./loader.mjs').mended} */
export function mended(source) {
  if (source.split(observed).length !== 2) {
    throw new Error(
      "Docusaurus' Link watches its link in another way than src/plugins/link-observers knows.",
    );
  }
  return source.replace(observed, `ioRef.current?.disconnect();\n${observed}`);
}

/**
 * Loader of the module. The bundler loads it by itself, hence no TypeScript.
 *
 * @param {string} source
 * @returns {string}
 */
export default function loader(source) {
  return mended(source);
}
