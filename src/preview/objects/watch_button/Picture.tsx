import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import {performAction} from '../../parts/performAction';

/** `<watch_button>`: one tap, one command, one data point or one request. */
export default function WatchButton(props: ObjectProps): ReactNode {
  return (
    <button
      type="button"
      className="preview-button preview-watch"
      onClick={() => performAction(props)}>
      {props.attribute('label') ?? props.label}
    </button>
  );
}
