import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../model/object';

/**
 * Available tags, with their elements. Headings become bold paragraphs, so that they
 * are not in the outline of the page.
 */
const elementOf = new Map<string, keyof React.JSX.IntrinsicElements>([
  ...(['b', 'strong', 'i', 'em', 'u', 'small', 'code', 'p', 'ul', 'ol', 'li'] as const).map(
    (tag) => [tag, tag] as const,
  ),
  ...(['h1', 'h2', 'h3'] as const).map((tag) => [tag, 'p'] as const),
  ['div', 'div'],
]);
const empty = new Set(['br', 'hr']);
const maxDepth = 8;

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

/** Text between tags, with its entities decoded. */
function decode(text: string): string {
  return text.replaceAll(
    /&(?<name>amp|lt|gt|quot);/gu,
    (entity, name: string) => entities[name] ?? entity,
  );
}

interface Open {
  readonly tag: string;
  readonly inside: ReactNode[];
}

/**
 * Markup as React elements. Only the tags above become elements, without attributes; other tags
 * remain text. An element ends at its own end tag or with the element around it.
 */
function markup(text: string): ReactNode[] {
  const open: Open[] = [{tag: '', inside: []}];
  const add = (node: ReactNode) => open.at(-1)?.inside.push(node);
  const close = () => {
    const last = open.length > 1 ? open.pop() : undefined;
    if (last !== undefined) {
      const isHeading = last.tag.startsWith('h');
      const key = open.at(-1)?.inside.length;
      add(
        React.createElement(
          elementOf.get(last.tag) ?? 'span',
          {key, className: isHeading ? 'preview-html-heading' : undefined},
          ...last.inside,
        ),
      );
    }
  };
  const closeTo = (at: number) => {
    while (at > 0 && open.length > at) {
      close();
    }
  };
  for (const [piece, slash, name] of text.matchAll(/<(\/?)([a-z][a-z\d]*)\b[^<>]*>|[^<]+|</giu)) {
    const tag = name?.toLowerCase() ?? '';
    if (empty.has(tag)) {
      add(React.createElement(tag, {key: open.at(-1)?.inside.length}));
    } else if (!elementOf.has(tag)) {
      add(decode(piece));
    } else if (slash === '/') {
      // An end tag closes open tags within it; without a start tag it is ignored.
      closeTo(open.findLastIndex((one) => one.tag === tag));
    } else if (open.length < maxDepth) {
      open.push({tag, inside: []});
    }
  }
  closeTo(1);
  return open[0]?.inside ?? [];
}

/** Whether a text has block elements, such as a heading or a list. */
function hasBlocks(text: string): boolean {
  return /<(?:p|h[1-3]|ul|ol|li|div|br|hr)\b/iu.test(text);
}

/** `<text>`: its text with HTML tags; a dash if it is empty. */
export function Text({attribute}: ObjectProps): ReactNode {
  const text = attribute('text');
  const className = hasBlocks(text ?? '') ? 'preview-html' : 'preview-text';
  return (
    <div className={clsx(className, text === undefined && 'preview-text--empty')}>
      {markup(text ?? '–')}
    </div>
  );
}
