import {withoutBase} from './base';

/** Size of a social card in pixels. */
export const cardSize = {width: 1200, height: 630} as const;

/** Folder of the cards. */
export const cardFolder = 'cards';

/**
 * Address, within the site, of the picture that other sites show beside a link to a page.
 *
 * @param permalink address of the page; none for the card of the whole site
 */
export function cardAddress(permalink = '/manual'): string {
  return `/${cardFolder}${withoutBase(permalink)}.png`;
}
