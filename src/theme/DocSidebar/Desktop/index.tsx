import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {desktop} from '@site/src/lib/device/screens';
import {useBuiltHtml} from '@site/src/lib/text/useBuiltHtml';
import type {Props} from '@theme/DocSidebar/Desktop';
import Desktop from '@theme-original/DocSidebar/Desktop';

/**
 * Wraps the sidebar of wide screens. On a phone the theme removes it after hydration, so it is
 * not hydrated there, and its links do not delay the first input.
 */
export default function DocSidebarDesktopWrapper(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const untouched = useBuiltHtml('');
  const isHydrated =
    typeof window === 'undefined' || isBrowser || window.matchMedia(desktop).matches;
  return isHydrated ? <Desktop {...props} /> : <div suppressHydrationWarning {...untouched} />;
}
