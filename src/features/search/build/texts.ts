import {load} from 'cheerio/slim';
import type {PageTexts, TextLine} from '../documents';

/** Node of the parsed page, as far as it is read. */
interface Node {
  readonly type: string;
  readonly name: string;
  readonly data: string;
  readonly children?: readonly Node[];
}

const controls =
  'script, style, button:not(.term), select, input, textarea, [role="tablist"], .hash-link, .term-note';
const inline = new Set(
  'a abbr b bdi bdo button cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Maximum length of a block that is one line; a longer one has a line for each sentence. */
const maxBlock = 120;

const condensed = (text: string): string => text.replaceAll(/[\s\u200B]+/gu, ' ').trim();

function sentencesOf(text: string): string[] {
  return text.length <= maxBlock ? [text] : text.split(/(?<=[.!?]) (?=\P{Ll})/u);
}

/**
 * Reads the texts of a built page: the cells of a row and the values of a fact in one line, each
 * line of code in backticks, and each other block or sentence in a line.
 *
 * @param ignored selectors of elements to exclude
 */
export function textsOf(html: string, address: string, ignored: readonly string[]): PageTexts {
  const $ = load(html);
  $([controls, ...ignored].join(', ')).remove();
  const texts: Record<string, TextLine[] | undefined> = {};
  let anchor = '';
  let block = '';
  const add = (line: TextLine): void => void (texts[anchor] ??= []).push(line);
  const finish = (): void => {
    sentencesOf(condensed(block))
      .filter((sentence) => sentence !== '')
      .forEach(add);
    block = '';
  };
  /** Text of an element, with spaces between its blocks. */
  const textOf = (node: Node): string =>
    node.type === 'text'
      ? node.data
      : (node.children ?? [])
          .map((child) =>
            child.name === 'br'
              ? '\n'
              : child.type === 'text' || inline.has(child.name)
                ? textOf(child)
                : ` ${textOf(child)}${child.name === 'li' ? '\n' : ' '}`,
          )
          .join('');
  const valueOf = (node: Node): string =>
    condensed(
      textOf(node)
        .trim()
        .replaceAll(/\s*\n\s*/gu, ', '),
    );
  const find = (node: Node, selector: string) =>
    $(node as never)
      .find(selector)
      .get() as unknown as Node[];
  const addRow = (row: Node, heads: readonly string[]): void => {
    const cells = (row.children ?? []).filter(({name}) => name === 'td' || name === 'th');
    const values = cells.map((cell, column) => {
      const value = valueOf(cell);
      const isCode =
        !value.includes('`') &&
        condensed(
          $(cell as never)
            .find('code')
            .text(),
        ) === value;
      return column === 0
        ? isCode
          ? `\`${value}\``
          : value
        : value !== '' && (heads[column] ?? '') !== ''
          ? `${heads[column] ?? ''}: ${value}`
          : value;
    });
    const line = values.filter((value) => value !== '').join(' · ');
    const id = $(row as never).attr('id');
    if (line !== '') {
      add(id === undefined ? line : [line, `#${id}`]);
    }
  };
  const walk = (node: Node): void => {
    if (node.type === 'text') {
      block += node.data;
      return;
    }
    const {name, children = []} = node;
    if (inline.has(name)) {
      children.forEach(walk);
      return;
    }
    if (name === 'br') {
      block += ' ';
      return;
    }
    finish();
    if (/^h[1-3]$/u.test(name)) {
      anchor = name === 'h1' ? '' : `#${$(node as never).attr('id') ?? ''}`;
    } else if (name === 'table') {
      const heads = find(node, 'thead th').map(valueOf);
      find(node, 'tbody tr').forEach((row) => addRow(row, heads));
    } else if (name === 'dl') {
      let label = '';
      find(node, 'dt, dd').forEach((item) => {
        if (item.name === 'dt') {
          label = valueOf(item);
        } else if (valueOf(item) !== '') {
          add(`${label}: ${valueOf(item)}`);
        }
      });
    } else if (name === 'pre') {
      textOf(node)
        .split('\n')
        .map((line) => line.trim().replaceAll('`', "'"))
        .filter((line) => /^[^#/*]*[\p{L}\p{N}]/u.test(line) && !line.startsWith('import '))
        .forEach((line) => add(`\`${line}\``));
    } else {
      children.forEach(walk);
      finish();
    }
  };
  const article = ($('article .markdown').get(0) ?? $('article').get(0)) as Node | undefined;
  article?.children?.forEach(walk);
  finish();
  return {u: address, texts: texts as PageTexts['texts']};
}
