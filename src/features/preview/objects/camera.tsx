import React, {type ReactNode} from 'react';
import {parameter, string, uiset} from '../model/attributeBuilders';
import {choiceKey} from '../model/event';
import type {ObjectProps, ObjectSpec} from '../model/object';
import CameraView from '../parts/CameraView';

/** `<camera>`: a drawing of its view; with a destination, a button that shows the camera on that panel. */
function Camera({attribute, label, dispatch}: ObjectProps): ReactNode {
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

export default {
  Picture: Camera,
  sample: '<camera pos="x16y4" width="128" height="72" address="gate" />',
  attributes: [
    parameter(
      'address',
      string('name of a camera, or `grid<n>`'),
      'camera or grid to show; `<n>` is the number of the grid in the configuration',
      {sketch: 'address'},
    ),
    parameter(
      'destination panel id',
      string('ID of a camera panel, or empty'),
      'the panel on which the camera is shown',
      {sketch: 'destination'},
    ),
    uiset('camera', string('name of a camera, or `grid<n>`'), 'shows this camera or grid'),
    uiset(
      'play',
      string('`true`, `yyyymmddhhmmss`, or a timestamp in seconds'),
      'plays the latest recording, or the recording from that moment or the nearest frame',
    ),
  ],
} satisfies ObjectSpec;
