import {withoutBase} from './base';

/** Size of a social card in pixels. */
export const cardSize = {width: 1200, height: 630} as const;

export const cardFolder = 'cards';

/**
 * Address of the social card of a page, without the base path.
 *
 * @param permalink address of the page; omitted for the card of the site
 */
export function cardAddress(permalink = '/manual'): string {
  return `/${cardFolder}${withoutBase(permalink)}.png`;
}
