import {limits} from '../model/limits';
import {ownValue} from '../model/ownValue';
import {flatten, type Project, type ProjectNode} from '../model/project';
import {evaluate, isBinding} from '../project/bindings';
import type {State} from './simulation';

/** Reads the present attributes of objects: set at run time, or from the project file. */
export interface AttributeReader {
  /** Present value of an attribute of an object; a binding in the file is evaluated. */
  readonly attribute: (node: ProjectNode, name: string) => string | undefined;
  /** The object with its present ID, which may be a binding. */
  readonly withPresentId: (node: ProjectNode) => ProjectNode;
}

/** Creates the reader of a project's objects in a state. */
export function attributeReader(project: Project, state: State): AttributeReader {
  const {pages, popups, overlay} = project;
  const nodes = [...[...pages, ...popups].flatMap(({objects}) => objects), ...overlay];
  const byId = new Map(
    [...flatten(nodes)].reverse().map((node) => [node.attributes.id ?? '', node] as const),
  );
  const valueOf = (value: string | undefined, depth: number): string | undefined => {
    if (value === undefined || !isBinding(value)) {
      return value;
    }
    if (depth > limits.bindings) {
      throw new Error(`bindings refer to each other more than ${limits.bindings} times`);
    }
    return evaluate(
      value,
      (id, name) =>
        ownValue(state.ui, `${id}.${name}`) ??
        (name === 'value' ? ownValue(state.inputs, id) : undefined) ??
        valueOf(ownValue(byId.get(id)?.attributes ?? {}, name), depth + 1),
    );
  };
  const resolve = (value: string | undefined): string | undefined => {
    try {
      return valueOf(value, 0);
    } catch {
      // A circular binding, or one that does not fit its values, counts as not set.
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
