/** Polyfills for functions that the search uses and old browsers of wall panels lack. */

function polyfill(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) {
    Object.defineProperty(owner, name, {value, configurable: true, writable: true});
  }
}

polyfill(
  String.prototype,
  'replaceAll',
  function replaceAll(this: string, pattern: string | RegExp, replacement: string): string {
    return typeof pattern === 'string'
      ? this.split(pattern).join(replacement)
      : this.replace(pattern, replacement);
  },
);

polyfill(Array.prototype, 'at', function at(this: unknown[], index: number): unknown {
  return this[index < 0 ? this.length + index : index];
});

polyfill(Object, 'hasOwn', (owner: object, name: string): boolean =>
  Object.prototype.hasOwnProperty.call(owner, name),
);
