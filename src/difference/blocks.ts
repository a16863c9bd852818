import {diffArrays, diffWordsWithSpace} from 'diff';

/** A block of a page: a paragraph, a row of a table, an item of a list, a block of code. */
export interface Block {
  /** Heading below which it stands. */
  readonly place: string;
  /** As readers see it, in plain text. */
  readonly text: string;
  /** As its writer typed it: what is compared. */
  readonly source: string;
  /** Whether lines and blanks count. */
  readonly isCode: boolean;
}

/** A run of words of a block. */
export interface Part {
  readonly text: string;
  /** Whether the other side has it otherwise. */
  readonly isChanged: boolean;
}

/** A block that differs, side by side. */
export interface Change {
  readonly place: string;
  readonly isCode: boolean;
  /** The block of the earlier page; no parts where it has none. */
  readonly before: readonly Part[];
  /** The block of the later page; no parts where it has none. */
  readonly after: readonly Part[];
}

/** Share of the words of two blocks from which one is a new wording of the other. */
const likeness = 0.4;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

/** Whether a block may be a new wording of another. */
function isLike(a: Block, b: Block): boolean {
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
  return 2 * shared >= likeness * all;
}

function reworded(earlier: Block, later: Block): Change {
  // Where readers see the same, such as after a change of a link, the source tells.
  const kind = earlier.text === later.text ? 'source' : 'text';
  const parts = diffWordsWithSpace(earlier[kind], later[kind]);
  return {
    place: later.place,
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
 * Walk two lists of blocks beside each other.
 *
 * @param isSame whether two blocks belong together
 * @param onPair what becomes of two that do
 * @param onRun what becomes of those between them
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

/** What differs between the blocks of two pages, in the order of the later one. */
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
        isLike,
        (a, b) => [reworded(a, b)],
        (gone, come) => [...gone.map(removal), ...come.map(addition)],
      ),
  );
}
