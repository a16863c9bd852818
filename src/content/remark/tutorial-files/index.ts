import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {locateDoc} from '../../schema/families';
import {fileNameOf, publishedText} from '../../schema/tutorialFiles';
import {jsxElement} from '../jsx';
import {codeBlocks, faultAt} from '../nodes';

const heading = /^(?:the )?complete code$/iu;

function isHeading(node: RootContent): boolean {
  const [text] = node.type === 'heading' ? node.children : [];
  return text?.type === 'text' && heading.test(text.value);
}

/**
 * Remark transformer that lists the files of a tutorial, which are code blocks with `file="name"`, below
 * the heading "The complete code", and replaces their content with the published one. `live-preview`
 * does this for previews.
 *
 * @throws Error if a name is invalid or the heading is missing
 */
const tutorialFiles: Plugin<[], Root> = () => (tree, file) => {
  const names = codeBlocks(tree).flatMap((node) => {
    try {
      const name = fileNameOf(node.meta);
      if (!/^preview\b/u.test(node.meta ?? '')) {
        node.value = publishedText(name, node.value);
      }
      return name ?? [];
    } catch (error) {
      throw faultAt(file, [node.position?.start.line ?? 1], (error as Error).message, error);
    }
  });
  if (names.length === 0) {
    return;
  }
  const index = tree.children.findIndex(isHeading);
  const doc = locateDoc(file.path, process.cwd())?.id;
  if (index === -1 || doc === undefined) {
    throw faultAt(file, [], 'a page with finished files needs the heading "## The complete code"');
  }
  tree.children.splice(
    index + 1,
    0,
    jsxElement('TutorialFiles', {folder: doc, names: names.join(' ')}),
  );
};

export default tutorialFiles;
