/**
 * Identity of the site: the product's name and addresses, and the texts of the
 * frame. No other file names the product's addresses.
 */

import {baseUrl, origin, withBase} from './base';
import {docsRoot, versions} from './versions';

export {docsRoot, versions, withBase};

export const site = {
  title: 'HSYCO Manual',
  tagline: 'Install, configure and program the HSYCO building supervision platform',
  /** Version of this site, shown to maintainers; not a version of the product. */
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

/** Route of the main document of a version, without the version's base path. */
export const mainDoc = 'intro';

/** Hash of the heading above the list of I/O servers, on the main document and on the home page. */
export const finderAnchor = 'find-your-device';

/**
 * Announcement shown above the navbar until the reader closes it. A new `id`
 * shows it again to everyone.
 */
export const announcement = {
  id: `alpha-${versions.next.number.replaceAll('.', '-')}`,
  content: `The <strong>${versions.next.label}</strong> manual is available. <a href="${withBase(`${docsRoot(versions.next)}/${mainDoc}`)}">Compare it with ${versions.latest.label}</a>.`,
} as const;

/** Build settings for broken links and for addresses that two pages have. */
export const linkPolicy = {
  onDuplicateRoutes: 'throw',
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
} as const;
