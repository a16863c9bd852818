import React, {type ReactNode} from 'react';
import {choiceKey} from '../../model/event';
import type {ObjectProps} from '../../model/object';
import CameraView from '../../parts/CameraView';

/** `<camera>`: a drawn view of its camera; with a destination, a press shows the camera on that panel. */
export default function Camera({attribute, label, dispatch}: ObjectProps): ReactNode {
  const name = attribute('camera') ?? attribute('address') ?? '';
  const destination = attribute('destination') ?? '';
  const view = <CameraView name={name} isRecorded={attribute('play') !== undefined} />;
  return destination === '' ? (
    <div role="img" aria-label={`Camera ${name === '' ? label : name}`}>
      {view}
    </div>
  ) : (
    <button
      type="button"
      className="preview-camera-button"
      onClick={() => {
        dispatch({kind: 'input', key: choiceKey(destination, 'camera'), value: name});
        dispatch({kind: 'input', key: choiceKey(destination, 'play'), value: 'live'});
      }}>
      {view}
      <span className="spoken">{` Show on ${destination}`}</span>
    </button>
  );
}
