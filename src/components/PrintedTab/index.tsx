import React, {type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import './styles.css';

/**
 * The panel of one tab of `Tabs`, which carries its name along: on paper, where
 * all tabs are below each other, the name is above each.
 */
export default function PrintedTab({
  children,
  label,
  value,
  ...panel
}: Props & {readonly id?: string; readonly 'aria-labelledby'?: string}): ReactNode {
  return (
    <div
      role="tabpanel"
      id={panel.id}
      aria-labelledby={panel['aria-labelledby']}
      hidden={panel.hidden}>
      <div className="printed-tab" data-name={label ?? value}>
        {children}
      </div>
    </div>
  );
}
