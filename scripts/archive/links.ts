import {relativeAddress, shortName} from './layout';

/** Possible targets of the links of a page. */
export interface ArchiveSite {
  /** File of a page of the archive by its address on the site. */
  readonly fileOf: (address: string) => string | undefined;
  /** Whether the built site has a file, other than a page, that may be included. */
  readonly hasAsset: (file: string) => boolean;
}

/** Page or style sheet that contains an address. */
export interface Referrer {
  /** Address on the site. */
  readonly address: string;
  /** File in the archive. */
  readonly file: string;
}

/** Address in the archive; `file` is the path of an asset in the built site. */
export type Link =
  | {readonly kind: 'kept' | 'page'; readonly address: string}
  | {readonly kind: 'asset'; readonly address: string; readonly file: string}
  | {readonly kind: 'outside'};

/** Placeholder for the origin of the site. */
const origin = 'http://site.invalid';

/**
 * Address in the archive: relative for its pages and files, unchanged for other sites. The
 * query string is dropped, because pages of the archive have no filters.
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

/** Replaces each address of a style sheet, except for data and fragments. */
export function mapCssUrls(css: string, change: (address: string) => string): string {
  return css.replaceAll(
    /url\(\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^"')\s]*))\s*\)/gu,
    (whole: string, double?: string, single?: string, bare?: string) => {
      const address = double ?? single ?? bare ?? '';
      return /^(?:data:|#)/u.test(address) ? whole : `url("${change(address)}")`;
    },
  );
}
