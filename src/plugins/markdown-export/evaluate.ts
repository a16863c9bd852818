/**
 * Evaluates the expressions of MDX pages without React: property values, conditions, lists.
 * The caller converts their elements to Markdown.
 */

/** Node of a syntax tree from MDX. */
export interface Syntax {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Element or fragment in an expression. */
export interface ElementOf {
  /** Undefined for a fragment. */
  readonly name: string | undefined;
  readonly props: Props;
  /** Values of the children. */
  readonly children: () => readonly unknown[];
}

export type Props = Readonly<Record<string, unknown>>;

/** Scope of an expression. */
export interface Scope {
  readonly names: Readonly<Record<string, unknown>>;
  /** Converts an element. */
  readonly element: (element: ElementOf) => unknown;
}

/** Globals of every expression. */
const globals: Readonly<Record<string, unknown>> = {Object, undefined};

/** The expression uses unsupported syntax. */
export class EvaluationError extends Error {}

const nodeOf = (node: Syntax, field: string): Syntax => node[field] as Syntax;
const nodesOf = (node: Syntax, field: string): readonly Syntax[] =>
  node[field] as readonly Syntax[];
const textOf = (node: Syntax, field: string): string => String(node[field]);

/** JSX text without line breaks and their surrounding spaces. */
function jsxText(text: string): string {
  const lines = text.split(/\r?\n/u);
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

const operators: Readonly<Record<string, (a: unknown, b: unknown) => unknown>> = {
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '>': (a, b) => Number(a) > Number(b),
  '<': (a, b) => Number(a) < Number(b),
  '+': (a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a + b : `${String(a)}${String(b)}`,
};

/** Names that a parameter pattern binds. */
function bind(pattern: Syntax, value: unknown): Record<string, unknown> {
  if (pattern.type === 'Identifier') {
    return {[textOf(pattern, 'name')]: value};
  }
  if (pattern.type === 'ArrayPattern') {
    const values = value as readonly unknown[];
    return Object.assign(
      {},
      ...nodesOf(pattern, 'elements').map((element, index) => bind(element, values[index])),
    ) as Record<string, unknown>;
  }
  throw new EvaluationError(`a parameter of the kind ${pattern.type}`);
}

function elementOf(node: Syntax, scope: Scope): unknown {
  const children = () =>
    nodesOf(node, 'children').flatMap((child): unknown[] =>
      child.type === 'JSXText'
        ? [jsxText(textOf(child, 'value'))].filter((text) => text !== '')
        : [evaluate(child, scope)],
    );
  if (node.type === 'JSXFragment') {
    return scope.element({name: undefined, props: {}, children});
  }
  const opening = nodeOf(node, 'openingElement');
  const props = Object.fromEntries(
    nodesOf(opening, 'attributes').map((attribute) => {
      const value = attribute.value as Syntax | null;
      return [
        textOf(nodeOf(attribute, 'name'), 'name'),
        value === null ? true : evaluate(value, scope),
      ];
    }),
  );
  return scope.element({name: textOf(nodeOf(opening, 'name'), 'name'), props, children});
}

function call(node: Syntax, scope: Scope): unknown {
  const callee = nodeOf(node, 'callee');
  const args = nodesOf(node, 'arguments').map((argument) => evaluate(argument, scope));
  const owner =
    callee.type === 'MemberExpression' ? evaluate(nodeOf(callee, 'object'), scope) : undefined;
  const called = evaluate(callee, scope);
  if (typeof called !== 'function') {
    throw new EvaluationError('a call of a value that is not a function');
  }
  return Reflect.apply(called, owner, args) as unknown;
}

function nameOf(node: Syntax, scope: Scope): unknown {
  const name = textOf(node, 'name');
  const known = [scope.names, globals].find((names) => Object.hasOwn(names, name));
  if (known === undefined) {
    throw new EvaluationError(`the name ${name}`);
  }
  return known[name];
}

const kinds: Readonly<Record<string, (node: Syntax, scope: Scope) => unknown>> = {
  Literal: ({value}) => value,
  Identifier: nameOf,
  JSXElement: elementOf,
  JSXFragment: elementOf,
  JSXEmptyExpression: () => undefined,
  JSXExpressionContainer: (node, scope) => evaluate(nodeOf(node, 'expression'), scope),
  CallExpression: call,
  ArrayExpression: (node, scope) =>
    nodesOf(node, 'elements').map((element) => evaluate(element, scope)),
  ObjectExpression: (node, scope) =>
    Object.fromEntries<unknown>(
      nodesOf(node, 'properties').map((property) => {
        const key = nodeOf(property, 'key');
        return [String(key.name ?? key.value), evaluate(nodeOf(property, 'value'), scope)];
      }),
    ),
  TemplateLiteral: (node, scope) => {
    const texts = nodesOf(node, 'quasis').map(
      (quasi) => (quasi.value as {readonly cooked: string}).cooked,
    );
    const values = nodesOf(node, 'expressions').map((one) => String(evaluate(one, scope)));
    return texts.map((text, index) => text + (values[index] ?? '')).join('');
  },
  MemberExpression: (node, scope) => {
    const property = nodeOf(node, 'property');
    const key = node.computed === true ? evaluate(property, scope) : property.name;
    const owner = evaluate(nodeOf(node, 'object'), scope) as Readonly<Record<string, unknown>>;
    return owner[String(key)];
  },
  ConditionalExpression: (node, scope) =>
    evaluate(
      nodeOf(node, evaluate(nodeOf(node, 'test'), scope) ? 'consequent' : 'alternate'),
      scope,
    ),
  LogicalExpression: (node, scope) => {
    const left = evaluate(nodeOf(node, 'left'), scope);
    const isDone =
      node.operator === '&&' ? !left : node.operator === '||' ? Boolean(left) : left != null;
    return isDone ? left : evaluate(nodeOf(node, 'right'), scope);
  },
  UnaryExpression: (node, scope) => {
    const value = evaluate(nodeOf(node, 'argument'), scope);
    return node.operator === '!' ? !value : -Number(value);
  },
  BinaryExpression: (node, scope) => {
    const operate = operators[textOf(node, 'operator')];
    if (operate === undefined) {
      throw new EvaluationError(`the operator ${textOf(node, 'operator')}`);
    }
    return operate(evaluate(nodeOf(node, 'left'), scope), evaluate(nodeOf(node, 'right'), scope));
  },
  ArrowFunctionExpression:
    (node, scope) =>
    (...args: readonly unknown[]) => {
      const names = nodesOf(node, 'params').map((pattern, index) => bind(pattern, args[index]));
      return evaluate(nodeOf(node, 'body'), {
        ...scope,
        names: Object.assign({}, scope.names, ...names) as Record<string, unknown>,
      });
    },
};

/**
 * Evaluates an expression.
 *
 * @throws EvaluationError naming unsupported syntax
 */
export function evaluate(node: Syntax, scope: Scope): unknown {
  const kind = kinds[node.type];
  if (kind === undefined) {
    throw new EvaluationError(`an expression of the kind ${node.type}`);
  }
  return kind(node, scope);
}
