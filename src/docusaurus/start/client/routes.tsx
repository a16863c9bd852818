import React, {
  memo,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PluginRouteContext, RouteContext} from '@docusaurus/types';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import Loading from '@theme/Loading';
import type {RouteConfig, RouteConfigComponentProps} from 'react-router-config';
import {whenIdle} from '../../../lib/device/whenIdle';
import {
  findDocs,
  findFolder,
  modulesIn,
  modulesOf,
  notFoundRoutes,
  PageModule,
  pathOf,
  routesOf,
  subscribeToModules,
  type NestedModules,
  type PageRoute,
} from './pages';
import {links} from './links';
import {openCurrent} from './preload';

type Loaded = Readonly<Record<string, unknown>>;

/** Values of the modules of a route. */
interface RouteModules extends Loaded {
  readonly __comp: ComponentType<Loaded>;
  readonly __context?: RouteContext | PluginRouteContext;
  readonly __props?: Loaded;
}

/** Default export of a module, with its other exports as properties. */
function valueOf(module: PageModule): unknown {
  const {default: main, ...others} = module.exports as Record<string, unknown>;
  return typeof main === 'object' || typeof main === 'function'
    ? Object.assign(main ?? {}, others)
    : main;
}

function loadedIn(names: NestedModules): unknown {
  if (names instanceof PageModule) {
    return valueOf(names);
  }
  return Array.isArray(names)
    ? names.map((one: NestedModules) => loadedIn(one))
    : Object.fromEntries(
        Object.entries(names).map(([key, one]: [string, NestedModules]) => [key, loadedIn(one)]),
      );
}

const delayBeforeSpinner = 200;

/** Loading state for code that should have been loaded before the page was shown. */
function Pending({modules}: {readonly modules: readonly PageModule[]}): ReactNode {
  const [error, setError] = useState<Error | null>(null);
  const [pastDelay, setPastDelay] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPastDelay(true);
    }, delayBeforeSpinner);
    Promise.all(modules.map(async (module) => module.load())).catch((reason: unknown) => {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
    });
    return () => {
      clearTimeout(timer);
    };
    // The modules of a route never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Loading
      error={error}
      pastDelay={pastDelay}
      isLoading={error === null}
      timedOut={false}
      retry={() => undefined}
    />
  );
}

/** Rerenders a route when one of its own modules has been loaded. */
function useModules(modules: readonly PageModule[]): void {
  const [, setValues] = useState(() => modules.map((module) => module.exports));
  useEffect(
    () =>
      subscribeToModules(() => {
        startTransition(() => {
          setValues((before) => {
            const now = modules.map((module) => module.exports);
            return now.every((value, index) => value === before[index]) ? before : now;
          });
        });
      }),
    [modules],
  );
}

interface RouteViewProps extends Pick<RouteConfigComponentProps, 'location' | 'match'> {
  readonly route: PageRoute & {readonly own: readonly PageModule[]};
}

/**
 * Compares by value, because the router creates new `match` and `location` objects on each
 * render. The hash is ignored; components that need it use the router.
 */
function isSameRoute(before: RouteViewProps, now: RouteViewProps): boolean {
  return (
    before.route === now.route &&
    before.location.pathname === now.location.pathname &&
    before.location.search === now.location.search &&
    before.match.url === now.match.url &&
    before.match.isExact === now.match.isExact
  );
}

/**
 * Equivalent of `ComponentCreator` in Docusaurus. Memoized, so that a page does not
 * rerender when a parent route loads a module or the hash changes.
 */
const RouteView = memo((props: RouteViewProps): ReactNode => {
  const {route} = props;
  useModules(route.own);
  const missing = route.own.filter((module) => module.exports === undefined);
  if (missing.length > 0) {
    return <Pending modules={missing} />;
  }
  const {
    __comp: Component,
    __context: context = null,
    __props: routeProps,
    ...others
  } = loadedIn(route.modules) as RouteModules;
  return (
    <RouteContextProvider value={context}>
      <Component {...others} {...routeProps} {...props} />
    </RouteContextProvider>
  );
}, isSameRoute);

const configs = new WeakMap<readonly PageRoute[], RouteConfig[]>();

/** Routes in the format of `renderRoutes`; memoised. */
function configOf(routes: readonly PageRoute[]): RouteConfig[] {
  const known = configs.get(routes);
  if (known) {
    return known;
  }
  const config = routes.map(({attributes, routes: below, ...route}) => ({
    ...attributes,
    ...route,
    own: modulesIn(route.modules),
    component: RouteView as ComponentType<object>,
    ...(below && {routes: configOf(below)}),
  }));
  configs.set(routes, config);
  return config;
}

/** Fetches the tables for the next navigation after the page is shown. */
function useTables(pathname: string): void {
  useEffect(() => {
    const routes = routesOf(pathname);
    const fetchAll = async () => {
      await Promise.all([
        findDocs(),
        ...(routes ? [findFolder(pathname)] : []),
        ...modulesOf(routes ?? []).map(async (module) => module.load()),
      ]);
    };
    const fetchOrRetry = () => {
      fetchAll().catch(() => {
        // Retried on the next interaction.
        addEventListener('pointerdown', fetchOrRetry, {once: true});
      });
    };
    const cancel = whenIdle(fetchOrRetry, 5000);
    return () => {
      removeEventListener('pointerdown', fetchOrRetry);
      cancel();
    };
  }, [pathname]);
}

/** Page at the current address. */
function Page(): ReactNode {
  const location = useLocation();
  const pathname = pathOf(location.pathname);
  useTables(pathname);
  const routes = configOf(routesOf(pathname) ?? notFoundRoutes);
  return renderRoutes(routes, {}, {location: {...location, pathname}});
}

const Pages = Object.assign(Page, {
  /** Called by Docusaurus before it hydrates the first page, and before it shows another. */
  preload: async () => {
    Object.assign(window, {docusaurus: links});
    return openCurrent();
  },
});

/**
 * Replaces the routes of all pages with a catch-all. The home page has its own route
 * because breadcrumbs check for it.
 */
export default [
  {path: siteConfig.baseUrl, exact: true, component: Pages},
  {path: '*', component: Pages},
];
