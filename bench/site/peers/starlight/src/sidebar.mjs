import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

/** Limits the sidebar to one version. */
export const onRequest = defineRouteMiddleware(({locals}) => {
  const route = locals.starlightRoute;
  const holdsPage = (item) =>
    item.type === 'group' ? item.entries.some(holdsPage) : item.isCurrent;
  const version = route.sidebar.find(holdsPage) ?? route.sidebar.at(-1);
  route.sidebar = version.entries;
});
