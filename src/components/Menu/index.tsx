import React, {useCallback, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {usePopUp} from '../../lib/hooks/overlays';
import styles from './styles.module.css';

export interface MenuProps {
  /** Text of the button. */
  readonly label: ReactNode;
  /** Items: `li` with a link or a button each. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Button that opens a list of links and actions; works without scripts. */
export default function Menu({label, children, className}: MenuProps): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => box.current?.removeAttribute('open'), []);
  usePopUp(box, true, close);
  return (
    <details ref={box} className={clsx(styles.menu, className)}>
      <summary className="chevron">{label}</summary>
      {/* An item closes the menu. */}
      <div role="presentation" onClick={close}>
        <ul>{children}</ul>
      </div>
    </details>
  );
}
