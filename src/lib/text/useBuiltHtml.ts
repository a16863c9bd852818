import {useMemo} from 'react';

/** Content of an element as React's property for HTML. */
interface HtmlContent {
  readonly dangerouslySetInnerHTML: {readonly __html: string};
}

/**
 * Properties of an element whose content is HTML from the build, never user input. ESLint
 * rejects every other way to insert HTML.
 */
export function useBuiltHtml(html: string): HtmlContent {
  // React inserts the HTML again if the object changes, even if the HTML is the same.
  return useMemo(() => ({dangerouslySetInnerHTML: {__html: html}}), [html]);
}
