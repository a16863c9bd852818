import type {ObjectSpec} from '../../model/object';
import Picture from './Picture';

export default {
  element: 'camera',
  Picture,
  sample:
    '<project width="160" height="80"><camera pos="x16y4" width="128" height="72" address="gate" /></project>',
  attributes: [
    {
      group: 'own',
      parameter: 'address',
      sketch: 'address',
      values: {kind: 'text', what: 'name of a camera, or `grid<n>`'},
      meaning: 'camera or grid to show; `<n>` is the number of the grid in the configuration',
      edition: '3',
    },
    {
      group: 'own',
      parameter: 'destination panel id',
      sketch: 'destination',
      values: {kind: 'text', what: 'ID of a camera panel, or empty'},
      meaning: 'the panel on which the camera is shown',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'camera',
      values: {kind: 'text', what: 'name of a camera, or `grid<n>`'},
      meaning: 'changes the picture at run time',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'play',
      values: {kind: 'text', what: '`true`, `yyyymmddhhmmss`, or a timestamp in seconds'},
      meaning: 'plays the latest recording, or the recording from that moment or the nearest frame',
      edition: '3',
    },
  ],
} satisfies ObjectSpec;
