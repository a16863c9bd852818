import type {BlockContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {locateDoc} from '../../schema/families';
import {jsxElement} from '../jsx';

/**
 * Remark transformer that puts around each page of a docs tree what its front
 * matter already says: the facts and the basis after the first paragraph, the
 * References at the end. Blog posts and partials are left as they are.
 */
const pageFrame: Plugin<[], Root> = () => (tree, file) => {
  if (!locateDoc(file.path)) {
    return;
  }
  const references: BlockContent[] = [
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'References'}]},
    jsxElement('PageSources'),
  ];
  const opening = tree.children.findIndex(({type}) => type === 'paragraph');
  tree.children.splice(opening + 1, 0, jsxElement('PageFacts'));
  tree.children.push(jsxElement('section', {'data-search-ignore': ''}, references));
};

export default pageFrame;
