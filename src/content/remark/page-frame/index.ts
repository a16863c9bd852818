import type {BlockContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {familyOf, hasTutorials, locateDoc, tutorialsFile} from '../../schema/families';
import type {FrontMatter} from '../../schema/frontMatter';
import {defaultImport, expressionAttribute, jsxElement} from '../jsx';
import {paragraph, text} from '../nodes';

/** Import with the tutorials that build on a page. */
const tutorials = 'pageTutorials';

/** Excludes markup from the search index; a new object, as later plugins change it. */
const notIndexed = (): Record<string, string> => ({'data-search-ignore': ''});

function linksOf({moreInformation = []}: Partial<FrontMatter>): BlockContent[] {
  return moreInformation.length === 0
    ? []
    : [
        {
          type: 'heading',
          depth: 2,
          data: {hProperties: notIndexed()},
          children: [text('More information')],
        },
        {
          type: 'list',
          spread: false,
          data: {hProperties: {className: ['more-information'], ...notIndexed()}},
          children: moreInformation.map(({title, url}) => ({
            type: 'listItem',
            children: [paragraph([{type: 'link', url, children: [text(title)]}])],
          })),
        },
      ];
}

/**
 * Remark transformer that adds the front matter to each page of the docs: the facts after the first
 * paragraph, links at the end, and a class to the paragraphs that show the result of steps.
 */
const pageFrame: Plugin<[], Root> = () => (tree, file) => {
  const located = locateDoc(file.path);
  if (!located) {
    return;
  }
  const family = familyOf(located.docPath);
  const frontMatter = (file.data.frontMatter ?? {}) as Partial<FrontMatter>;
  const facts = jsxElement('PageFacts', {});
  const opening = tree.children.findIndex(({type}) => type === 'paragraph');
  tree.children.splice(opening + 1, 0, facts);
  tree.children.push(...linksOf(frontMatter));
  visit(tree, 'paragraph', (node) => {
    if (toString(node).startsWith('You see:')) {
      node.data = {hProperties: {className: ['result']}};
    }
  });
  if (hasTutorials(family)) {
    const tutorialFile = tutorialsFile(located.version, located.id);
    tree.children.unshift(defaultImport(tutorials, `@generated/catalogue/default/${tutorialFile}`));
    facts.attributes.push(expressionAttribute('tutorials', tutorials));
  }
};

export default pageFrame;
