import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {performAction} from '../parts/performAction';

/** `<watch_button>`: one tap, one command, one data point or one request. */
function WatchButton(props: ObjectProps): ReactNode {
  const label = props.attribute('label');
  return (
    <button
      type="button"
      className="preview-button preview-watch"
      aria-label={label === undefined ? props.label : undefined}
      onClick={() => performAction(props)}>
      {label}
    </button>
  );
}

export default {
  Picture: WatchButton,
  sample: '<watch_button label="Gate" />',
} satisfies ObjectSpec;
