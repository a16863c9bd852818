import React, {useEffect, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import './styles.css';

/**
 * The panel of one tab of `Tabs`, which carries its name along: on paper, where
 * all tabs are below each other, the name is above each. A closed panel is open
 * to the browser's own search.
 */
export default function PrintedTab({
  children,
  label,
  value,
  hidden,
  ...panel
}: Props & {readonly id?: string; readonly 'aria-labelledby'?: string}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hidden === true) {
      // React writes any value of this attribute as an empty one.
      root.current?.setAttribute('hidden', 'until-found');
      // Its content is hidden, but not the panel.
      root.current?.setAttribute('aria-hidden', 'true');
    } else {
      root.current?.removeAttribute('aria-hidden');
    }
  }, [hidden]);
  return (
    <div
      ref={root}
      role="tabpanel"
      id={panel.id}
      aria-labelledby={panel['aria-labelledby']}
      hidden={hidden}>
      <div className="printed-tab" data-name={label ?? value}>
        {children}
      </div>
    </div>
  );
}
