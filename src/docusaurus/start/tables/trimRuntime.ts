/**
 * Removes the names and hashes of page chunks from the bundler's runtime, whose tables by
 * chunk ID and chunk name grow with every page.
 *
 * @param code text of the runtime script, not minified yet
 * @param isPageChunk whether only pages load the chunk with this ID or name
 * @throws Error if the runtime has no such table
 */
export function trimRuntime(code: string, isPageChunk: (idOrName: string) => boolean): string {
  const trimmed = code.replaceAll(/"?([\w~-]+)"?\s*:\s*"[^"]*",?\s*/gu, (entry, key: string) =>
    isPageChunk(key) ? '' : entry,
  );
  if (trimmed === code) {
    throw new Error('The runtime has no table of chunks: see src/docusaurus/README.md.');
  }
  return trimmed;
}

/**
 * Replaces the preliminary hashes of scripts by their numbers. The hashes change with every page,
 * and the minifier shortens names by the frequency of letters, so the runtime would change too.
 *
 * @param code text of the runtime script, not minified yet
 */
export function withoutHashes(code: string): {
  readonly text: string;
  readonly hashes: readonly string[];
} {
  const hashes: string[] = [];
  const text = code.replaceAll(
    /"(?<hash>[0-9a-f]{10})"/gu,
    (_, hash: string) => `"${String(hashes.push(hash) - 1).padStart(10, '0')}"`,
  );
  return {text, hashes};
}

/** Inserts the hashes again, which the bundler replaces by those of the minified scripts. */
export function withHashes(code: string, hashes: readonly string[]): string {
  return code.replaceAll(
    /"(?<number>0{7}\d{3})"/gu,
    (_, number: string) => `"${hashes[Number(number)] ?? number}"`,
  );
}
