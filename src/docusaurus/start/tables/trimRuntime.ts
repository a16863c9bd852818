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
