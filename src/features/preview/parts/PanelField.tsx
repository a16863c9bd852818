import React, {useRef, useState, type ReactNode} from 'react';
import type {ObjectProps} from '../model/object';
import Closable from './Closable';
import {fieldOf} from './field';

interface PanelFieldProps {
  readonly object: ObjectProps;
  /** Converts a value to the text of the closed field. */
  readonly text: (value: string) => string;
  /** Whether the entry starts empty, as for a code. */
  readonly startsEmpty?: boolean;
  /** The editor in the panel. */
  readonly children: (value: string, change: (next: string) => void) => ReactNode;
}

/**
 * A field that is edited in a panel. OK sets and sends the entry; with a submit
 * button there is no OK, and each change is set.
 */
export default function PanelField({
  object,
  text,
  startsEmpty = false,
  children,
}: PanelFieldProps): ReactNode {
  const {attribute, label, formFields} = object;
  const {value, set} = fieldOf(object);
  const [pending, setPending] = useState<string>();
  const entry = useRef<HTMLButtonElement>(null);
  const isLocked = attribute('enabled') === 'false';
  const isOpen = pending !== undefined && !isLocked;
  const hasSubmit = formFields().length > 0;
  const present = isOpen && !hasSubmit ? pending : value;
  const caption = attribute('label');
  const close = () => {
    setPending(undefined);
    // The focused element is removed with the panel.
    entry.current?.focus();
  };
  return (
    <div className="preview-field">
      {caption === undefined ? null : <span>{caption}</span>}
      <button
        ref={entry}
        type="button"
        className="preview-field-entry"
        aria-expanded={isOpen}
        aria-label={`${label}: ${text(present)}`}
        disabled={isLocked}
        onClick={() => setPending(isOpen ? undefined : startsEmpty && !hasSubmit ? '' : value)}>
        {text(present)}
      </button>
      {isOpen ? (
        <Closable onClose={close}>
          <div className="preview-field-panel" role="group" aria-label={label}>
            {children(present, hasSubmit ? set : setPending)}
            {hasSubmit ? null : (
              <button
                type="button"
                className="preview-button"
                onClick={() => {
                  set(present);
                  close();
                }}>
                OK
              </button>
            )}
          </div>
        </Closable>
      ) : null}
    </div>
  );
}
