import {wellFormed} from '../../../lib/text/wellFormed';

/** A decodable hash: a malformed `%` is escaped, and a lone surrogate replaced. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(wellFormed(hash.slice(1)))}`;
  }
}
