import Interpreter from 'js-interpreter';
import type {Script} from '../../../content/events/parse';
import type {EventsFault} from '../../../content/events/tokens';

/** A part of a syntax tree, as ESTree has it. */
export interface SyntaxNode {
  readonly type: string;
  readonly loc: {readonly start: {readonly line: number; readonly column: number}};
  readonly [member: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

export function nameOf(value: unknown): readonly string[] {
  return isNode(value) && value.type === 'Identifier' ? [String(value.name)] : [];
}

export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap((value): SyntaxNode[] =>
    Array.isArray(value) ? value.flatMap(membersOf) : isNode(value) ? [value] : [],
  );
}

/** Nodes of a list item; a property of an object has its node in `value`. */
function membersOf(value: unknown): SyntaxNode[] {
  if (isNode(value)) {
    return [value];
  }
  return typeof value === 'object' && value !== null && 'value' in value && isNode(value.value)
    ? [value.value]
    : [];
}

/** Names that a node declares: variables, functions, parameters, and assignments without `var`. */
export function declaredBy(node: SyntaxNode): readonly string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return nameOf(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [node.id, ...(node.params as readonly unknown[])].flatMap(nameOf);
    case 'CatchClause':
      return nameOf(node.param);
    case 'AssignmentExpression':
    case 'ForInStatement':
      return nameOf(node.left);
    default:
      return [];
  }
}

/** Identifiers that a node reads; properties after a dot and labels are not read. */
export function readBy(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.type) {
    case 'Identifier':
      return [node];
    case 'MemberExpression':
      return [node.object, ...(node.computed === true ? [node.property] : [])]
        .filter(isNode)
        .flatMap(readBy);
    case 'UnaryExpression':
      // `typeof` accepts a name that is not declared.
      return node.operator === 'typeof' && nameOf(node.argument).length > 0
        ? []
        : childrenOf(node).flatMap(readBy);
    case 'BreakStatement':
    case 'ContinueStatement':
      return [];
    case 'LabeledStatement':
      return isNode(node.body) ? readBy(node.body) : [];
    default:
      return childrenOf(node).flatMap(readBy);
  }
}

export function allOf(node: SyntaxNode): readonly SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(allOf)];
}

/** The syntax tree of a block or function, or its fault. */
export function parseScript({code, line}: Script): {
  readonly tree?: SyntaxNode;
  readonly fault?: EventsFault;
} {
  // A block can return, as a function does.
  const text = /^function\b/u.test(code) ? code : `(function () {${code}\n})`;
  try {
    return {tree: Interpreter.prototype.parse_(text, 'script') as SyntaxNode};
  } catch (error) {
    const {loc, message} = error as SyntaxError & {loc?: {line: number; column: number}};
    return {
      fault: {
        line: line + (loc?.line ?? 1) - 1,
        column: (loc?.column ?? 0) + 1,
        message: `JavaScript: ${message.replace(/ \(\d+:\d+\)$/u, '')}; a preview supports ECMAScript 5`,
      },
    };
  }
}
