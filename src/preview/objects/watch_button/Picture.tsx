import React, {type ReactNode} from 'react';
import {act} from '../../parts/act';
import type {ObjectProps} from '../../parts/types';

/** `<watch_button>`: one tap, one command, one data point or one request. */
export default function WatchButton(props: ObjectProps): ReactNode {
  return (
    <button type="button" className="preview-button preview-watch" onClick={() => act(props)}>
      {props.attribute('label') ?? props.label}
    </button>
  );
}
