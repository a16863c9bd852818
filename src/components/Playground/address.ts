import {limits} from '../../features/preview/model/limits';
import {truncateText} from '../../lib/text/truncateText';

const prefix = '#playground=';
/** Base64 letters that are decoded: a character has four bytes at most, and three bytes are four letters. */
const longestHash = Math.ceil((limits.playground.characters * 4) / 3) * 4;

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * An address that contains rules, in the hash, which browsers do not send to
 * servers.
 */
export function sharedAddress(page: string, rules: string): string {
  return `${page.replace(/#.*$/u, '')}${prefix}${encode(rules)}`;
}

/**
 * The rules of a hash.
 *
 * @returns `undefined` without rules, or if they cannot be decoded
 */
export function rulesIn(hash: string): string | undefined {
  if (!hash.startsWith(prefix)) {
    return undefined;
  }
  try {
    const letters = atob(
      hash
        .slice(prefix.length, prefix.length + longestHash)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    // A truncated text can end within a character, which a stream accepts.
    const stream = hash.length > prefix.length + longestHash;
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes, {stream});
    return truncateText(text, limits.playground);
  } catch {
    return undefined;
  }
}
