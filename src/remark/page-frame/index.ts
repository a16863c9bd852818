import type {BlockContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {manualCounts} from '../../reference/entries';
import {manualText} from '../../reference/manuals';
import {locateDoc} from '../../schema/families';
import {jsxElement} from '../jsx';

/** How many entries of a page stand by each manual, in words; nothing for a page without entries. */
function entriesText(doc: string): string | undefined {
  const counts = manualCounts(doc).map(
    ([manual, count]) => `${count} by the ${manualText(manual)}`,
  );
  return counts.length > 1 ? counts.join('; ') : undefined;
}

/**
 * Remark transformer that puts around each page of a docs tree what its front
 * matter already says: the facts and the basis after the first paragraph, the
 * References at the end. Blog posts and partials are left as they are.
 */
const pageFrame: Plugin<[], Root> = () => (tree, file) => {
  const located = locateDoc(file.path);
  if (!located) {
    return;
  }
  const entries = entriesText(located.docPath.replace(/\.mdx?$/u, ''));
  const references: BlockContent[] = [
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'References'}]},
    jsxElement('PageSources'),
  ];
  const opening = tree.children.findIndex(({type}) => type === 'paragraph');
  tree.children.splice(opening + 1, 0, jsxElement('PageFacts', entries ? {entries} : {}));
  tree.children.push(jsxElement('section', {'data-search-ignore': ''}, references));
};

export default pageFrame;
