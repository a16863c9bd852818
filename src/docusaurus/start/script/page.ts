import {pageManifestId} from '../client/pageTable';

/** Defined by esbuild. */
declare const BASE_URL: string;

/** Base URL that the site was built for. */
export const base = BASE_URL;

export const root = document.documentElement;

/** Own path of the page, or the requested one. The canonical link can lead to another version. */
export const canonical = new URL(
  document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? location.href,
).pathname;

/** Whether React has hydrated the page. */
export function isHydrated(): boolean {
  return root.dataset.hasHydrated === 'true';
}

export function whenParsed(action: () => void): void {
  document.addEventListener('DOMContentLoaded', action);
}

/** Element with the page manifest; null until it is parsed. */
export function manifest(): HTMLElement | null {
  return document.getElementById(pageManifestId);
}

/** Addresses of the scripts of the page; empty before the manifest is parsed. */
export function scripts(): readonly string[] {
  const element = manifest();
  return element ? String(element.dataset.scripts).split(' ') : [];
}

/** Style sheets of the site. Extensions and translators add others. */
export function styleSheets(): readonly HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter(({href}) => href.startsWith(location.origin + base));
}

/** Whether all style sheets have rules. A file of another type, such as a login page, has none. */
export function isStyled(): boolean {
  return styleSheets().every(({sheet}) => {
    try {
      return sheet !== null && sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  });
}
