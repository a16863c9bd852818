import {existsSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {BlockContent, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {changesOf, type Block, type Change, type Part} from '../blocks';
import {partialsOf, readPages, treeDifference, wholeText} from '../readPages';
import {locateDoc} from '../../../content/schema/families';
import {docsRoot, docsVersions, versions} from '../../../site/versions';
import {readSource, splitFrontMatter} from '../../../lib/text/readSource';
import {elementName, jsxElement, jsxText, replaceElements} from '../../../content/remark/jsx';
import {relativeLink, tableOf, text} from '../../../content/remark/nodes';
import {stackTable} from '../../../content/remark/stacked-tables';

const {latest: earlier, next: later} = versions;

/** Heading of the fields of the front matter. */
const facts = 'Page facts';

type Parse = (markdown: string) => Root;

/** Text as a child of a JSX element, whose type allows only blocks. */
const textBlock = (value: string) => text(value) as unknown as Paragraph;

/** Plain text of a node; for a component without children, its source. */
function plain(node: RootContent, source: (node: RootContent) => string): string {
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
    return source(node);
  }
  if (node.type === 'break') {
    return '\n';
  }
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => plain(child, source)).join('') : '';
}

/** Blocks of a text, including those of its partials. */
function blocksIn(content: string, file: string, parse: Parse, start = ''): Block[] {
  const partials = partialsOf(content, file);
  const sourceOf = ({position}: RootContent) =>
    content.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const plainOf = (nodes: readonly RootContent[]) =>
    nodes.map((node) => plain(node, sourceOf)).join('');
  let heading = start;
  const code = (source: string): Block => ({heading, text: source, source, isCode: true});
  const prose = (text: string, source: string): Block => ({heading, text, source, isCode: false});
  const visit = (node: RootContent): Block[] => {
    switch (node.type) {
      case 'mdxjsEsm':
      case 'thematicBreak':
        return [];
      case 'heading':
        heading = plainOf(node.children);
        return [prose(heading, sourceOf(node))];
      case 'paragraph':
        return [prose(plainOf(node.children), sourceOf(node))];
      case 'tableRow':
        return [
          prose(
            node.children.map((cell) => plainOf(cell.children)).join(' | '),
            // Ignores the padding of the columns.
            sourceOf(node).replaceAll(/\s+/gu, ' '),
          ),
        ];
      case 'code':
        return [{...code(node.value), source: sourceOf(node)}];
      case 'mdxJsxFlowElement': {
        const partial = partials.get(node.name ?? '');
        if (partial !== undefined) {
          const inside = existsSync(partial)
            ? blocksIn(readSource(partial), partial, parse, heading)
            : [];
          return [...(node.attributes.length > 0 ? [code(sourceOf(node))] : []), ...inside];
        }
        const [first] = node.children;
        if (first === undefined) {
          return [code(sourceOf(node))];
        }
        const tag = content.slice(node.position?.start.offset, first.position?.start.offset).trim();
        return [
          ...(node.attributes.length > 0 ? [code(tag)] : []),
          ...node.children.flatMap(visit),
        ];
      }
      default:
        return 'children' in node ? node.children.flatMap(visit) : [code(sourceOf(node))];
    }
  };
  return parse(content).children.flatMap(visit);
}

function fieldText(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(fieldText).join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function partsOf(file: string): {frontMatter: Record<string, unknown>; body: string} {
  const {yaml, body} = splitFrontMatter(readSource(file));
  return {frontMatter: (parse(yaml) ?? {}) as Record<string, unknown>, body};
}

/** Blocks of a page, with a block for each field of its front matter. */
function blocksOf(filePath: string, parse: Parse): Block[] {
  const {frontMatter, body} = partsOf(filePath);
  const fields = Object.entries(frontMatter).map(([field, value]): Block => {
    const line = `${field}: ${fieldText(value)}`;
    return {heading: facts, text: line, source: line, isCode: false};
  });
  return [...fields, ...blocksIn(body, filePath, parse)];
}

/** Side of a change, with words for screen readers. */
function side(parts: readonly Part[], isCode: boolean, mark: 'del' | 'ins'): PhrasingContent[] {
  const word = mark === 'del' ? 'removed: ' : 'added: ';
  const marked = parts.map(({text: value, isChanged}): PhrasingContent =>
    isChanged
      ? jsxText(mark, {}, [
          jsxText('span', {className: 'difference-word spoken'}, [text(word)]),
          text(value),
        ])
      : text(value),
  );
  return parts.length === 0
    ? [jsxText('em', {}, [text('none')])]
    : [jsxText('span', {className: `difference-text${isCode ? ' difference-code' : ''}`}, marked)];
}

function differenceTable(changes: readonly Change[]) {
  const table = tableOf([
    [[text('Where')], [text(earlier.label)], [text(later.label)]],
    ...changes.map(({heading, isCode, before, after}) => [
      [text(heading === '' ? 'Introduction' : heading)],
      side(before, isCode, 'del'),
      side(after, isCode, 'ins'),
    ]),
  ]);
  stackTable(table, 0);
  return table;
}

/** Folded list of the differences. */
function disclosure(changes: readonly Change[], isLater: boolean): RootContent {
  const other = isLater ? `from ${earlier.label}` : `in ${later.label}`;
  return jsxElement('details', {className: 'difference', 'data-search-ignore': ''}, [
    jsxElement('summary', {}, [textBlock(`This page differs ${other}: show differences`)]),
    differenceTable(changes),
  ]);
}

const list = (ids: readonly string[], line: (id: string) => string): string =>
  ids.map((id) => `- ${line(id)}`).join('\n');

/** Pages that the later version has changed, added or removed. */
function listOf(siteDir: string, own: string, parse: Parse): RootContent[] {
  const {changed, added, removed} = treeDifference(
    readPages(path.join(siteDir, earlier.tree)),
    readPages(path.join(siteDir, later.tree)),
  );
  const title = (id: string) => {
    const {tree} = removed.includes(id) ? earlier : later;
    const {frontMatter} = partsOf(path.join(siteDir, tree, `${id}.mdx`));
    return String(frontMatter.title).replaceAll(/[\\`*_[\]<>{}]/gu, '\\$&');
  };
  const laterPage = (id: string) =>
    id === own ? `${title(id)}: this page` : `[${title(id)}](${relativeLink(own, id)})`;
  const earlierPage = (id: string) => `[${title(id)}](${docsRoot(earlier)}/${id})`;
  return parse(
    [
      `**Changed.** ${changed.length === 0 ? `No page differs between ${earlier.label} and ${later.label}.` : 'Each page shows the differences below its first paragraph.'}`,
      list(changed, laterPage),
      `**New in ${later.label}.**${added.length === 0 ? ' None.' : ''}`,
      list(added, laterPage),
      `**Removed since ${earlier.label}.**${removed.length === 0 ? ' None.' : ''}`,
      list(removed, earlierPage),
    ].join('\n\n'),
  ).children;
}

/**
 * Remark transformer for the differences between the two versions: adds them, side by side and
 * folded, to each page that differs, and replaces `<VersionDifferences />` with the list of these
 * pages.
 */
const versionDifference: Plugin<[], Root> = function versionDifference(this: Processor) {
  return (tree, file) => {
    const located = locateDoc(file.path);
    if (located === undefined) {
      return;
    }
    const {docPath, id, version} = located;
    const parse: Parse = (markdown) => this.parse(markdown) as Root;
    const isLater = version === later.name;
    const ownTree = docsVersions.find(({name}) => name === version)?.tree ?? later.tree;
    const siteDir = file.path.slice(0, -`${ownTree}/${docPath}`.length);
    replaceElements(tree, (name) =>
      name === 'VersionDifferences' ? listOf(siteDir, id, parse) : undefined,
    );
    const before = path.join(siteDir, earlier.tree, docPath);
    const after = path.join(siteDir, later.tree, docPath);
    const isInBoth = existsSync(before) && existsSync(after);
    const changes =
      isInBoth &&
      [later.name, earlier.name].includes(version) &&
      wholeText(before) !== wholeText(after)
        ? changesOf(blocksOf(before, parse), blocksOf(after, parse))
        : [];
    if (changes.length === 0) {
      return;
    }
    const index = tree.children.findIndex((node) => elementName(node) === 'PageFacts');
    const opening = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(
      Math.max(index, opening) + 1,
      0,
      disclosure(changes, isLater) as BlockContent,
    );
  };
};

export default versionDifference;
