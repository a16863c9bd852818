import type {Paragraph, Root, RootContent} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {manualText} from '../../reference/manuals';
import {entryManuals, referencePages} from '../../reference/programmables';
import {languageTable} from '../../reference/table';
import {locateDoc} from '../../schema/families';

/** Whether a node is `<SameInOtherLanguages />`. */
const isTable = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'SameInOtherLanguages';

/** The text of the heading of an entry; nothing for any other node. */
function entryOf(node: RootContent): string | undefined {
  return node.type === 'heading' && node.depth === 3
    ? node.children.map((child) => ('value' in child ? child.value : '')).join('')
    : undefined;
}

/** The line below a heading that says by which manual the entry stands. */
const manualLine = (text: string): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: ['entry-manual'], 'data-search-ignore': ''}},
  children: [{type: 'text', value: text}],
});

/**
 * Remark transformer for the reference pages: the manual of each entry below
 * its heading, and a table of the same things in the other languages in the
 * place of `<SameInOtherLanguages />`, both from the table of everything
 * programmable.
 */
const reference: Plugin<[], Root> = function reference(this: Processor) {
  return (tree, file) => {
    const doc = locateDoc(file.path)?.docPath.replace(/\.mdx?$/u, '') ?? '';
    const page = referencePages.find((one) => one.doc === doc);
    const manuals = entryManuals(doc);
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (page !== undefined && isTable(node)) {
        return (this.parse(languageTable(page)) as Root).children;
      }
      const manual = manuals[entryOf(node) ?? ''];
      return manual === undefined ? [node] : [node, manualLine(manualText(manual))];
    });
  };
};

export default reference;
