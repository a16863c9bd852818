import {relativeAddress, shortName} from './layout';

/** What the links of a page can lead to. */
export interface ArchiveSite {
  /** Files of the pages that are in the archive, by their address on the site. */
  readonly fileOf: (address: string) => string | undefined;
  /** Whether the built site has a file, other than a page, that may be taken along. */
  readonly hasAsset: (file: string) => boolean;
}

/** The page, or the style sheet, in which an address stands. */
export interface Referrer {
  /** Its address on the site. */
  readonly address: string;
  /** Its file in the archive. */
  readonly file: string;
}

/** What becomes of an address in the archive. */
export type Link =
  | {
      readonly kind: 'kept' | 'page';
      readonly address: string;
    } /** `file` is what the built site calls it. */
  | {readonly kind: 'asset'; readonly address: string; readonly file: string}
  | {readonly kind: 'outside'};

/** Stands for the origin of the site while addresses are resolved. */
const origin = 'http://site.invalid';

/**
 * What becomes of an address: relative where it leads to what is in the
 * archive, as it is where it leads to another site. A page has no filter in the
 * archive, so that its query string is left out.
 */
export function linkOf(address: string, from: Referrer, site: ArchiveSite): Link {
  if (address.startsWith('#') || !URL.canParse(address, origin)) {
    return {kind: 'kept', address};
  }
  const url = new URL(address, origin + from.address);
  if (url.origin !== origin) {
    return {kind: 'kept', address};
  }
  const path = decodeURI(url.pathname);
  const page = site.fileOf(path);
  if (page !== undefined) {
    const isSame = page === from.file && url.hash !== '';
    return {
      kind: 'page',
      address: isSame ? url.hash : relativeAddress(from.file, page) + url.hash,
    };
  }
  const file = path.slice(1);
  return site.hasAsset(file)
    ? {kind: 'asset', address: relativeAddress(from.file, shortName(file)) + url.hash, file}
    : {kind: 'outside'};
}

/** Change each address of a list of pictures for several sizes, as `srcset` has it. */
export function mapSrcset(srcset: string, change: (address: string) => string): string {
  return [...srcset.matchAll(/(?<address>[^\s,]\S*[^\s,])(?<size>\s+[^\s,]+)?\s*(?:,|$)/gu)]
    .map(({groups}) => change(groups?.address ?? '') + (groups?.size ?? ''))
    .join(', ');
}

/** Change each address of a style sheet, or of a style attribute; data within it stay as they are. */
export function mapCssUrls(css: string, change: (address: string) => string): string {
  return css.replaceAll(
    /url\(\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^"')\s]*))\s*\)/gu,
    (whole: string, double?: string, single?: string, bare?: string) => {
      const address = double ?? single ?? bare ?? '';
      return address.startsWith('data:') || address.startsWith('#')
        ? whole
        : `url("${change(address)}")`;
    },
  );
}
