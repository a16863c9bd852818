import {existsSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Paragraph, Root, RootContent} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {readPages, treeDifference, textWithPartials} from '../readPages';
import {locateDoc} from '../../../content/schema/families';
import {docsRoot, docsVersions, versions} from '../../../site/versions';
import {readSource, splitFrontMatter} from '../../../lib/text/readSource';
import {elementName, replaceElements} from '../../../content/remark/jsx';
import {paragraph, relativeLink, text} from '../../../content/remark/nodes';

const {latest: earlier, next: later} = versions;

/** Sentence on a page whose text differs in the other version, with a link to it. */
function notice(id: string, isLater: boolean): Paragraph {
  const other = isLater ? earlier : later;
  const url = `${docsRoot(other)}/${id}`;
  return paragraph(
    [
      text(`This page differs ${isLater ? 'from' : 'in'} ${other.label}: `),
      {type: 'link', url, children: [text(`read it in ${other.label}`)]},
      text('.'),
    ],
    {className: ['difference'], 'data-search-ignore': ''},
  );
}

const list = (ids: readonly string[], line: (id: string) => string): string =>
  ids.map((id) => `- ${line(id)}`).join('\n');

/** Pages that the later version has changed, added or removed. */
function listOf(siteDir: string, own: string, parseMarkdown: (text: string) => Root) {
  const {changed, added, removed} = treeDifference(
    readPages(path.join(siteDir, earlier.tree)),
    readPages(path.join(siteDir, later.tree)),
  );
  const title = (id: string) => {
    const {tree} = removed.includes(id) ? earlier : later;
    const {yaml} = splitFrontMatter(readSource(path.join(siteDir, tree, `${id}.mdx`)));
    const {title: value} = parse(yaml) as {title?: unknown};
    return String(value).replaceAll(/[\\`*_[\]<>{}]/gu, '\\$&');
  };
  const laterPage = (id: string) =>
    id === own ? `${title(id)}: this page` : `[${title(id)}](${relativeLink(own, id)})`;
  const earlierPage = (id: string) => `[${title(id)}](${docsRoot(earlier)}/${id})`;
  const none = `No page differs between ${earlier.label} and ${later.label}.`;
  const each = 'Each page links its other text below its first paragraph.';
  return parseMarkdown(
    [
      `**Changed.** ${changed.length === 0 ? none : each}`,
      list(changed, laterPage),
      `**New in ${later.label}.**${added.length === 0 ? ' None.' : ''}`,
      list(added, laterPage),
      `**Removed since ${earlier.label}.**${removed.length === 0 ? ' None.' : ''}`,
      list(removed, earlierPage),
    ].join('\n\n'),
  ).children;
}

/**
 * Remark transformer for the differences between the two versions: links the other version below
 * the first paragraph of each page that differs, and replaces `<VersionDifferences />` with the list
 * of these pages.
 */
const versionDifference: Plugin<[], Root> = function versionDifference(this: Processor) {
  return (tree, file) => {
    const located = locateDoc(file.path);
    if (located === undefined) {
      return;
    }
    const {docPath, id, version} = located;
    const isLater = version === later.name;
    const ownTree = docsVersions.find(({name}) => name === version)?.tree ?? later.tree;
    const siteDir = file.path.slice(0, -`${ownTree}/${docPath}`.length);
    replaceElements(tree, (name): RootContent[] | undefined =>
      name === 'VersionDifferences'
        ? listOf(siteDir, id, (markdown) => this.parse(markdown) as Root)
        : undefined,
    );
    const both = [earlier, later].map((one) => path.join(siteDir, one.tree, docPath));
    if (
      [later.name, earlier.name].includes(version) &&
      both.every((one) => existsSync(one)) &&
      new Set(both.map(textWithPartials)).size > 1
    ) {
      const index = tree.children.findIndex((node) => elementName(node) === 'PageFacts');
      const opening = tree.children.findIndex(({type}) => type === 'paragraph');
      tree.children.splice(Math.max(index, opening) + 1, 0, notice(id, isLater));
    }
  };
};

export default versionDifference;
