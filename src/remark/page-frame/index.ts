import type {BlockContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {manualCounts} from '../../reference/entries';
import {manualText} from '../../reference/manuals';
import {familyOf, hasTutorials, locateDoc, tutorialsFile} from '../../schema/families';
import {defaultImport, expressionAttribute, jsxElement} from '../jsx';

/** Name, in the module of a page, of the tutorials that build on it. */
const tutorials = 'pageTutorials';

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
  const id = located.docPath.replace(/\.mdx?$/u, '');
  const entries = entriesText(id);
  const facts = jsxElement('PageFacts', entries ? {entries} : {});
  const references: BlockContent[] = [
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'References'}]},
    jsxElement('PageSources'),
  ];
  const opening = tree.children.findIndex(({type}) => type === 'paragraph');
  tree.children.splice(opening + 1, 0, facts);
  tree.children.push(jsxElement('section', {'data-search-ignore': ''}, references));
  if (hasTutorials(familyOf(located.docPath))) {
    const file = tutorialsFile(located.version, id);
    tree.children.unshift(defaultImport(tutorials, `@generated/catalogue/default/${file}`));
    facts.attributes.push(expressionAttribute('tutorials', tutorials));
  }
};

export default pageFrame;
