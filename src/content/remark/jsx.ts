import {parse} from 'acorn';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {} from 'remark-mdx';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';

type Element = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type TextElement = Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;
type Import = Extract<RootContent, {type: 'mdxjsEsm'}>;
type Attributes = Readonly<Record<string, string | null>>;

const attributeNodes = (attributes: Attributes): Element['attributes'] =>
  Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

/**
 * Block element.
 *
 * @param attributes values by name; `null` for an attribute without a value
 */
export function jsxElement(
  name: string,
  attributes: Attributes = {},
  children: Element['children'] = [],
): Element {
  return {type: 'mdxJsxFlowElement', name, attributes: attributeNodes(attributes), children};
}

/** Inline element. */
export function jsxText(
  name: string,
  attributes: Attributes = {},
  children: TextElement['children'] = [],
): TextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributeNodes(attributes), children};
}

/** Name of a block element; `undefined` for other nodes. */
export function elementName(node: RootContent): string | undefined {
  return node.type === 'mdxJsxFlowElement' ? (node.name ?? undefined) : undefined;
}

/** String attributes of an element. */
export function attributesOf({attributes}: Element | TextElement): Partial<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/**
 * Replaces each block element for which the function returns nodes.
 *
 * @returns whether an element was replaced
 */
export function replaceElements(
  tree: Root,
  replacement: (
    name: string,
    attributes: Partial<Record<string, string>>,
    element: Element,
  ) => readonly RootContent[] | undefined,
): boolean {
  let isReplaced = false;
  visit(tree, 'mdxJsxFlowElement', (element, index = 0, parent) => {
    const nodes = replacement(element.name ?? '', attributesOf(element), element);
    if (nodes === undefined) {
      return CONTINUE;
    }
    isReplaced = true;
    (parent?.children as RootContent[]).splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
  return isReplaced;
}

// The types of acorn and MDX differ.
const programOf = (code: string) =>
  ({
    estree: parse(code, {ecmaVersion: 'latest', sourceType: 'module'}),
  }) as unknown as NonNullable<Import['data']>;

/** The attribute `name={identifier}`. */
export function expressionAttribute(
  name: string,
  identifier: string,
): Element['attributes'][number] {
  const value = {type: 'mdxJsxAttributeValueExpression', value: identifier} as const;
  return {type: 'mdxJsxAttribute', name, value: {...value, data: programOf(identifier)}};
}

/** `import name from 'source';` */
export function defaultImport(name: string, source: string): Import {
  const value = `import ${name} from '${source}';`;
  return {type: 'mdxjsEsm', value, data: programOf(value)};
}
