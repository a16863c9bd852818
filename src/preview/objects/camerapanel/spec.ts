import type {ObjectSpec} from '../../model/object';
import Picture from './Picture';

export default {
  element: 'camerapanel',
  Picture,
  sample:
    '<project width="160" height="144"><camerapanel pos="x1y1" width="156" height="140" address="gate" /></project>',
  attributes: [
    {
      group: 'own',
      parameter: 'address',
      sketch: 'address',
      values: {kind: 'text', what: 'name of a camera, or `grid<n>`'},
      meaning: 'the camera or grid at the start',
      edition: '3',
    },
    {
      group: 'own',
      parameter: 'camera list',
      sketch: 'cameralist',
      values: {kind: 'text', what: 'names of cameras, or empty'},
      meaning: 'the cameras to step through; others cannot be reached in this panel',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'camera',
      values: {kind: 'text', what: 'name of a camera, or `grid<n>`'},
      meaning: 'shows this camera',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'cameralist',
      values: {kind: 'text', what: 'names separated by commas'},
      meaning: 'a new camera list at run time',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'panel',
      values: {kind: 'boolean'},
      default: '`true`',
      meaning: 'shows or hides the background',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'play',
      values: {kind: 'text', what: '`true`, `yyyymmddhhmmss`, or a timestamp in seconds'},
      meaning: 'plays the last recording, or the recording from the frame nearest to that moment',
      edition: '3',
    },
  ],
} satisfies ObjectSpec;
