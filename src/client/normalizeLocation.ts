import type {Location} from 'history';
import {routesOf} from './pages';

const pathnames = new Map<string, string>();

/** An address without the ending that some hosts show. */
export function withoutEnding(pathname: string): string {
  return pathname.trim().replace(/(?:\/index)?\.html$/u, '') || '/';
}

/** The location by which a page is known, where a host serves it as `.html`. */
export default function normalizeLocation<T extends Location>(location: T): T {
  const known = pathnames.get(location.pathname);
  if (known === location.pathname || routesOf(location.pathname)) {
    return location;
  }
  const pathname = known ?? withoutEnding(location.pathname);
  pathnames.set(location.pathname, pathname);
  return pathname === location.pathname ? location : {...location, pathname};
}
