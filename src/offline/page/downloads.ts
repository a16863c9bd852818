/** Attribute of a link whose file the browser stores by itself, as it is large. */
export const storedByBrowser = 'data-stored-by-browser';

async function save(link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(link.href);
  if (!response.ok) {
    throw new Error(`${link.href}: ${response.status}`);
  }
  const address = URL.createObjectURL(await response.blob());
  const own = document.createElement('a');
  own.href = address;
  own.download = link.download || (link.pathname.split('/').at(-1) ?? '');
  own.setAttribute(storedByBrowser, '');
  own.click();
  // Not at once: some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Lets downloads come through the worker: browsers ask the site itself for the
 * file of a link with `download`, so that it would not come without a network.
 */
export function downloadThroughWorker(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
    if (
      link instanceof HTMLAnchorElement &&
      !event.defaultPrevented &&
      link.origin === window.location.origin &&
      !link.hasAttribute(storedByBrowser) &&
      // Not known where a page is not secure.
      (navigator as Partial<Navigator>).serviceWorker?.controller
    ) {
      event.preventDefault();
      save(link).catch(() => window.location.assign(link.href));
    }
  });
}
