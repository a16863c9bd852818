import React, {type ReactNode} from 'react';
import Desktop from '@theme-original/DocItem/TOC/Desktop';
import DesktopOnly from '@site/src/components/DesktopOnly';

/** The stock table of contents of wide screens, which a phone does not hydrate. */
export default function DocItemTocDesktopWrapper(): ReactNode {
  return (
    <DesktopOnly>
      <Desktop />
    </DesktopOnly>
  );
}
