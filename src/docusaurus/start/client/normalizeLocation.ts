import type {Location} from 'history';
import {canonicalPath} from '../../../lib/address';
import {routesOf} from './pages';

const pathnames = new Map<string, string>();

/** Normalised location, if a host serves pages as `.html`. */
export default function normalizeLocation<T extends Location>(location: T): T {
  const known = pathnames.get(location.pathname);
  if (known === location.pathname || routesOf(location.pathname)) {
    return location;
  }
  const pathname = known ?? (canonicalPath(location.pathname) || '/');
  pathnames.set(location.pathname, pathname);
  return pathname === location.pathname ? location : {...location, pathname};
}
