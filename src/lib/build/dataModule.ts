/**
 * File names of data modules, which read data files such as YAML in the build. Bundles contain
 * their exports as JSON. No default export: the module loader of Docusaurus would unwrap it.
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
