import {scriptsOf, type Program} from '../../../content/events/parse';
import type {EventsFault} from '../../../content/events/tokens';
import {functionNames} from '../../../content/reference/functions.data';
import {languageNames} from './functions';
import {allOf, childrenOf, declaredBy, isNode, nameOf, parseScript} from './syntax';
import type {SyntaxNode} from './syntax';

const nodesOf = (...values: readonly unknown[]): SyntaxNode[] => values.flat().filter(isNode);

const calleeOf = (node: SyntaxNode | undefined): string | undefined =>
  node?.type === 'CallExpression' ? nameOf(node.callee)[0] : undefined;

/** The values of the variables of a tree, by name. */
type Variables = ReadonlyMap<string, SyntaxNode>;

function variablesOf(tree: SyntaxNode): Variables {
  return new Map(
    allOf(tree).flatMap((node) =>
      node.type === 'VariableDeclarator' && isNode(node.init)
        ? nameOf(node.id).map((name) => [name, node.init as SyntaxNode] as const)
        : [],
    ),
  );
}

/** The name of what a value reads: `ioGet` or `varGet` with its argument; `String` is optional. */
function readingOf(node: SyntaxNode, variables: Variables, isText = true): string | undefined {
  const callee = calleeOf(node);
  const [argument] = nodesOf(node.arguments);
  if (callee === 'ioGet' || callee === 'varGet') {
    return `${callee}(${[argument?.value, argument?.name, '…'].find(Boolean) as string})`;
  }
  if (callee === 'String' && isText && argument) {
    return readingOf(argument, variables);
  }
  const value = variables.get(nameOf(node)[0] ?? '');
  // A variable that contains itself is no reading.
  return value && readingOf(value, new Map(), isText);
}

/** Readings that a node compares with a literal, or takes as true or false. */
function checksOf(node: SyntaxNode, variables: Variables): (string | undefined)[] {
  const operands = nodesOf(node.left, node.right);
  const isCheck =
    (node.type === 'BinaryExpression' && operands.some(({type}) => type === 'Literal')) ||
    /^(?:Conditional|Logical|Unary)Expression|IfStatement$/u.test(node.type);
  return isCheck
    ? [...operands, ...nodesOf(node.argument, node.test)].map((one) => readingOf(one, variables))
    : [];
}

/** A node with its fault. */
type Found = readonly [node: SyntaxNode, message: string];

/** Comparisons that are true if both values are missing. */
function comparedGaps(tree: SyntaxNode, variables: Variables): Found[] {
  const nodes = allOf(tree);
  const checked = new Set(nodes.flatMap((node) => checksOf(node, variables)));
  const parameters = new Set(nodes.flatMap((node) => nodesOf(node.params).flatMap(nameOf)));
  const canMiss = (node: SyntaxNode): boolean =>
    readingOf(node, variables) !== undefined ||
    nameOf(node).some((name) => parameters.has(name)) ||
    (calleeOf(node) === 'String' && nodesOf(node.arguments).some(canMiss));
  return nodes.flatMap((node): Found[] => {
    const operands = nodesOf(node.left, node.right);
    const readings = operands.flatMap((one) => readingOf(one, variables) ?? []);
    const [reading] = readings;
    return /^[!=]==?$/u.test(String(node.operator)) &&
      reading !== undefined &&
      operands.every(canMiss) &&
      !readings.some((one) => checked.has(one))
      ? [[node, `two missing values are equal: check first that ${reading} is neither null nor ''`]]
      : [];
  });
}

/** Nodes that run when the block is reached, in the order of the text. */
const executedOf = (node: SyntaxNode): SyntaxNode[] =>
  node.type.startsWith('Function') ? [] : [node, ...childrenOf(node).flatMap(executedOf)];

/** Members of readings that a block uses before it checks the reading or `__run`. */
function earlyMembers(tree: SyntaxNode, variables: Variables): Found[] {
  const nodes = executedOf(tree);
  const guard = nodes.findIndex((node) => nameOf(node)[0] === '__run');
  const checked = new Set<string | undefined>();
  return nodes.slice(0, guard === -1 ? undefined : guard).flatMap((node): Found[] => {
    checksOf(node, variables).forEach((one) => checked.add(one));
    const [reading] = nodesOf(node.object).map((one) => readingOf(one, variables, false));
    return node.type === 'MemberExpression' && reading !== undefined && !checked.has(reading)
      ? [
          [
            node,
            `${reading} has no value in the test run: read it with String(), or after a check of __run`,
          ],
        ]
      : [];
  });
}

function calls(tree: SyntaxNode, declared: ReadonlySet<string>): Found[] {
  return allOf(tree).flatMap((node): Found[] => {
    const name = calleeOf(node);
    if (name === 'parseInt' && nodesOf(node.arguments).length < 2) {
      return [[node, 'parseInt may read 010 as 8: write parseInt(text, 10)']];
    }
    return name === undefined || declared.has(name)
      ? []
      : [[node, `the reference has no function ${name}: check the name`]];
  });
}

/**
 * Faults in the JavaScript of a program that a server reports late or not at all, with their
 * lines in the text: syntax after ECMAScript 5, parseInt without a radix, missing values that are
 * compared, members of missing values, and functions without documentation.
 */
export function exampleFaults(program: Program): readonly EventsFault[] {
  const read = scriptsOf(program).map((script) => ({script, ...parseScript(script)}));
  const trees = read.flatMap(({tree}) => tree ?? []);
  const declared = new Set([
    ...functionNames,
    ...languageNames,
    ...trees.flatMap(allOf).flatMap(declaredBy),
  ]);
  return read.flatMap(({script, tree, fault}) => {
    if (tree === undefined) {
      return fault ?? [];
    }
    const variables = variablesOf(tree);
    const [block] =
      'name' in script ? [] : allOf(tree).filter(({type}) => type === 'BlockStatement');
    return [
      ...calls(tree, declared),
      ...comparedGaps(tree, variables),
      ...(block ? earlyMembers(block, variables) : []),
    ].map(([{loc}, message]) => ({line: script.line + loc.start.line - 1, column: 1, message}));
  });
}
