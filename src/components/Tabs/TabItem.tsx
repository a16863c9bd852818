import React, {useEffect, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import './styles.css';

export interface TabItemProps extends Props {
  readonly id?: string;
  readonly 'aria-labelledby'?: string;
}

/**
 * Panel of a tab. In print and without scripts all panels are shown, each below its name. The browser's own search
 * finds text in a closed panel.
 */
export default function TabItem({
  children,
  label,
  value,
  hidden,
  ...panel
}: TabItemProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A panel that an early tap has shown stays so until the tap is replayed.
    if (hidden === true && root.current?.hidden !== false) {
      // React writes any value of this attribute as an empty one.
      root.current?.setAttribute('hidden', 'until-found');
      // The attribute hides the content of the panel, but not the panel.
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
