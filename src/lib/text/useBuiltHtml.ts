import {useMemo} from 'react';

/** The content of an element as the property with which React takes HTML. */
interface HtmlContent {
  readonly dangerouslySetInnerHTML: {readonly __html: string};
}

/**
 * Properties of an element whose content is HTML that the build made, never
 * text of a reader. ESLint refuses every other way to write HTML.
 */
export function useBuiltHtml(html: string): HtmlContent {
  // React writes the content again for another object, even with the same text.
  return useMemo(() => ({dangerouslySetInnerHTML: {__html: html}}), [html]);
}
