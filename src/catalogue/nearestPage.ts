/** Words of an address: its parts, cut at everything that is not a letter or a digit. */
function wordsOf(address: string): string[] {
  return address
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter(Boolean);
}

/** Pairs of neighbouring letters, by which two misspelt words still resemble each other. */
function pairsOf(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(
    Array.from({length: padded.length - 1}, (_, index) => padded.slice(index, index + 2)),
  );
}

/** How alike two words are, from 0 (nothing in common) to 1 (the same). */
function likeness(a: string, b: string): number {
  const pairsA = pairsOf(a);
  const pairsB = pairsOf(b);
  const shared = [...pairsA].filter((pair) => pairsB.has(pair)).length;
  return (2 * shared) / (pairsA.size + pairsB.size);
}

/**
 * Existing addresses that resemble one that does not exist, best first. The
 * last word counts most: it is the page's own name.
 *
 * @param wanted the address that was asked for
 * @param addresses the addresses that exist
 * @param limit how many to return at most
 */
export function nearestPages(wanted: string, addresses: readonly string[], limit = 3): string[] {
  const wantedWords = wordsOf(wanted.replace(/\.html?$/u, ''));
  const last = wantedWords.at(-1);
  if (last === undefined) {
    return [];
  }
  const best = (word: string, words: readonly string[]) =>
    Math.max(0, ...words.map((other) => likeness(word, other)));
  return addresses
    .map((address) => {
      const words = wordsOf(address);
      const own = likeness(last, words.at(-1) ?? '');
      const shared =
        wantedWords.reduce((sum, word) => sum + best(word, words), 0) / wantedWords.length;
      return {address, score: own * 2 + shared};
    })
    .filter(({score}) => score > 1.2)
    .sort((a, b) => b.score - a.score || a.address.length - b.address.length)
    .slice(0, limit)
    .map(({address}) => address);
}
