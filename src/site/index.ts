/** Identity of the site. No other file contains the product's addresses. */

import {baseUrl, origin, withBase} from './base';
import {docsRoot, versions} from './versions';

export {docsRoot, versions, withBase};

export const site = {
  title: 'HSYCO Manual',
  tagline: 'Install, configure and program the HSYCO building supervision platform',
  /** Version of the site, not of the product. */
  version: '1.0.0',
  copyrightYear: 2025,
  locale: 'en',
  origin,
  baseUrl,
} as const;

export const links = {
  product: 'https://www.hsyco.com',
  code: 'https://github.com/hsyco',
} as const;

/** Route of the main document, relative to the root of a version. */
export const mainDoc = 'intro';

/** Anchor of the I/O server finder on the main document and the home page. */
export const finderAnchor = 'find-your-device';

/** Announcement bar above the navbar. A new `id` shows it again to readers who closed it. */
export const announcement = {
  id: `alpha-${versions.next.number.replaceAll('.', '-')}`,
  content: `<strong>${versions.next.label}</strong>: <a href="${withBase(`${docsRoot(versions.next)}/release-notes/${versions.next.number}.0`)}">see what differs from ${versions.latest.label}</a>`,
} as const;

/** Handling of broken links and duplicate routes. */
export const linkPolicy = {
  onDuplicateRoutes: 'throw',
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
} as const;
