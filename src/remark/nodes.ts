import type {Root, RootContent} from 'mdast';

export type Parent = Extract<RootContent | Root, {children: unknown[]}>;

const isParent = (node: RootContent): node is Extract<RootContent, Parent> => 'children' in node;

/** All nodes below a node, in the order of the page: those in tabs, lists and other blocks too. */
export function nodesIn({children}: Parent): RootContent[] {
  return (children as RootContent[]).flatMap((node) => [
    node,
    ...(isParent(node) ? nodesIn(node) : []),
  ]);
}

/** The lists of siblings below a node, which can be changed in place. */
export function siblingsIn(parent: Parent): RootContent[][] {
  return [parent, ...nodesIn(parent).filter(isParent)].map(({children}) => children);
}

/** Replaces each node below a node for which the function returns others. */
export function replaceNodes(
  parent: Parent,
  replacement: (node: RootContent) => RootContent[] | undefined,
): void {
  for (const siblings of siblingsIn(parent)) {
    siblings.splice(0, siblings.length, ...siblings.flatMap((node) => replacement(node) ?? [node]));
  }
}
