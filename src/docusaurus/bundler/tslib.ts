/**
 * Helper of TypeScript that `@docusaurus/utils-common` calls in the browser. It replaces
 * `tslib`, whose other helpers are 3 kB of each page: they cannot be left out of a CommonJS module.
 *
 * @returns the module, with its exports as default if it is a CommonJS module
 */
export function __importDefault<Module extends object>(module: Module): Module | {default: Module} {
  return '__esModule' in module ? module : {default: module};
}
