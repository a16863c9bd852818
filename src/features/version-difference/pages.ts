/** Page of a docs tree with the text of all its partials. */
export interface PageText {
  /** Path relative to the tree, without extension. */
  readonly id: string;
  readonly text: string;
}

/** Sorted page IDs that differ between two versions. */
export interface TreeDifference {
  /** Pages of both versions with different texts. */
  readonly changed: readonly string[];
  /** Pages of the later version only. */
  readonly added: readonly string[];
  /** Pages of the earlier version only. */
  readonly removed: readonly string[];
}

export function treeDifference(
  earlier: readonly PageText[],
  later: readonly PageText[],
): TreeDifference {
  const texts = new Map(earlier.map(({id, text}) => [id, text]));
  const ids = new Set(later.map(({id}) => id));
  return {
    changed: later
      .filter(({id, text}) => texts.has(id) && texts.get(id) !== text)
      .map(({id}) => id)
      .sort(),
    added: [...ids].filter((id) => !texts.has(id)).sort(),
    removed: [...texts.keys()].filter((id) => !ids.has(id)).sort(),
  };
}
