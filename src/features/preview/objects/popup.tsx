import React, {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {inertBeside} from '../../../lib/device/inertBeside';
import type {Dispatch} from '../model/event';
import type {ObjectSpec} from '../model/object';
import type {ProjectPopup} from '../model/project';
import Closable from '../parts/Closable';

interface PopupProps {
  readonly popup: ProjectPopup;
  readonly children: ReactNode;
  readonly dispatch: Dispatch;
}

/**
 * `<popup>`: a page over the page. Unless it is locked, its close button and Escape
 * close it, and for a modal one a click beside it; the focus returns to the element
 * that had it.
 */
export function Popup({popup, children, dispatch}: PopupProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const {width = '240', height = '160', type, locked} = popup.attributes;
  const isModal = type === 'modal';
  useEffect(() => {
    const before = document.activeElement;
    const shade = frame.current?.parentElement;
    const release =
      isModal && shade?.parentElement ? inertBeside(shade, shade.parentElement) : undefined;
    frame.current?.focus({preventScroll: true});
    return () => {
      release?.();
      if (before instanceof HTMLElement) {
        before.focus({preventScroll: true});
      }
    };
  }, [isModal]);
  const close = () => {
    if (locked !== 'true') {
      dispatch({kind: 'close'});
    }
  };
  return (
    <Closable
      className={clsx('preview-shade', isModal && 'preview-shade--modal')}
      onClose={close}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget && isModal) {
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
          <span>{popup.title}</span>
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

export default {
  place: 'project',
  holdsObjects: true,
} satisfies ObjectSpec;
