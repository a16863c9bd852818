import {NetworkOnly} from 'workbox-strategies';
import {pageAddress} from '../address';
import {missingPage} from './missing';
import {findPage, keepPage} from './pages';

/** Milliseconds after which a page is shown as it was kept, as on a network that answers no more. */
const patience = 4000;

const network = new NetworkOnly();

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

/**
 * Answers with a page: as the site has it, or else as it was kept, or else with
 * a page that says so.
 */
export async function answerPage(request: Request, event: FetchEvent): Promise<Response> {
  const {pathname} = new URL(request.url);
  const [answer, done] = network.handleAll({request, event});
  const fetched = answer.then((response) => {
    // A redirect of the host is followed by the browser.
    if (response.type === 'basic') {
      event.waitUntil(
        keepPage(pageAddress(pathname), response.clone(), true).catch(() => undefined),
      );
    }
    return response;
  });
  const settled = Promise.all([fetched, done]).catch(() => undefined);
  event.waitUntil(settled);
  try {
    const soon = await Promise.race([fetched, pause(patience).then(() => findPage(pathname))]);
    return soon ?? (await fetched);
  } catch {
    return (await findPage(pathname)) ?? (await missingPage(pathname));
  }
}
