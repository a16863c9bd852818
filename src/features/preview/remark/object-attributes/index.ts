import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {attributeTable} from '../../model/attributes';
import {specOf, specs} from '../../node';
import type {FrontMatter} from '../../../../content/schema/frontMatter';
import {replaceElements} from '../../../../content/remark/jsx';
import {faultAt} from '../../../../content/remark/nodes';

/**
 * Remark transformer that replaces `<Attributes element="…" />` with the table of attributes, from the
 * data of the preview.
 *
 * @throws Error if there is no such element
 */
const objectAttributes: Plugin<[], Root> = function objectAttributes(this: Processor) {
  return (tree, file) => {
    const frontMatter = file.data.frontMatter as Partial<FrontMatter> | undefined;
    replaceElements(tree, (name, {element = ''}) => {
      if (name !== 'Attributes') {
        return undefined;
      }
      const spec = specOf(element);
      if (spec === undefined) {
        throw faultAt(
          file,
          [],
          `<Attributes element="${element}" /> names no element; there are ${[...specs.keys()].join(', ')}.`,
        );
      }
      // The badge of a page about version 3 covers each of its rows.
      const isMarked = frontMatter?.basis !== 'manual-3';
      return (this.parse(attributeTable(spec.attributes, isMarked)) as Root).children;
    });
  };
};

export default objectAttributes;
