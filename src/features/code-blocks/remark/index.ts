import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {faultAt} from '../../../content/remark/nodes';
import {tokensOf} from './tokensOf';

/** Option of a code block of Docusaurus that the manual does not use. */
const unused = /\b(?:title=|showLineNumbers)|\{[\d,-]+\}/u;

/**
 * Remark transformer that highlights fenced code, so that no browser does. It adds the property
 * `tokens` of `CodeBlock`.
 *
 * @throws Error naming file and line if a code block has a title, or highlighted or numbered lines
 */
const codeBlocks: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (code) => {
    const [option] = unused.exec(code.meta ?? '') ?? [];
    if (option !== undefined) {
      throw faultAt(
        file,
        [code.position?.start.line ?? 0],
        `code blocks have no titles, and no highlighted or numbered lines: remove ${option}`,
      );
    }
    const tokens = tokensOf(code.value, code.lang ?? '');
    if (tokens !== '') {
      code.data = {...code.data, hProperties: {...code.data?.hProperties, tokens}};
    }
  });
};

export default codeBlocks;
