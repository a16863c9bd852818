import {withoutEnding} from './normalizeLocation';
import {
  findDocs,
  findRoutes,
  frameModules,
  modulesOf,
  notFoundRoutes,
  routesOf,
  type PageModule,
} from './pages';

let isFirst = true;

/** What the first render waits for. */
function firstModules(pathname: string): PageModule[] {
  const routes = routesOf(pathname);
  if (routes) {
    return modulesOf(routes);
  }
  // Under another address, the frame is shown while the code of the page comes.
  const page = routesOf(withoutEnding(pathname));
  return page ? frameModules(page) : modulesOf(notFoundRoutes);
}

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
    const missing = firstModules(pathname).filter((module) => module.exports === undefined);
    await Promise.all([
      ...missing.map(async (module) => module.load()),
      // The not-found page suggests pages; without them it still shows the ways on.
      ...(routesOf(withoutEnding(pathname)) ? [] : [findDocs().catch(() => undefined)]),
    ]);
    return;
  }
  const [routes] = await Promise.all([findRoutes(pathname), findDocs()]);
  await Promise.all(modulesOf(routes ?? notFoundRoutes).map(async (module) => module.load()));
}
