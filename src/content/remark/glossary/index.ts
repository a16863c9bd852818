import type {Paragraph, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin, Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {subjects, termId, termPattern, terms, type Term} from '../../../site/glossary';
import {locateDoc} from '../../schema/families';
import {frontMatterOf} from '../../schema/frontMatterOf';
import {jsxElement, jsxText, replaceElements} from '../jsx';
import {relativeLink, text} from '../nodes';

/** Maximum per page, so that the text stays readable. */
const maxNotes = 5;

/** Subject with the most frequent terms: rarer terms have priority. */
const everyday = 'platform';

/** First use of a term in running text. */
interface Use {
  readonly term: Term;
  readonly node: Text;
  /** Index of the node on the page. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

type Inline = (markdown: string) => PhrasingContent[];

/** Paragraphs of the page and its lists, without components and tables. */
function paragraphsIn(nodes: readonly RootContent[]): Paragraph[] {
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') {
      return [node];
    }
    return node.type === 'list' || node.type === 'listItem' ? paragraphsIn(node.children) : [];
  });
}

/** Headings and bold words, which name the terms that the page explains. */
function explainedIn(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'strong') {
      texts.push(toString(node));
    }
  });
  return texts;
}

function firstUse(term: Term, texts: readonly Text[]): Use[] {
  const pattern = termPattern(term);
  for (const [index, node] of texts.entries()) {
    const found = pattern.exec(node.value);
    if (found) {
      return [{term, node, index, start: found.index, end: found.index + found[0].length}];
    }
  }
  return [];
}

const overlap = (a: Use, b: Use): boolean =>
  a.node === b.node && a.start < b.end && b.start < a.end;

/** Uses with a note: the longest of overlapping terms, rarer terms first. */
function chosen(uses: readonly Use[]): Use[] {
  const rank = ({term}: Use) => (term.subject === everyday ? 1 : 0);
  return uses
    .filter(
      (use) =>
        !uses.some((other) => overlap(use, other) && other.term.term.length > use.term.term.length),
    )
    .sort((a, b) => rank(a) - rank(b) || a.index - b.index || a.start - b.start)
    .slice(0, maxNotes);
}

const isNotEmpty = (node: PhrasingContent): boolean => node.type !== 'text' || node.value !== '';

function noted({term}: Use, word: string, doc: string, inline: Inline): PhrasingContent {
  return jsxText('Term', {id: termId(term), word}, [
    {type: 'link', url: relativeLink(doc, term.page), children: [text(term.term)]},
    ...inline(`: ${term.meaning}.`),
  ]);
}

/** Text with notes. Punctuation stays on the line of its word; a line may break beside a button. */
function withNotes(
  value: string,
  uses: readonly Use[],
  note: (use: Use, word: string) => PhrasingContent,
): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const [index, use] of uses.entries()) {
    const [before = ''] = /\S*$/u.exec(value.slice(end, use.start)) ?? [];
    const [after = ''] = /^\S*/u.exec(value.slice(use.end, uses[index + 1]?.start)) ?? [];
    const word = note(use, value.slice(use.start, use.end));
    const touching = [text(before), word, text(after)].filter(isNotEmpty);
    nodes.push(
      text(value.slice(end, use.start - before.length)),
      touching.length === 1 ? word : jsxText('span', {className: 'term-line'}, touching),
    );
    end = use.end + after.length;
  }
  return [...nodes, text(value.slice(end))].filter(isNotEmpty);
}

function addNotes(tree: Root, doc: string, candidates: readonly Term[], inline: Inline): void {
  const paragraphs = paragraphsIn(tree.children);
  const texts = paragraphs.flatMap(({children}) =>
    children.filter((node): node is Text => node.type === 'text'),
  );
  const uses = chosen(candidates.flatMap((term) => firstUse(term, texts)));
  for (const paragraph of paragraphs) {
    paragraph.children = paragraph.children.flatMap((node): PhrasingContent[] => {
      const here = uses.filter((use) => use.node === node).sort((a, b) => a.start - b.start);
      if (node.type !== 'text' || here.length === 0) {
        return [node];
      }
      return withNotes(node.value, here, (use, word) => noted(use, word, doc, inline));
    });
  }
}

const cell = (markdown: string): string => markdown.replaceAll('|', '\\|');

function table(subject: string, doc: string): string {
  const rows = terms
    .filter((term) => term.subject === subject)
    .map(({term, meaning, aliases = [], page}) => {
      const word = `${page}.mdx` === doc ? term : `[${term}](${relativeLink(doc, page)})`;
      return `| ${cell(word)} | ${cell(meaning)} | ${cell(aliases.join(', '))} |`;
    });
  return ['| Term | Definition | Elsewhere |', '| --- | --- | --- |', ...rows].join('\n');
}

/** List of the glossary: the everyday terms, then the others, folded by subject. */
function glossaryList(doc: string, parse: (markdown: string) => Root): RootContent[] {
  return Object.entries(subjects).flatMap(([subject, label]): RootContent[] => {
    const {children} = parse(table(subject, doc));
    if (subject === everyday) {
      return children;
    }
    const summary = jsxElement('summary', {}, [
      // Text without a paragraph, which would be a block.
      text(label) as unknown as Paragraph,
    ]);
    return [
      jsxElement('details', {className: 'glossary', 'data-search-ignore': ''}, [
        summary,
        ...(children as Paragraph[]),
      ]),
    ];
  });
}

/**
 * Remark transformer that replaces `<Glossary />` with the list of terms, and on other pages adds a
 * note to the first use of a term, unless the title, a heading or bold words name it.
 */
const glossary: Plugin<[], Root> = function glossary(this: Processor) {
  return (tree, file) => {
    const doc = locateDoc(file.path)?.docPath;
    if (doc === undefined) {
      return;
    }
    const parse = (markdown: string) => this.parse(markdown) as Root;
    const isGlossary = replaceElements(tree, (name) =>
      name === 'Glossary' ? glossaryList(doc, parse) : undefined,
    );
    if (isGlossary) {
      return;
    }
    const page = frontMatterOf({frontMatter: file.data.frontMatter as object});
    const explained = [page.title, ...explainedIn(tree)];
    const isAbout = (word: string) => {
      const pattern = termPattern({term: word});
      return page.keywords.some((keyword) => pattern.test(keyword));
    };
    const candidates = terms.filter(
      (term) =>
        !term.listedOnly &&
        `${term.page}.mdx` !== doc &&
        (term.about === undefined || isAbout(term.about)) &&
        !explained.some((text) => termPattern(term).test(text)),
    );
    addNotes(tree, doc, candidates, (markdown) =>
      parse(markdown).children.flatMap((node) => (node.type === 'paragraph' ? node.children : [])),
    );
  };
};

export default glossary;
