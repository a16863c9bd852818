/** Decodable form of a hash: a malformed `%` is escaped, a lone surrogate replaced. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1).replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
  }
}
