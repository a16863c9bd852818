import React, {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Dispatch} from '../../model/event';
import type {ProjectPopup} from '../../model/project';
import Closable from '../../parts/Closable';

export interface PopupProps {
  readonly popup: ProjectPopup;
  readonly children: ReactNode;
  readonly dispatch: Dispatch;
}

/**
 * `<popup>`: a page over the page. Its close button and Escape close it, and a
 * press beside a modal one does, unless it is locked; the focus goes back to
 * where it was.
 */
export default function Popup({popup, children, dispatch}: PopupProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus({preventScroll: true});
    return () => {
      if (before instanceof HTMLElement) {
        before.focus({preventScroll: true});
      }
    };
  }, []);
  const {width = '240', height = '160', type, locked} = popup.attributes;
  const close = () => {
    if (locked !== 'true') {
      dispatch({kind: 'close'});
    }
  };
  return (
    <Closable
      className={clsx('preview-shade', type === 'modal' && 'preview-shade--modal')}
      onClose={close}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget && type === 'modal') {
          close();
        }
      }}>
      <div
        ref={frame}
        className="preview-popup"
        role="dialog"
        aria-label={popup.title}
        tabIndex={-1}
        style={{'--w': width, '--h': height} as CSSProperties}>
        <p>
          {popup.title}
          {locked === 'true' ? null : (
            <button type="button" aria-label="Close" onClick={close}>
              ×
            </button>
          )}
        </p>
        <div className="preview-inside">{children}</div>
      </div>
    </Closable>
  );
}
