import {parameter, string, uiset} from '../model/attributeBuilders';
import type {ObjectSpec} from '../model/object';
import Camera from '../parts/Camera';

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
