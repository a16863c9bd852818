import {NetworkOnly} from 'workbox-strategies';
import {pageAddress} from '../address';
import {build} from './build';
import {networkTimeout} from './limits';
import {missingPage} from './missing';
import {findPage, keepPage} from './pages';

const network = new NetworkOnly();

/** Stored response for an address: the page or its redirect. */
async function storedResponse({pathname, search}: URL): Promise<Response | undefined> {
  const to = build.redirects[pageAddress(pathname, build.base)];
  // If the storage fails, the device has no copy.
  const page = await findPage(pathname).catch(() => undefined);
  return page ?? (to === undefined ? undefined : Response.redirect(to + search, 302));
}

/** Answers a navigation: network first, then the stored page, then the offline page. */
export async function answerPage(request: Request, event: FetchEvent): Promise<Response> {
  const url = new URL(request.url);
  const {pathname} = url;
  const [answer, done] = network.handleAll({request, event});
  const fetched = answer.then((response) => {
    // Firefox resolves a failed navigation preload instead of rejecting it.
    if (response.type === 'error') {
      throw new Error('The navigation preload failed.');
    }
    // The browser follows a redirect of the host.
    if (response.type === 'basic') {
      event.waitUntil(
        keepPage(pageAddress(pathname, build.base), response.clone(), true).catch(() => undefined),
      );
    }
    return response;
  });
  const settled = Promise.all([fetched, done]).catch(() => undefined);
  event.waitUntil(settled);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stored = new Promise<Response | undefined>((resolve) => {
    timer = setTimeout(() => resolve(storedResponse(url)), networkTimeout);
  });
  try {
    const soon = await Promise.race([fetched, stored]);
    const response = soon ?? (await fetched);
    // A proxy before a site that is down responds with such a status.
    return response.status >= 500 ? ((await storedResponse(url)) ?? response) : response;
  } catch {
    return (await storedResponse(url)) ?? (await missingPage(pathname));
  } finally {
    clearTimeout(timer);
  }
}
