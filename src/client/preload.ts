import {findDocs, findRoutes, modulesOf, notFoundRoutes, routesOf} from './pages';

let isFirst = true;

/**
 * Loads the code of a page before it is shown: of the first page only what its
 * HTML does not have, of all others everything.
 *
 * @param pathname address of the page
 * @throws Error when something of it cannot be loaded
 */
export default async function preload(pathname: string): Promise<void> {
  if (isFirst) {
    isFirst = false;
    const routes = routesOf(pathname);
    const missing = modulesOf(routes ?? notFoundRoutes).filter(
      (module) => module.exports === undefined,
    );
    await Promise.all([
      ...missing.map(async (module) => module.load()),
      // The not-found page suggests pages; without them it still shows the ways on.
      ...(routes ? [] : [findDocs().catch(() => undefined)]),
    ]);
    return;
  }
  const [routes] = await Promise.all([findRoutes(pathname), findDocs()]);
  await Promise.all(modulesOf(routes ?? notFoundRoutes).map(async (module) => module.load()));
}
