import {boolean, parameter, string, uiset} from '../model/attributeBuilders';
import type {ObjectSpec} from '../model/object';
import Camera from '../parts/Camera';

export default {
  Picture: Camera,
  sample:
    '<project width="160" height="144"><camerapanel pos="x1y1" width="156" height="140" address="gate" /></project>',
  attributes: [
    parameter(
      'address',
      string('name of a camera, or `grid<n>`'),
      'the camera or grid at the start',
      {sketch: 'address'},
    ),
    parameter(
      'camera list',
      string('names of cameras, or empty'),
      'the cameras to step through; others cannot be reached in this panel',
      {sketch: 'cameralist'},
    ),
    uiset('camera', string('name of a camera, or `grid<n>`'), 'shows this camera'),
    uiset('cameralist', string('names separated by commas'), 'a new camera list'),
    uiset('panel', boolean, 'shows or hides the background', {default: '`true`'}),
    uiset(
      'play',
      string('`true`, `yyyymmddhhmmss`, or a timestamp in seconds'),
      'plays the last recording, or the recording from the frame nearest to that moment',
    ),
  ],
} satisfies ObjectSpec;
