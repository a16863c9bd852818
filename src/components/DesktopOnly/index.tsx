import React, {type ReactElement, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {maxMobileWidth} from '../../device/screens';
import {useBuiltHtml} from '../../text/useBuiltHtml';

export interface DesktopOnlyProps {
  /** What is drawn as one `div`. */
  readonly children: ReactElement;
}

/**
 * What the HTML of a page has for wide screens, and the theme takes away on a
 * phone as soon as the page is hydrated: there it is left as it came until
 * then, so that no reader waits for links that disappear immediately.
 */
export default function DesktopOnly({children}: DesktopOnlyProps): ReactNode {
  const isBrowser = useIsBrowser();
  const untouched = useBuiltHtml('');
  const isServer = typeof window === 'undefined';
  return isServer || isBrowser || window.innerWidth > maxMobileWidth ? (
    children
  ) : (
    <div suppressHydrationWarning {...untouched} />
  );
}
