import React, {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import './styles.css';

/**
 * One tab of `Tabs`. On paper, where all tabs follow each other, its name is
 * above it. A closed one is open to the browser's own search.
 */
export default function PrintedTab({children, ...tab}: ComponentProps<typeof TabItem>): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = content.current?.parentElement;
    if (tab.hidden === true) {
      // React writes any value of this attribute as an empty one.
      panel?.setAttribute('hidden', 'until-found');
      // Its content is hidden, but not the panel.
      panel?.setAttribute('aria-hidden', 'true');
    } else {
      panel?.removeAttribute('aria-hidden');
    }
  }, [tab.hidden]);
  return (
    <TabItem {...tab}>
      <div ref={content} className="printed-tab" data-name={tab.label ?? tab.value}>
        {children}
      </div>
    </TabItem>
  );
}
