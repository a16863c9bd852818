import {limits} from '../../preview/model/limits';
import {truncateText} from '../../text/truncateText';

/** What the hash of an address begins with that has rules in it. */
const mark = '#playground=';
/** Letters that are read: a character has four bytes at most, and three bytes are four letters. */
const longestHash = Math.ceil((limits.playground.characters * 4) / 3) * 4;

/** Text as letters that an address may have. */
function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * An address that brings rules with it. They stand behind the hash, so that no
 * server is told of them.
 */
export function sharedAddress(page: string, rules: string): string {
  return `${page.replace(/#.*$/u, '')}${mark}${encode(rules)}`;
}

/**
 * The rules of a hash.
 *
 * @returns nothing where it has none, or none that can be read
 */
export function rulesIn(hash: string): string | undefined {
  if (!hash.startsWith(mark)) {
    return undefined;
  }
  try {
    const letters = atob(
      hash
        .slice(mark.length, mark.length + longestHash)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    // What was cut may end within a character, which a stream waits for.
    const stream = hash.length > mark.length + longestHash;
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes, {stream});
    return truncateText(text, limits.playground);
  } catch {
    return undefined;
  }
}
