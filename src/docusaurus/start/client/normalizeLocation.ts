import type {Location} from 'history';
import {canonicalPath} from '../../../lib/address';
import {documentPath, routesOf} from './pages';

const pathnames = new Map<string, string>();

/** Location of the page, if a host serves it as `.html` or below a prefix. */
export default function normalizeLocation<T extends Location>(location: T): T {
  const known = pathnames.get(location.pathname);
  if (known === location.pathname || routesOf(location.pathname)) {
    return location;
  }
  const pathname =
    known ?? documentPath(location.pathname) ?? (canonicalPath(location.pathname) || '/');
  pathnames.set(location.pathname, pathname);
  return pathname === location.pathname ? location : {...location, pathname};
}
