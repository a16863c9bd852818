import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import * as watch from '../model/watchAttributes';
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
  attributes: [
    watch.id('button'),
    watch.label('label of the button'),
    watch.action('what happens on a tap'),
    watch.name,
    watch.commandParameter,
    watch.address('the light or automation to control'),
    watch.url(),
    watch.visible('button'),
  ],
} satisfies ObjectSpec;
