import React, {type ComponentProps, type ReactNode} from 'react';
import {isPlainKey} from '../../device/keys';

interface ClosableProps extends ComponentProps<'div'> {
  readonly onClose: () => void;
}

/** The frame of what opens in a picture: Escape closes it, and nothing around it. */
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
