import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {faultAt} from '../nodes';
import {tokensOf} from './tokensOf';

/** Comment that Docusaurus would remove from the code. */
const magicComment = /^\s*[^\w\s]\W*highlight-(?:next-line|start|end)\b/u;

/**
 * Remark transformer that highlights code blocks in the build, with the property `tokens`.
 *
 * @throws Error if a comment marks lines to highlight
 */
const highlight: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (code) => {
    const marked = code.value.split('\n').findIndex((line) => magicComment.test(line));
    if (marked !== -1) {
      // Docusaurus would remove the comment, and the tokens of the lines below would be shifted.
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
