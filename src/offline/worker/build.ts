import {placeOf} from '../address';

/** What the build tells the worker. */
export interface WorkerBuild {
  readonly release: string;
  /** Base address of the site. */
  readonly base: string;
  /** Addresses of the pages that are kept from the start: the home page, the search, the not-found page. */
  readonly pages: readonly string[];
  /** Addresses of the scripts, styles and pictures of these pages. */
  readonly files: readonly string[];
  /** Names at the top of the site, as `placeOf` has them. */
  readonly places: readonly string[];
  /** Addresses that lead to others, and where. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Written into the worker as it is bundled. */
declare const WORKER_BUILD: WorkerBuild;

export const build: WorkerBuild = WORKER_BUILD;

/** Whether an address is of this site: other applications may be on the same host. */
export function isOfSite({origin, pathname}: URL): boolean {
  return (
    origin === location.origin &&
    pathname.startsWith(build.base) &&
    build.places.includes(placeOf(pathname, build.base))
  );
}
