import {diffArrays, diffWordsWithSpace} from 'diff';

/** Block of a page: paragraph, table row, list item or code block. */
export interface Block {
  /** Heading above the block; empty in the introduction. */
  readonly heading: string;
  /** Rendered plain text. */
  readonly text: string;
  /** Markdown source, which is compared. */
  readonly source: string;
  /** Whether whitespace is significant. */
  readonly isCode: boolean;
}

/** Run of words in a block. */
export interface Part {
  readonly text: string;
  /** Whether the other side differs. */
  readonly isChanged: boolean;
}

/** Changed block, side by side. */
export interface Change {
  readonly heading: string;
  readonly isCode: boolean;
  /** Block of the earlier page; empty if it was added. */
  readonly before: readonly Part[];
  /** Block of the later page; empty if it was removed. */
  readonly after: readonly Part[];
}

/** Minimum share of common words for a block to count as reworded. */
const minSimilarity = 0.4;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

/** Whether a block may be a reworded version of another. */
function isSimilar(a: Block, b: Block): boolean {
  if (a.isCode !== b.isCode) {
    return false;
  }
  const left = wordsOf(b.text);
  const all = left.length + wordsOf(a.text).length;
  const shared = wordsOf(a.text).filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) {
      left.splice(index, 1);
    }
    return index >= 0;
  }).length;
  return 2 * shared >= minSimilarity * all;
}

function reworded(earlier: Block, later: Block): Change {
  // If the rendered texts are equal, for example after a change of a link, the sources are
  // compared.
  const kind = earlier.text === later.text ? 'source' : 'text';
  const parts = diffWordsWithSpace(earlier[kind], later[kind]);
  return {
    heading: later.heading,
    isCode: later.isCode || kind === 'source',
    before: parts
      .filter(({added}) => !added)
      .map(({value, removed}) => ({text: value, isChanged: removed})),
    after: parts
      .filter(({removed}) => !removed)
      .map(({value, added}) => ({text: value, isChanged: added})),
  };
}

const whole = ({text}: Block): Part[] => [{text, isChanged: true}];
const removal = (block: Block): Change => ({...block, before: whole(block), after: []});
const addition = (block: Block): Change => ({...block, before: [], after: whole(block)});

/**
 * Aligns two lists of blocks.
 *
 * @param isSame whether two blocks correspond
 * @param onPair changes of a corresponding pair
 * @param onRun changes of the blocks between pairs
 */
function align(
  earlier: readonly Block[],
  later: readonly Block[],
  isSame: (a: Block, b: Block) => boolean,
  onPair: (a: Block, b: Block) => Change[],
  onRun: (removed: readonly Block[], added: readonly Block[]) => Change[],
): Change[] {
  const changes: Change[] = [];
  let [at, to] = [0, 0];
  let removed: readonly Block[] = [];
  let added: readonly Block[] = [];
  const endRun = () => {
    changes.push(...onRun(removed, added));
    [removed, added] = [[], []];
  };
  for (const run of diffArrays([...earlier], [...later], {comparator: isSame})) {
    if (run.removed) {
      removed = earlier.slice(at, at + run.count);
      at += run.count;
    } else if (run.added) {
      added = later.slice(to, to + run.count);
      to += run.count;
    } else {
      endRun();
      for (let index = 0; index < run.count; index++, at++, to++) {
        const [a, b] = [earlier[at], later[to]];
        changes.push(...(a && b ? onPair(a, b) : []));
      }
    }
  }
  endRun();
  return changes;
}

/** Changes between the blocks of two pages, in the order of the later page. */
export function changesOf(earlier: readonly Block[], later: readonly Block[]): Change[] {
  return align(
    earlier,
    later,
    (a, b) => a.source === b.source && a.isCode === b.isCode,
    () => [],
    (removed, added) =>
      align(
        removed,
        added,
        isSimilar,
        (a, b) => [reworded(a, b)],
        (onlyEarlier, onlyLater) => [...onlyEarlier.map(removal), ...onlyLater.map(addition)],
      ),
  );
}
