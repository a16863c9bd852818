import {actionButton} from '../offline/page/actionButton';
import type {SiteAnswer} from '../reload/askSite';

const texts: Readonly<Record<Exclude<SiteAnswer, 'page' | 'missing'>, string>> = {
  none: 'The page did not come: nobody answers. It opens when the network is back.',
  foreign:
    'The page did not come: something other than this manual answers, as the login page of a network does.',
};

let notice: HTMLElement | undefined;

/** Takes away what `untilRetry` shows. */
export function hideWaiting(): void {
  notice?.remove();
  notice = undefined;
}

/**
 * Tells the reader why the next page does not come, and waits until they ask
 * again or the network is back; for ever where they go elsewhere.
 */
export async function untilRetry(answer: keyof typeof texts): Promise<void> {
  hideWaiting();
  const box = document.createElement('div');
  notice = box;
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
    window.addEventListener('online', () => resolve(), {once: true});
  });
  hideWaiting();
}
