import {fetchWithLimit} from '../../../lib/fetchWithLimit';

/** Marks a link to a large file that the browser downloads without the worker. */
export const storedByBrowser = 'data-stored-by-browser';

async function save(link: HTMLAnchorElement): Promise<void> {
  const response = await fetchWithLimit(link.href);
  if (!response.ok) {
    throw new Error(`${link.href}: ${response.status}`);
  }
  const address = URL.createObjectURL(await response.blob());
  const own = document.createElement('a');
  own.href = address;
  own.download = link.download || (link.pathname.split('/').at(-1) ?? '');
  own.setAttribute(storedByBrowser, '');
  own.click();
  // Delayed, because some browsers read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Routes downloads through the worker. Browsers bypass it for links with `download`, so
 * that they would fail offline.
 */
export function downloadThroughWorker(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
    if (
      link instanceof HTMLAnchorElement &&
      !event.defaultPrevented &&
      link.origin === window.location.origin &&
      !link.hasAttribute(storedByBrowser) &&
      // Undefined on an insecure page.
      (navigator as Partial<Navigator>).serviceWorker?.controller
    ) {
      event.preventDefault();
      save(link).catch(() => window.location.assign(link.href));
    }
  });
}
