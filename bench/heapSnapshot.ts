import type {CDPSession} from 'playwright';

/*
 * What the heap of a page holds by value. The sum that a browser tells has code
 * and what it learns of code in it, which goes on growing for hundreds of rounds
 * and then levels off: a snapshot tells these apart from what the scripts keep.
 */

/** A heap snapshot of V8, as far as it is read here. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  /** The fields of all nodes, one after the other. */
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Kinds of nodes that a script makes by what it keeps; all others are of code, or of the browser. */
const kinds: ReadonlySet<string> = new Set([
  ...['array', 'string', 'object', 'closure', 'regexp', 'number', 'bigint', 'symbol'],
  ...['concatenated string', 'sliced string'],
]);

/** Objects of the browser that go on watching until they are let go. */
const observers = /^(?:Intersection|Mutation|Performance|Resize)Observer$/u;

/** What is read from a snapshot. */
export interface Kept {
  /** Bytes of the values, by constructor. */
  readonly values: ReadonlyMap<string, number>;
  /** Observers that are at work. */
  readonly observers: number;
}

function read({snapshot, nodes, strings}: Snapshot): Kept {
  const {node_fields: fields, node_types: types} = snapshot.meta;
  const at = (name: string) => fields.indexOf(name);
  const [typeAt, nameAt, sizeAt] = [at('type'), at('name'), at('self_size')];
  const values = new Map<string, number>();
  let watching = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + typeAt] ?? 0] ?? '';
    const ownName = strings[nodes[node + nameAt] ?? 0] ?? '';
    if (kinds.has(kind)) {
      // A text would have its own words for a name.
      const name = kind === 'object' ? ownName : `(${kind})`;
      values.set(name, (values.get(name) ?? 0) + (nodes[node + sizeAt] ?? 0));
    } else if (kind === 'native' && observers.test(ownName)) {
      watching += 1;
    }
  }
  return {values, observers: watching};
}

/** What is kept, after the garbage has been collected. */
export async function keptIn(session: CDPSession): Promise<Kept> {
  const chunks: string[] = [];
  const take = ({chunk}: {readonly chunk: string}) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', {reportProgress: false});
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return read(JSON.parse(chunks.join('')) as Snapshot);
}
