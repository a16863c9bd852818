import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {faultAt} from '../../../content/remark/nodes';
import {tokensOf} from './tokensOf';

/** Comment with which Docusaurus would highlight lines. */
const magicComment = /^\s*[^\w\s]\W*highlight-(?:next-line|start|end)\b/u;

/** Expands ranges such as `1,3-5`. */
function linesIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/**
 * Remark transformer that highlights fenced code and parses the title and the highlighted
 * lines in its meta string, so that no browser does. It adds the properties of `CodeBlock`.
 *
 * @throws Error naming file and line if a comment marks lines, or if lines should be numbered
 */
const codeBlocks: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (code) => {
    const meta = code.meta ?? '';
    const line = code.position?.start.line ?? 0;
    const marked = code.value.split('\n').findIndex((text) => magicComment.test(text));
    if (marked !== -1) {
      throw faultAt(
        file,
        [line + 1 + marked],
        `a comment cannot mark lines to highlight: give their numbers after the language, as in \`\`\`${code.lang ?? 'text'} {1,3}`,
      );
    }
    if (/\bshowLineNumbers\b/u.test(meta)) {
      throw faultAt(file, [line], 'code blocks have no line numbers: remove showLineNumbers');
    }
    const title = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/u.exec(meta)?.groups?.title;
    const ranges = /\{(?<ranges>[\d,-]+)\}/u.exec(meta)?.groups?.ranges;
    const tokens = tokensOf(code.value, code.lang ?? '');
    const properties = {
      ...(tokens !== '' && {tokens}),
      ...(title !== undefined && {title}),
      ...(ranges !== undefined && {lines: linesIn(ranges).join()}),
    };
    if (Object.keys(properties).length > 0) {
      code.data = {...code.data, hProperties: {...code.data?.hProperties, ...properties}};
    }
  });
};

export default codeBlocks;
