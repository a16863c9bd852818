/**
 * Modules that read the files of writers. Bundles get what they export, as JSON. They have no default
 * export, which the module loader of Docusaurus would unwrap.
 */
export const dataModules = /\.data\.ts$/;

/**
 * Source of a data module for a bundle.
 *
 * @param file absolute path of the module
 * @throws Error if an export is a function or has no name, or as the module does
 */
export function dataModule(file: string): string {
  // Bundlers need the source at once, and only in the build.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const exported = require(file) as Readonly<Record<string, unknown>>;
  return Object.entries(exported)
    .filter(([name]) => name !== '__esModule')
    .map(([name, value]) => {
      if (typeof value === 'function' || !/^[a-z]\w*$/iu.test(name) || name === 'default') {
        throw new Error(`${file}: the export "${name}" is not data with a name of its own.`);
      }
      return `export const ${name} = ${JSON.stringify(value)};`;
    })
    .join('\n');
}
