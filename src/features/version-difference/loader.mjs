import path from 'node:path';

/** @type {typeof import('./loader.mjs').dependenciesOf} */
export function dependenciesOf(file, source, {trees}) {
  const own = trees.find((tree) => file.startsWith(tree + path.sep));
  if (own === undefined) {
    return {files: [], folders: []};
  }
  const partials = [...source.matchAll(/ from '(?<from>\.[^']*\/_[^/']+\.mdx?)'/gu)].map((found) =>
    path.join(path.dirname(file), found.groups?.from ?? ''),
  );
  const below = [file, ...partials].map((one) => path.relative(own, one));
  return {
    files: trees
      .flatMap((tree) => below.map((name) => path.join(tree, name)))
      .filter((name) => name !== file),
    folders: source.includes('<VersionDifferences />') ? [...trees] : [],
  };
}

/**
 * Loader that returns a page unchanged and declares its dependencies. JavaScript, as the
 * bundler loads it directly.
 *
 * @this {{
 *   resourcePath: string,
 *   getOptions: () => import('./loader.mjs').Options,
 *   addDependency: (file: string) => void,
 *   addContextDependency: (folder: string) => void,
 * }}
 * @param {string} source
 * @returns {string}
 */
export default function loader(source) {
  const {files, folders} = dependenciesOf(this.resourcePath, source, this.getOptions());
  files.forEach((file) => this.addDependency(file));
  folders.forEach((folder) => this.addContextDependency(folder));
  return source;
}
