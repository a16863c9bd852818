import {actionButton} from '../offline/page/actionButton';
import type {SiteAnswer} from '../reload/askSite';

const texts: Readonly<Record<Exclude<SiteAnswer, 'page' | 'missing'>, string>> = {
  none: 'The page did not come: nobody answers. It opens when the network is back.',
  foreign:
    'The page did not come: something other than this manual answers, as the login page of a network does.',
};

/** Ends what `untilRetry` shows and listens to. */
let shown: AbortController | undefined;

/** Takes away what `untilRetry` shows. */
export function hideWaiting(): void {
  shown?.abort();
  shown = undefined;
}

/**
 * Tells the reader why the next page does not come, and waits until they ask
 * again or the network is back; for ever where they go elsewhere.
 */
export async function untilRetry(answer: keyof typeof texts): Promise<void> {
  hideWaiting();
  const own = new AbortController();
  shown = own;
  const {signal} = own;
  const box = document.createElement('div');
  box.className = 'fault-notice';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = texts[answer];
  box.append(text);
  document.body.append(box);
  await new Promise<void>((resolve) => {
    box.append(actionButton('Retry', 'primary', resolve));
    if (answer === 'foreign') {
      box.append(actionButton('Open what answers', 'secondary', () => window.location.reload()));
    }
    signal.addEventListener('abort', () => box.remove());
    window.addEventListener('online', () => resolve(), {once: true, signal});
  });
  hideWaiting();
}
