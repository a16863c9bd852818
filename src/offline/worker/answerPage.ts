import {NetworkOnly} from 'workbox-strategies';
import {pageAddress} from '../address';
import {build} from './build';
import {patience} from './limits';
import {missingPage} from './missing';
import {findPage, keepPage} from './pages';

const network = new NetworkOnly();

/** What is on the device for an address: the page, or where it leads. */
async function onDevice({pathname, search}: URL): Promise<Response | undefined> {
  const to = build.redirects[pageAddress(pathname, build.base)];
  // Where the device's storage fails, there is nothing on it.
  const page = await findPage(pathname).catch(() => undefined);
  return page ?? (to === undefined ? undefined : Response.redirect(to + search, 302));
}

/**
 * Answers with a page: as the site has it, or else as it was kept, or else with
 * a page that says so.
 */
export async function answerPage(request: Request, event: FetchEvent): Promise<Response> {
  const url = new URL(request.url);
  const {pathname} = url;
  const [answer, done] = network.handleAll({request, event});
  const fetched = answer.then((response) => {
    // Firefox resolves a failed navigation preload instead of rejecting it.
    if (response.type === 'error') {
      throw new Error('The navigation preload failed.');
    }
    // A redirect of the host is followed by the browser.
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
    timer = setTimeout(() => resolve(onDevice(url)), patience);
  });
  try {
    const soon = await Promise.race([fetched, stored]);
    const response = soon ?? (await fetched);
    // What stands before a site that is down says so with such a status.
    return response.status >= 500 ? ((await onDevice(url)) ?? response) : response;
  } catch {
    return (await onDevice(url)) ?? (await missingPage(pathname));
  } finally {
    clearTimeout(timer);
  }
}
