import React, {type ReactNode} from 'react';
import {boolean, sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** A line with bold and italic text. */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/u).map((piece, index) => {
    if (/^\*\*[^*]+\*\*$/u.test(piece)) {
      return <strong key={index}>{piece.slice(2, -2)}</strong>;
    }
    return /^\*[^*]+\*$/u.test(piece) ? <em key={index}>{piece.slice(1, -1)}</em> : piece;
  });
}

interface Block {
  readonly kind: 'heading' | 'list' | 'steps' | 'text';
  readonly lines: string[];
}

const marks: readonly (readonly [Block['kind'], RegExp])[] = [
  ['heading', /^#{1,6}\s+/u],
  ['list', /^[-*]\s+/u],
  ['steps', /^\d+\.\s+/u],
];

/** Lines that belong together: a heading, a list, or a paragraph. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let last: Block | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [kind, mark] = marks.find(([, start]) => start.test(line)) ?? (['text', /^/u] as const);
    if (line === '') {
      last = undefined;
    } else if (last?.kind === kind && kind !== 'heading') {
      last.lines.push(line.replace(mark, ''));
    } else {
      last = {kind, lines: [line.replace(mark, '')]};
      blocks.push(last);
    }
  }
  return blocks;
}

function renderBlock({kind, lines}: Block, key: number): ReactNode {
  const items = lines.map((line, index) => <li key={index}>{inline(line)}</li>);
  switch (kind) {
    case 'list':
      return <ul key={key}>{items}</ul>;
    case 'steps':
      return <ol key={key}>{items}</ol>;
    case 'heading':
      // A heading element would be in the outline of the page.
      return (
        <p key={key} className="preview-html-heading">
          {inline(lines.join(' '))}
        </p>
      );
    case 'text':
      return <p key={key}>{inline(lines.join(' '))}</p>;
  }
}

/** `<markdown>`: headings, lists, bold and italic text; other markup remains text. A dash if it is empty. */
function Markdown({attribute}: ObjectProps): ReactNode {
  return (
    <div className="preview-html">{blocksOf(attribute('content') ?? '–').map(renderBlock)}</div>
  );
}

export default {
  Picture: Markdown,
  sample:
    '<project width="160" height="88"><markdown pos="x16y2" width="128" height="82" content="# Title&#10;- **One**&#10;- Two" /></project>',
  attributes: [sketch('content'), sketch('visible', boolean)],
} satisfies ObjectSpec;
