import React, {type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar/Desktop';
import Desktop from '@theme-original/DocSidebar/Desktop';
import DesktopOnly from '@site/src/components/DesktopOnly';

/** The stock sidebar of wide screens, which a phone does not hydrate. */
export default function DocSidebarDesktopWrapper(props: Props): ReactNode {
  return (
    <DesktopOnly>
      <Desktop {...props} />
    </DesktopOnly>
  );
}
