import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {attributeTable} from '../../preview/model/attributes';
import {specOf, specs} from '../../preview/node';

/** The element that an `<Attributes element="…" />` names; nothing for any other node. */
function elementOf(node: RootContent): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Attributes') {
    return undefined;
  }
  const name = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'element',
  );
  return typeof name?.value === 'string' ? name.value : '';
}

/**
 * Remark transformer that puts the table of an object's attributes in the place
 * of `<Attributes element="…" />`: the same source as the preview's.
 *
 * @throws Error naming the file when there is no such element
 */
const objectAttributes: Plugin<[], Root> = function objectAttributes(this: Processor) {
  return (tree, file) => {
    tree.children = tree.children.flatMap((node): RootContent[] => {
      const element = elementOf(node);
      if (element === undefined) {
        return [node];
      }
      const spec = specOf(element);
      if (spec === undefined) {
        throw new Error(
          `${path.relative(process.cwd(), file.path)}: <Attributes element="${element}" /> names no element; there are ${[...specs.keys()].join(', ')}.`,
        );
      }
      return (this.parse(attributeTable(spec.attributes)) as Root).children;
    });
  };
};

export default objectAttributes;
