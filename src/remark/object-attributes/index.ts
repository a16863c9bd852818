import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {attributeTable} from '../../preview/model/attributes';
import {specOf, specs} from '../../preview/node';
import type {FrontMatter} from '../../schema/frontMatter';
import {textsOf} from '../jsx';
import {replaceNodes} from '../nodes';

/** The element that an `<Attributes element="…" />` names; nothing for any other node. */
function elementOf(node: RootContent): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Attributes') {
    return undefined;
  }
  return textsOf(node).element ?? '';
}

/**
 * Remark transformer that replaces `<Attributes element="…" />` with the table of
 * an object's attributes, from the same data as the preview.
 *
 * @throws Error naming the file when there is no such element
 */
const objectAttributes: Plugin<[], Root> = function objectAttributes(this: Processor) {
  return (tree, file) => {
    const frontMatter = file.data.frontMatter as Partial<FrontMatter> | undefined;
    replaceNodes(tree, (node) => {
      const element = elementOf(node);
      if (element === undefined) {
        return undefined;
      }
      const spec = specOf(element);
      if (spec === undefined) {
        throw new Error(
          `${path.relative(process.cwd(), file.path)}: <Attributes element="${element}" /> names no element; there are ${[...specs.keys()].join(', ')}.`,
        );
      }
      // The badge of a page about version 3 covers each of its rows.
      const isMarked = frontMatter?.basis !== 'manual-3';
      const attributes = spec.attributes.map((attribute) =>
        isMarked ? attribute : {...attribute, edition: undefined},
      );
      return (this.parse(attributeTable(attributes)) as Root).children;
    });
  };
};

export default objectAttributes;
