import type {RootContent} from 'mdast';

// MDX adds its nodes to those that the types of Markdown know.
type Element = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type Import = Extract<RootContent, {type: 'mdxjsEsm'}>;

/**
 * `<name attribute="value">…</name>` as MDX has it in its tree.
 *
 * @param attributes values by name; `null` stands for an attribute without a value, which is true
 */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | null>> = {},
  children: Element['children'] = [],
): Element {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children,
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
