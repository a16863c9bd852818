import type {CDPSession} from 'playwright';

/*
 * Heap usage by values. The heap size of the browser includes compiled code and feedback
 * data, which grow for hundreds of rounds before they level off; a snapshot separates them
 * from retained values.
 */

/** Fields of a V8 heap snapshot that are read here. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  /** Flattened fields of all nodes. */
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Node types of script values; the others belong to code or to the browser. */
const kinds: ReadonlySet<string> = new Set([
  ...['array', 'string', 'object', 'closure', 'regexp', 'number', 'bigint', 'symbol'],
  ...['concatenated string', 'sliced string'],
]);

/** Observers stay active until they are disconnected. */
const observers = /^(?:Intersection|Mutation|Performance|Resize)Observer$/u;

/** Retained values of a snapshot. */
export interface Retained {
  /** Bytes by constructor. */
  readonly values: ReadonlyMap<string, number>;
  /** Number of active observers. */
  readonly observers: number;
}

function read({snapshot, nodes, strings}: Snapshot): Retained {
  const {node_fields: fields, node_types: types} = snapshot.meta;
  const at = (name: string) => fields.indexOf(name);
  const [typeAt, nameAt, sizeAt] = [at('type'), at('name'), at('self_size')];
  const values = new Map<string, number>();
  let active = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + typeAt] ?? 0] ?? '';
    const ownName = strings[nodes[node + nameAt] ?? 0] ?? '';
    if (kinds.has(kind)) {
      // Strings are grouped, because the name of a string node is its content.
      const name = kind === 'object' ? ownName : `(${kind})`;
      values.set(name, (values.get(name) ?? 0) + (nodes[node + sizeAt] ?? 0));
    } else if (kind === 'native' && observers.test(ownName)) {
      active += 1;
    }
  }
  return {values, observers: active};
}

/** Retained values after garbage collection. */
export async function retainedValues(session: CDPSession): Promise<Retained> {
  const chunks: string[] = [];
  const take = ({chunk}: {readonly chunk: string}) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', {reportProgress: false});
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return read(JSON.parse(chunks.join('')) as Snapshot);
}
