import {placeOf} from '../address';
import type {Frame} from '../list';

/** Constants from the build. */
export interface WorkerBuild extends Frame {
  /** Differs in each release, so that browsers install its worker. */
  readonly release: string;
  /** Base URL of the site. */
  readonly base: string;
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
