import React, {type ComponentProps, type ReactNode} from 'react';

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
        // Escape also ends a composition of letters.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }
      }}
    />
  );
}
