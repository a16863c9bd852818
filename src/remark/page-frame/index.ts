import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {locateDoc} from '../../schema/families';

/** A JSX element without attributes, as MDX has it in its tree. */
function element(
  name: string,
  attributes: Record<string, string> = {},
  children: RootContent[] = [],
) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as unknown as RootContent;
}

/**
 * Remark transformer that puts around each page of a docs tree what its front
 * matter already says: the facts and the basis after the first paragraph, the
 * References at the end. Blog posts and partials are left as they are.
 */
const pageFrame: Plugin<[], Root> = () => (tree, file) => {
  if (!locateDoc(file.path)) {
    return;
  }
  const references: RootContent[] = [
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'References'}]},
    element('PageSources'),
  ];
  const opening = tree.children.findIndex(({type}) => type === 'paragraph');
  tree.children.splice(opening + 1, 0, element('PageFacts'));
  tree.children.push(element('section', {'data-search-ignore': ''}, references));
};

export default pageFrame;
