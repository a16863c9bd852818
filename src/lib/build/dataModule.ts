/** Modules that read the files of writers. Bundles get what they export, as JSON. */
export const dataModules = /\.data\.ts$/;

/**
 * Source of a data module for a bundle.
 *
 * @param file absolute path of the module
 * @throws Error if an export is no data, or as the module does
 */
export function dataModule(file: string): string {
  // Bundlers need the source at once, and only in the build.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const exported = require(file) as Readonly<Record<string, unknown>>;
  return Object.entries(exported)
    .filter(([name]) => name !== '__esModule')
    .map(([name, value]) => {
      if (typeof value === 'function') {
        throw new Error(`${file} exports the function ${name}: move it to a module of its own.`);
      }
      return `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`;
    })
    .join('\n');
}
