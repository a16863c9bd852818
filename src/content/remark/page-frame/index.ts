import type {BlockContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {familyOf, hasTutorials, locateDoc, tutorialsFile, type Family} from '../../schema/families';
import type {FrontMatter} from '../../schema/frontMatter';
import {defaultImport, expressionAttribute, jsxElement} from '../jsx';
import {paragraph, text} from '../nodes';

/** Import with the tutorials that build on a page. */
const tutorials = 'pageTutorials';

/** Excludes markup from the search index; a new object, as later plugins change it. */
const notIndexed = (): Record<string, string> => ({'data-search-ignore': ''});

/** Advice on a page that is documented for version 3 alone. */
const advice: Partial<Readonly<Record<Family, string>>> = {
  'io-server': 'check options and IDs in Settings and Status Browser',
  object: 'check the attributes in the Project Editor',
};

function badgeOf({basis}: Partial<FrontMatter>, family: Family): BlockContent[] {
  const badge = `Documented for version 3: ${advice[family] ?? 'check the details on your server'}.`;
  return basis === 'manual-3'
    ? [paragraph([text(badge)], {className: ['edition-badge'], ...notIndexed()})]
    : [];
}

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
 * Remark transformer that adds the front matter to each page of the docs: a badge below the title, the
 * facts after the first paragraph, and links at the end.
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
  tree.children.unshift(...badgeOf(frontMatter, family));
  tree.children.push(...linksOf(frontMatter));
  if (hasTutorials(family)) {
    const tutorialFile = tutorialsFile(located.version, located.id);
    tree.children.unshift(defaultImport(tutorials, `@generated/catalogue/default/${tutorialFile}`));
    facts.attributes.push(expressionAttribute('tutorials', tutorials));
  }
};

export default pageFrame;
