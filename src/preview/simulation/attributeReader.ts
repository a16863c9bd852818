import {limits} from '../model/limits';
import {ownValue} from '../model/ownValue';
import {flatten, type Project, type ProjectNode} from '../model/project';
import {evaluate, isBinding} from '../project/bindings';
import type {State} from './simulation';

/** What attributes are at present: set at run time, or from the project file, where they may be bindings. */
export interface AttributeReader {
  /** Present value of an attribute of an object. */
  readonly attribute: (node: ProjectNode, name: string) => string | undefined;
  /** The object as it is called at present: its ID may be a binding. */
  readonly withPresentId: (node: ProjectNode) => ProjectNode;
}

/** Reader of the present attributes of a project's objects. */
export function attributeReader(project: Project, state: State): AttributeReader {
  const nodes = [...project.pages, ...project.popups]
    .flatMap(({objects}) => objects)
    .concat(project.overlay);
  const byId = new Map(
    [...flatten(nodes)].reverse().map((node) => [node.attributes.id ?? '', node] as const),
  );
  // Each binding is worked out once: those that refer to several others would double the work with each step.
  const known = new Map<string, string>();
  const valueOf = (value: string | undefined, depth: number): string | undefined => {
    if (value === undefined || !isBinding(value)) {
      return value;
    }
    const before = known.get(value);
    if (before !== undefined) {
      return before;
    }
    if (depth > limits.binding.depth) {
      throw new Error(`bindings refer to each other more than ${limits.binding.depth} times`);
    }
    const result = evaluate(
      value,
      (id, name) =>
        ownValue(state.ui, `${id}.${name}`) ??
        (name === 'value' ? ownValue(state.inputs, id) : undefined) ??
        valueOf(ownValue(byId.get(id)?.attributes ?? {}, name), depth + 1),
    );
    known.set(value, result);
    return result;
  };
  const resolve = (value: string | undefined): string | undefined => {
    try {
      return valueOf(value, 0);
    } catch {
      // A circle, or what was read in does not fit the expression: as good as not set.
      return undefined;
    }
  };
  const withPresentId = (node: ProjectNode): ProjectNode => {
    const id = resolve(node.attributes.id);
    return id === undefined || id === node.attributes.id
      ? node
      : {...node, attributes: {...node.attributes, id}};
  };
  return {
    withPresentId,
    attribute: (node, name) =>
      ownValue(state.ui, `${withPresentId(node).attributes.id}.${name}`) ??
      resolve(ownValue(node.attributes, name)),
  };
}
