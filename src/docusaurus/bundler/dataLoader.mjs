/**
 * Loader that replaces a data module by what it exports. JavaScript, as the bundler loads it
 * directly.
 *
 * @this {{resourcePath: string, getOptions: () => {dataModule: (file: string) => string}}}
 * @returns {string}
 */
export default function loader() {
  return this.getOptions().dataModule(this.resourcePath);
}
