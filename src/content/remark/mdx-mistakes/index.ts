import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../jsx';
import {faultAt} from '../nodes';

interface MdxError extends Error {
  readonly source?: string;
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
}

interface Syntax {
  readonly type: string;
  readonly [field: string]: unknown;
}

const asCode = 'Write braces in text as code, `{…}`, or as \\{.';

/** Corrections by package and message of the error. */
const corrections: readonly (readonly [pattern: RegExp, correction: string])[] = [
  [/mdxjs-esm/u, 'Begin no line of text with "import" or "export".'],
  [/expression/u, asCode],
  [/create a comment/u, 'Write a comment as {/* … */}.'],
  [/create a link/u, 'Write a link as [text](https://…).'],
  [/attribute value/u, 'Write the value of an attribute in quotation marks: name="value".'],
  [/closing/u, 'Close each tag: <br />, <b>…</b>. Write a placeholder as code, `<name>`.'],
  [/mdx-jsx/u, 'Write a less-than sign as code, `<`, or as \\<.'],
];

/** Corrections by attribute of HTML elements. */
const attributeCorrections = new Map([
  ['id', 'An `id` has no link from the site: put it behind a heading, ## Title {#name}.'],
  ['style', 'A `style` cannot be a text: leave it out.'],
]);

/** Names of Docusaurus and JavaScript that need no import. */
const knownNames = [
  ...'props frontMatter toc contentTitle metadata assets'.split(' '),
  ...'undefined Array Boolean Date Intl JSON Math Number Object String'.split(' '),
];

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Identifiers in a syntax tree, without function parameters. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) {
    return part.flatMap(namesIn);
  }
  if (!isSyntax(part)) {
    return [];
  }
  if (part.type === 'Identifier') {
    return [String(part.name)];
  }
  const own = new Set(namesIn(part.params));
  return Object.entries(part)
    .filter(([field]) => part.computed === true || (field !== 'property' && field !== 'key'))
    .flatMap(([, value]) => namesIn(value))
    .filter((name) => !own.has(name));
}

/** Remark plugin that adds file, line and correction to errors about braces, less-than signs and tags. */
const mdxMistakes: Plugin<[], Root> = function mdxMistakes(this: Processor) {
  const {parser} = this;
  this.parser = (text, file) => {
    try {
      return parser?.(text, file) as Root;
    } catch (error) {
      const {source = '', reason = '', ...end} = error as MdxError;
      // For an unclosed tag, only the message has its position.
      const {line = end.line ?? 0, column = end.column ?? 0} =
        /\((?<line>\d+):(?<column>\d+)-/u.exec(reason)?.groups ?? {};
      const message = `${source} ${reason}`;
      const correction = corrections.find(([pattern]) => pattern.test(message))?.[1];
      throw correction === undefined
        ? error
        : faultAt(file, [line, column], `${reason}. ${correction}`, error);
    }
  };
  return (tree, file) => {
    visit(tree, 'tableCell', (cell) => {
      visit(cell, (node) => {
        if ('name' in node && /^(?:[ou]l|table|pre|Tabs)$/u.test(node.name ?? '')) {
          const {line = 0, column = 0} = node.position?.start ?? {};
          const message = `<${node.name}> in a table cell has no Markdown copy: write its items in one line, with commas, or put it below the table.`;
          throw faultAt(file, [line, column], message);
        }
      });
    });
    const known = new Set(knownNames);
    visit(tree, 'mdxjsEsm', ({data}) => namesIn(data?.estree).forEach((name) => known.add(name)));
    visit(tree, (node) => {
      const {line = 0, column = 0} = node.position?.start ?? {};
      switch (node.type) {
        case 'code': {
          // Docusaurus takes the line for a heading, and removes the braces or adds a backslash.
          const index = node.value.split('\n').findIndex((one) => /^#{1,6}(?!#).*\{#/u.test(one));
          if (index >= 0) {
            const message = 'A line of code that begins with # loses {#…}: indent the line.';
            throw faultAt(file, [line + index + 1], message);
          }
          break;
        }
        case 'mdxTextExpression':
        case 'mdxFlowExpression': {
          if (node.value.trim() === '') {
            throw faultAt(file, [line, column], `{${node.value}} is shown as nothing. ${asCode}`);
          }
          const unknown = namesIn(node.data?.estree).find((name) => !known.has(name));
          if (unknown !== undefined) {
            const message = `{${node.value}}: the page has no "${unknown}". ${asCode}`;
            throw faultAt(file, [line, column], message);
          }
          break;
        }
        case 'mdxJsxTextElement':
        case 'mdxJsxFlowElement': {
          const [correction] = /^[a-z]/u.test(node.name ?? '')
            ? Object.keys(attributesOf(node)).flatMap(
                (name) => attributeCorrections.get(name) ?? [],
              )
            : [];
          if (correction !== undefined) {
            throw faultAt(file, [line, column], `<${node.name}>: ${correction}`);
          }
        }
      }
    });
  };
};

export default mdxMistakes;
