/** A page of a docs tree with all that its text is made from. */
export interface PageText {
  /** Path below the tree, without extension. */
  readonly id: string;
  readonly text: string;
}

/** What a version of the manual has otherwise than the one before; ids of pages, in order. */
export interface TreeDifference {
  /** Pages of both versions whose texts differ. */
  readonly changed: readonly string[];
  /** Pages of the later version alone. */
  readonly added: readonly string[];
  /** Pages of the earlier version alone. */
  readonly removed: readonly string[];
}

/** What differs between the pages of an earlier version and of a later one. */
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
