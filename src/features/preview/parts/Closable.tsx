import React, {type ComponentProps, type ReactNode} from 'react';
import {isPlainKey} from '../../../lib/device/keys';

interface ClosableProps extends ComponentProps<'div'> {
  readonly onClose: () => void;
}

/** Frame of a popup, panel or form: Escape closes it, and nothing around it. */
export default function Closable({onClose, ...props}: ClosableProps): ReactNode {
  return (
    <div
      className="preview-closable"
      role="presentation"
      {...props}
      onKeyDown={(event) => {
        if (isPlainKey(event, 'Escape')) {
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }
      }}
    />
  );
}
