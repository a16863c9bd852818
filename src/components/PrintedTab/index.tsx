import React, {type ComponentProps, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import './styles.css';

/**
 * One tab of `Tabs`, which carries its name along: on paper, where all tabs
 * stand below each other, the name stands above each.
 */
export default function PrintedTab({children, ...tab}: ComponentProps<typeof TabItem>): ReactNode {
  return (
    <TabItem {...tab}>
      <div className="printed-tab" data-name={tab.label ?? tab.value}>
        {children}
      </div>
    </TabItem>
  );
}
