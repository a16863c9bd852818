import {ownValue} from '../model/ownValue';
import {flatten, type Project, type ProjectNode} from '../model/project';
import {evaluate} from '../project/bindings';
import type {State} from './simulation';

/** Bindings that refer to bindings are followed this far, so that a circle ends. */
const maxDepth = 8;

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
  const resolve = (value: string | undefined, depth: number): string | undefined => {
    if (value === undefined || depth > maxDepth) {
      return value;
    }
    try {
      return evaluate(
        value,
        (id, name) =>
          ownValue(state.ui, `${id}.${name}`) ??
          (name === 'value' ? ownValue(state.inputs, id) : undefined) ??
          resolve(byId.get(id)?.attributes[name], depth + 1),
      );
    } catch {
      // What was read in may not fit the expression: then the attribute is as good as not set.
      return undefined;
    }
  };
  const withPresentId = (node: ProjectNode): ProjectNode => {
    const id = resolve(node.attributes.id, 0);
    return id === undefined || id === node.attributes.id
      ? node
      : {...node, attributes: {...node.attributes, id}};
  };
  return {
    withPresentId,
    attribute: (node, name) =>
      ownValue(state.ui, `${withPresentId(node).attributes.id}.${name}`) ??
      resolve(node.attributes[name], 0),
  };
}
