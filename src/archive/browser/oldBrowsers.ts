/**
 * Functions of the language that the search uses and the browsers of some wall
 * panels do not have yet.
 */

/** Give an object a function that it lacks. */
function provide(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) {
    Object.defineProperty(owner, name, {value, configurable: true, writable: true});
  }
}

provide(
  String.prototype,
  'replaceAll',
  function replaceAll(this: string, pattern: string | RegExp, replacement: string): string {
    return typeof pattern === 'string'
      ? this.split(pattern).join(replacement)
      : this.replace(pattern, replacement);
  },
);

provide(
  String.prototype,
  'matchAll',
  function matchAll(this: string, pattern: RegExp): IterableIterator<RegExpMatchArray> {
    const own = new RegExp(pattern.source, pattern.flags);
    const matches: RegExpExecArray[] = [];
    for (let match = own.exec(this); match !== null; match = own.exec(this)) {
      matches.push(match);
      // An empty match would be found again and again.
      if (match[0] === '') {
        own.lastIndex += 1;
      }
    }
    return matches[Symbol.iterator]();
  },
);

provide(Object, 'hasOwn', (owner: object, name: string): boolean =>
  Object.prototype.hasOwnProperty.call(owner, name),
);
