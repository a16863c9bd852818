import type {Code, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin, Processor} from 'unified';
import {entriesOf, referencePages, type Entry, type ReferencePage} from '../../reference/entries';
import type {Block} from '../../reference/otherPages';
import {eachLanguageTable, languageTable, namedTable, responsesTable} from '../../reference/table';
import {locateDoc} from '../../schema/families';
import {replaceElements} from '../jsx';
import {faultAt, paragraph, text} from '../nodes';

/** Elements that reference pages replace with a table. */
const pageTables: Readonly<Record<string, (page: ReferencePage) => string>> = {
  SameInOtherLanguages: languageTable,
  NamedWithoutDetails: namedTable,
};

/** Markdown table that replaces an element; `undefined` for other elements. */
function tableFor(
  name: string,
  {callbacks = '', commands = ''}: Partial<Record<string, string>>,
  doc: string,
  page?: ReferencePage,
): string | undefined {
  if (name === 'InEachLanguage') {
    const direction = callbacks === '' ? 'command' : 'callback';
    return eachLanguageTable({doc, direction}, (callbacks || commands).split(' '));
  }
  return name === 'CommandAnswers' ? responsesTable(doc) : page && pageTables[name]?.(page);
}

/** Name of an entry, if the node is its heading. */
function entryOf(node: RootContent): string | undefined {
  return node.type === 'heading' && node.depth === 3 ? toString(node) : undefined;
}

const editionLine = paragraph([text('Documented for version 3.')], {
  className: ['entry-edition'],
  'data-search-ignore': '',
});

const codeOf = ({lang, value}: Block): Code => ({type: 'code', lang, value});

const lineOf = (node?: RootContent): number => node?.position?.start.line ?? 1;

/**
 * Adds the data of `src/content/reference` to the entries of a page.
 *
 * @throws Error if the page and the data have different entries, or the page repeats a signature
 */
function withEntries(
  nodes: readonly RootContent[],
  file: {readonly path: string},
  entries: Readonly<Record<string, Entry>>,
  page?: ReferencePage,
): RootContent[] {
  const fault = (node: RootContent | undefined, message: string) =>
    faultAt(file, [lineOf(node)], message);
  const begins = (node: RootContent) => node.type === 'heading' && node.depth <= 3;
  // Headings with the nodes below.
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (begins(node)) {
      parts.push([]);
    }
    parts.at(-1)?.push(node);
  }
  const found = new Set<string>();
  const filled = parts.flatMap((part): RootContent[] => {
    const [heading, ...below] = part;
    const name = heading && entryOf(heading);
    if (heading === undefined || name === undefined) {
      return part;
    }
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (entry === undefined) {
      throw fault(
        heading,
        `"${name}" is not an entry of src/content/reference: add its form there, or make it a row of a table`,
      );
    }
    found.add(name);
    const typed = below.find(
      (node) => node.type === 'code' && node.value.trimEnd() === entry.form?.value,
    );
    if (typed) {
      throw fault(
        typed,
        `src/content/reference has the forms of "${name}", which appear here automatically: remove the block`,
      );
    }
    // In EVENTS, the first paragraph is above the forms.
    const opening = page?.language === 'EVENTS' ? below.slice(0, 1) : [];
    return [
      heading,
      ...(entry.isOfVersion3 ? [editionLine] : []),
      ...opening,
      ...(entry.form ? [codeOf(entry.form)] : []),
      ...below.slice(opening.length),
    ];
  });
  const missing = Object.keys(entries).filter((name) => !found.has(name));
  if (missing.length > 0) {
    throw fault(
      nodes.findLast(begins),
      `src/content/reference has a form of ${missing.map((name) => `"${name}"`).join(', ')}: write "### ${missing[0] ?? ''}" with its parameters and an example above this heading, or remove the form from src/content/reference`,
    );
  }
  return filled;
}

/**
 * Remark transformer for the data of `src/content/reference`. It adds signatures to the entries of a reference
 * page, and replaces these elements with tables: `<SameInOtherLanguages />` (equivalents in other
 * languages), `<NamedWithoutDetails />` (names without a signature), `<CommandAnswers />` (return values
 * of `userCommand`) and `<InEachLanguage callbacks="DAY …" />` or `commands`.
 *
 * @throws Error naming file and line if a page and the data do not match
 */
const reference: Plugin<[], Root> = function reference(this: Processor) {
  return (tree, file) => {
    const doc = locateDoc(file.path)?.id;
    if (doc === undefined) {
      return;
    }
    const page = referencePages.find((one) => one.doc === doc);
    const entries = entriesOf(doc);
    if (Object.keys(entries).length > 0) {
      tree.children = withEntries(tree.children, file, entries, page);
    }
    replaceElements(tree, (name, attributes, element) => {
      try {
        const table = tableFor(name, attributes, doc, page);
        return table === undefined ? undefined : (this.parse(table) as Root).children;
      } catch (error) {
        throw faultAt(file, [lineOf(element)], (error as Error).message, error);
      }
    });
  };
};

export default reference;
