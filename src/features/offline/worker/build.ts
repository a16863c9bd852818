import {placeOf} from '../address';

/** Constants from the build. */
export interface WorkerBuild {
  readonly release: string;
  /** Base URL of the site. */
  readonly base: string;
  /** Precached pages: the home page, the search page, the not-found page. */
  readonly pages: readonly string[];
  /** Scripts, styles and pictures of these pages. */
  readonly files: readonly string[];
  /** First path segments of the site, as `placeOf` returns them. */
  readonly places: readonly string[];
  /** Redirects by address. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Defined by esbuild. */
declare const WORKER_BUILD: WorkerBuild;

export const build: WorkerBuild = WORKER_BUILD;

/** Whether an address belongs to this site. Other applications may be on the same host. */
export function isOfSite({origin, pathname}: URL): boolean {
  return (
    origin === location.origin &&
    pathname.startsWith(build.base) &&
    build.places.includes(placeOf(pathname, build.base))
  );
}
