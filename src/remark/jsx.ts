import type {PhrasingContent, RootContent} from 'mdast';

// MDX adds its nodes to those that the types of Markdown know.
type Element = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type TextElement = Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;
type Attributes = Readonly<Record<string, string | null>>;

/** Attributes as MDX has them in its tree. */
const attributesOf = (attributes: Attributes): Element['attributes'] =>
  Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
type Import = Extract<RootContent, {type: 'mdxjsEsm'}>;

/**
 * `<name attribute="value">…</name>` as MDX has it in its tree.
 *
 * @param attributes values by name; `null` stands for an attribute without a value, which is true
 */
export function jsxElement(
  name: string,
  attributes: Attributes = {},
  children: Element['children'] = [],
): Element {
  return {type: 'mdxJsxFlowElement', name, attributes: attributesOf(attributes), children};
}

/** The same within a line of text. */
export function jsxText(
  name: string,
  attributes: Attributes = {},
  children: TextElement['children'] = [],
): TextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributesOf(attributes), children};
}

/** The name of a component that stands alone; nothing for any other node. */
export function componentName(node: RootContent): string | undefined {
  return node.type === 'mdxJsxFlowElement' ? (node.name ?? undefined) : undefined;
}

/** The attributes of a component that have a text. */
export function textsOf(node: RootContent): Readonly<Record<string, string>> {
  return Object.fromEntries(
    node.type === 'mdxJsxFlowElement'
      ? node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
            ? [[attribute.name, attribute.value]]
            : [],
        )
      : [],
  );
}

/** The attribute `name={identifier}` as MDX has it in its tree. */
export function expressionAttribute(
  name: string,
  identifier: string,
): Element['attributes'][number] {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: identifier}}],
        },
      },
    },
  };
}

/** `import name from 'source';` as MDX has it in its tree. */
export function defaultImport(name: string, source: string): Import {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}
