/**
 * Loader that applies the function in its options. JavaScript, as the bundler loads it directly.
 *
 * @this {{getOptions: () => {transform: Function}}}
 * @param {string} source
 */
export default function loader(source) {
  return this.getOptions().transform(source, this);
}
