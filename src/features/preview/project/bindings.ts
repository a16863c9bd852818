import assignment from '@jsep-plugin/assignment';
import jsep, {type Expression} from 'jsep';
import {ownValue} from '../model/ownValue';

// The platform has words for `&&` and `||`, which jsep knows already.
jsep.plugins.register(assignment);
jsep.addBinaryOp('or', 1);
jsep.addBinaryOp('and', 2);

/** A value in a binding. */
type Value = string | number | boolean | null;
/** Present value of an object's attribute, for the function `ui`. */
export type Lookup = (id: string, attribute: string) => string | undefined;

const marker = '=';

/** Whether the value of an attribute in XML is a binding: it begins with `=`. */
export function isBinding(value: string): boolean {
  return value.startsWith(marker);
}

/** A binding with the characters of its Unicode escapes, such as `\u00B0`, which jsep does not know. */
const withCharacters = (binding: string) =>
  binding.replaceAll(/\\(?:u(?<code>[\dA-Fa-f]{4})|.)/gsu, (escape, code?: string) => {
    const character = code && String.fromCharCode(parseInt(code, 16));
    return character ? character.replace(/['"\\]/u, '\\$&') : escape;
  });

const or = (a: Value, b: Value) => (isTrue(a) ? a : b);
const and = (a: Value, b: Value) => (isTrue(a) ? b : a);
const equals = (a: Value, b: Value) => String(a) === String(b);
const differs = (a: Value, b: Value) => !equals(a, b);

const binaryOperators: Readonly<Record<string, (a: Value, b: Value) => Value>> = {
  '+': (a, b) =>
    typeof a === 'string' || typeof b === 'string' ? `${a}${b}` : Number(a) + Number(b),
  '-': (a, b) => Number(a) - Number(b),
  '*': (a, b) => Number(a) * Number(b),
  '/': (a, b) => Number(a) / Number(b),
  '%': (a, b) => Number(a) % Number(b),
  '<': (a, b) => Number(a) < Number(b),
  '>': (a, b) => Number(a) > Number(b),
  '<=': (a, b) => Number(a) <= Number(b),
  '>=': (a, b) => Number(a) >= Number(b),
  '==': equals,
  '===': equals,
  '!=': differs,
  '!==': differs,
  '&&': and,
  '||': or,
  and,
  or,
};

const unaryOperators: Readonly<Record<string, (value: Value) => Value>> = {
  '!': (value) => !isTrue(value),
  '-': (value) => -Number(value),
  '+': Number,
  '~': (value) => ~Number(value),
};

/** @throws Error if the table has no such operator */
function operatorOf<Operator>(table: Readonly<Record<string, Operator>>, name: unknown): Operator {
  const operator = ownValue(table, String(name));
  if (operator === undefined) {
    throw new Error(`the operator ${String(name)} is not available in a preview`);
  }
  return operator;
}

/** The strings 0 and false come from data points and fields, so they count as false. */
function isTrue(value: Value): boolean {
  return Boolean(value) && value !== '0' && value !== 'false';
}

interface Scope {
  readonly variables: Map<string, Value>;
  readonly ui: Lookup;
}

function valueOf(node: Expression, scope: Scope): Value {
  const part = (name: string) => valueOf(node[name] as Expression, scope);
  switch (node.type) {
    case 'Compound':
      return (node.body as Expression[]).reduce<Value>((_, one) => valueOf(one, scope), '');
    case 'Literal':
      return node.value as Value;
    case 'Identifier': {
      const name = node.name as string;
      const value = scope.variables.get(name);
      if (value === undefined && name !== 'null') {
        throw new Error(`the variable ${name} has no value`);
      }
      return value ?? null;
    }
    case 'AssignmentExpression': {
      const {name} = node.left as Expression;
      if (node.operator !== '=' || typeof name !== 'string') {
        throw new Error('write name = value');
      }
      const value = part('right');
      scope.variables.set(name, value);
      return value;
    }
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorOf(binaryOperators, node.operator)(part('left'), part('right'));
    case 'UnaryExpression':
      return operatorOf(unaryOperators, node.operator)(part('argument'));
    case 'ConditionalExpression':
      return isTrue(part('test')) ? part('consequent') : part('alternate');
    case 'CallExpression': {
      const {name} = node.callee as Expression;
      const [id, attribute, ...rest] = (node.arguments as Expression[]).map((one) =>
        String(valueOf(one, scope)),
      );
      if (name !== 'ui' || attribute === undefined || rest.length > 0) {
        throw new Error('the only function in a preview is ui(id, attribute)');
      }
      return scope.ui(id ?? '', attribute) ?? '';
    }
    default:
      throw new Error('this JavaScript is not available in a preview');
  }
}

function run(binding: string, ui: Lookup): string {
  const value = valueOf(jsep(withCharacters(binding.slice(marker.length))), {
    variables: new Map(),
    ui,
  });
  return String(value ?? '');
}

/** The fault of a binding as a message; `undefined` if it can be evaluated. */
export function bindingFault(binding: string): string | undefined {
  try {
    run(binding, () => '');
    return undefined;
  } catch (error) {
    return `the binding is not valid: ${(error as Error).message}`;
  }
}

/**
 * Value of an attribute that may be a binding.
 *
 * @param value the attribute in the XML
 * @param ui present value of an object's attribute
 */
export function evaluate(value: string, ui: Lookup): string {
  return isBinding(value) ? run(value, ui) : value;
}
