import Interpreter from 'js-interpreter';
import type {Program, Script} from '../../language/parse';
import type {EventsFault} from '../../language/tokens';
import {languageNames, serverFunctions, serverVariables} from './functions';

/** A part of a syntax tree, as ESTree has it. */
interface SyntaxNode {
  readonly type: string;
  readonly loc: {readonly start: {readonly line: number; readonly column: number}};
  readonly [member: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

function nameOf(value: unknown): readonly string[] {
  return isNode(value) && value.type === 'Identifier' ? [String(value.name)] : [];
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap((value): SyntaxNode[] =>
    Array.isArray(value) ? value.flatMap(membersOf) : isNode(value) ? [value] : [],
  );
}

/** A part of a list; the members of an object have no place of their own. */
function membersOf(value: unknown): SyntaxNode[] {
  if (isNode(value)) {
    return [value];
  }
  return typeof value === 'object' && value !== null && 'value' in value && isNode(value.value)
    ? [value.value]
    : [];
}

/** Names that a part makes known: variables, functions, parameters, and what it sets without `var`. */
function declaredBy(node: SyntaxNode): readonly string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return nameOf(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [node.id, ...(node.params as readonly unknown[])].flatMap(nameOf);
    case 'CatchClause':
      return nameOf(node.param);
    case 'AssignmentExpression':
      return nameOf(node.left);
    default:
      return [];
  }
}

/** Names that a part reads, with their places; what stands after a dot or names a jump is none. */
function readBy(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.type) {
    case 'Identifier':
      return [node];
    case 'MemberExpression':
      return [node.object, ...(node.computed === true ? [node.property] : [])]
        .filter(isNode)
        .flatMap(readBy);
    case 'UnaryExpression':
      // `typeof` asks whether there is such a name.
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

function allOf(node: SyntaxNode): readonly SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(allOf)];
}

/** The syntax tree of a block or function, or the mistake in it. */
function parseScript({code, line}: Script): {
  readonly tree?: SyntaxNode;
  readonly fault?: EventsFault;
} {
  // A block may return, as a function does.
  const text = /^function\b/u.test(code) ? code : `(function () {${code}\n})`;
  try {
    return {tree: Interpreter.prototype.parse_(text, 'script') as SyntaxNode};
  } catch (error) {
    const {loc, message} = error as SyntaxError & {loc?: {line: number; column: number}};
    return {
      fault: {
        line: line + (loc?.line ?? 1) - 1,
        column: (loc?.column ?? 0) + 1,
        what: `JavaScript: ${message.replace(/ \(\d+:\d+\)$/u, '')}; a preview supports ECMAScript 5`,
      },
    };
  }
}

/**
 * Mistakes in the JavaScript of a program, and names in it that a preview does
 * not have, at their lines in the text.
 */
export function scriptFaults({rules, functions}: Program): readonly EventsFault[] {
  const scripts = [...rules.flatMap(({script}) => script ?? []), ...functions];
  const read = scripts.map((script) => ({script, ...parseScript(script)}));
  const known = new Set<string>([
    ...languageNames,
    ...serverFunctions,
    ...serverVariables,
    ...read.flatMap(({tree}) => (tree ? allOf(tree) : [])).flatMap(declaredBy),
  ]);
  return read.flatMap(({script, tree, fault}) => {
    if (tree === undefined) {
      return fault ?? [];
    }
    return readBy(tree)
      .filter(({name}) => !known.has(String(name)))
      .map(({name, loc: {start}}) => ({
        line: script.line + start.line - 1,
        column: 1,
        what: `"${String(name)}" is not available in a preview`,
      }));
  });
}
