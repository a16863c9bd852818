import {plainPath} from '../../../lib/address';
import {decodableHash} from './decodableHash';
import {base, canonical} from './page';

/** Key in the session storage: address to which the not-found page redirected. */
const redirectedKey = 'clean-address';

/** Path of the page in a form that the router, which decodes it twice, can decode. */
function decodablePath(): string {
  const {pathname} = location;
  try {
    decodeURI(decodeURI(pathname));
    return pathname;
  } catch {
    return pathname.replace(/%/gu, '').replace(/\/+/gu, '/');
  }
}

const path = decodablePath();

/** Path under which the host serves the home page, if it differs from the base URL. */
export const wrongBase =
  canonical === base && plainPath(path) !== plainPath(base) ? path.replace(/\/?$/u, '/') : '';

/** Replaces a hash that cannot be decoded, such as `#%`, on which Docusaurus crashes. */
export function correctHash(): void {
  const hash = decodableHash(location.hash);
  if (hash !== location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  }
}

/**
 * Replaces the address with the one that the router knows: a host may serve the page under
 * another one (`.html`, trailing slash, upper case). The not-found page redirects to it.
 */
export function correctAddress(): void {
  const rest = location.search + decodableHash(location.hash);
  const known = plainPath(canonical) === plainPath(path) ? canonical : path;
  if (known + rest !== location.pathname + location.search + location.hash) {
    history.replaceState(null, '', known + rest);
  }
  try {
    const target = plainPath(path);
    // Once only: a host may redirect back to the address that it did not find.
    if (
      canonical === `${base}404.html` &&
      target !== path &&
      sessionStorage.getItem(redirectedKey) !== target
    ) {
      sessionStorage.setItem(redirectedKey, target);
      location.replace(target + rest);
    } else {
      sessionStorage.removeItem(redirectedKey);
    }
  } catch {
    // Without storage, redirects could be endless.
  }
}
