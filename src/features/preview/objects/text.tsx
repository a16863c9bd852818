import React, {Fragment, type ReactNode} from 'react';
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
  ...(['div', 'br', 'hr'] as const).map((tag) => [tag, tag] as const),
]);

/** Markup as React elements, without attributes. Of other elements, only the content remains. */
function contentOf({childNodes}: Node): ReactNode[] {
  return Array.from(childNodes, (node, key) => {
    if (node.nodeName === '#text') {
      return node.nodeValue;
    }
    const tag = node.nodeName.toLowerCase();
    const element = elementOf.get(tag);
    const className = element === 'p' && tag !== 'p' ? 'preview-html-heading' : undefined;
    return element === undefined ? (
      <Fragment key={key}>{contentOf(node)}</Fragment>
    ) : (
      React.createElement(element, {key, className}, ...contentOf(node))
    );
  });
}

/** Content of a text. The build has no parser of HTML and needs none: only rules set texts with tags. */
function markup(text: string): ReactNode {
  return typeof DOMParser === 'undefined'
    ? text
    : contentOf(new DOMParser().parseFromString(text, 'text/html').body);
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
