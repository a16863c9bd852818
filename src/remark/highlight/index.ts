import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {faultAt} from '../nodes';
import {tokensOf} from './tokensOf';

/** A comment that Docusaurus would take out of the code, on a line of its own. */
const magicComment = /^\s*[^\w\s]\W*highlight-(?:next-line|start|end)\b/u;

/**
 * Remark transformer that gives each fenced block its colours, as the property
 * `tokens` of its element, so that no browser needs a highlighter.
 *
 * @throws Error naming file and line when a comment marks lines to highlight
 */
const highlight: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (code) => {
    const marked = code.value.split('\n').findIndex((line) => magicComment.test(line));
    if (marked !== -1) {
      // Docusaurus would remove the comment, and each line below would have the colours of another.
      throw faultAt(
        file,
        [(code.position?.start.line ?? 0) + 1 + marked],
        `a comment cannot mark lines to highlight: give their numbers after the language, as in \`\`\`${code.lang ?? 'text'} {1,3}`,
      );
    }
    const tokens = tokensOf(code.value, code.lang ?? '');
    if (tokens !== '') {
      code.data = {...code.data, hProperties: {...code.data?.hProperties, tokens}};
    }
  });
};

export default highlight;
