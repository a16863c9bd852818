import {evaluated} from '../project/bindings';
import type {Project, ProjectNode} from '../project/parse';
import {held, type State} from './simulation';

/** Bindings that refer to bindings are followed this far, so that a circle ends. */
const deepest = 8;

/** These objects and those in them. */
export function allOf(nodes: readonly ProjectNode[]): readonly ProjectNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}

/** What attributes are at present: set at run time, or from the project file, where they may be bindings. */
export interface Present {
  /** Present value of an attribute of an object. */
  readonly attribute: (node: ProjectNode, name: string) => string | undefined;
  /** The object as it is called at present: its ID may be a binding. */
  readonly named: (node: ProjectNode) => ProjectNode;
}

/** Present attributes of a project's objects. */
export function presentOf(project: Project, state: State): Present {
  const nodes = [...project.pages, ...project.popups]
    .flatMap(({objects}) => objects)
    .concat(project.overlay);
  const byId = new Map(
    [...allOf(nodes)].reverse().map((node) => [node.attributes.id ?? '', node] as const),
  );
  const bound = (value: string | undefined, depth: number): string | undefined => {
    if (value === undefined || depth > deepest) {
      return value;
    }
    try {
      return evaluated(
        value,
        (id, name) =>
          held(state.ui, `${id}.${name}`) ??
          (name === 'value' ? held(state.inputs, id) : undefined) ??
          bound(byId.get(id)?.attributes[name], depth + 1),
      );
    } catch {
      // What was read in may not fit the expression: then the attribute is as good as not set.
      return undefined;
    }
  };
  const named = (node: ProjectNode): ProjectNode => {
    const id = bound(node.attributes.id, 0);
    return id === undefined || id === node.attributes.id
      ? node
      : {...node, attributes: {...node.attributes, id}};
  };
  return {
    named,
    attribute: (node, name) =>
      held(state.ui, `${named(node).attributes.id}.${name}`) ?? bound(node.attributes[name], 0),
  };
}
