import {useMemo} from 'react';
import {createPolicy} from './createPolicy';
import {policies} from './policies';
import {safeHtml} from './safeHtml';

const policy = createPolicy(policies.html, {createHTML: safeHtml});

/** HTML of the build, for what takes no plain text as HTML. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html);
}

/** HTML of the build as a property of an element: the same object while the text is the same. */
export function useTrustedHtml(html: string): {readonly __html: string} {
  return useMemo(() => ({__html: trustedHtml(html)}), [html]);
}
