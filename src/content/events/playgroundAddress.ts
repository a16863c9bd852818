/** Page with the playground, below the root of a version, and anchor of its section. */
export const playground = {
  doc: 'development/events/events-programming',
  anchor: 'playground',
} as const;

/** Maximum characters of the rules in the playground and in its address. */
export const maxRules = 8000;

const prefix = '#playground=';

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Address that contains rules, in the hash, because browsers do not send it to the server.
 */
export function sharedAddress(page: string, rules: string): string {
  return `${page.replace(/#.*$/u, '')}${prefix}${encode(rules)}`;
}

/**
 * Rules in a hash.
 *
 * @returns `undefined` without rules, or if they cannot be decoded
 */
export function rulesIn(hash: string): string | undefined {
  if (!hash.startsWith(prefix)) {
    return undefined;
  }
  try {
    const binary = atob(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes).slice(0, maxRules);
  } catch {
    return undefined;
  }
}
