import type {ObjectSpec} from '../../model/object';
import {comment, id} from '../../model/commonAttributes';
import {watchAction4, watchLabel4, watchName4, watchState} from '../../model/watchAttributes';
import Picture from './Picture';

export default {
  element: 'watch_shutter',
  Picture,
  sample:
    '<project width="160" height="80"><watch_shutter label="Blind" state="offdown" /></project>',
  attributes: [
    id('name for UISET and for value bindings; see the [intro](../intro.mdx)'),
    {
      group: 'own',
      label: 'Mode',
      sketch: 'mode',
      values: {kind: 'choice', of: ['vertical', 'horizontal']},
      default: '`vertical`',
      meaning: 'direction in which it moves',
    },
    watchLabel4('name of the blind, for instance'),
    watchAction4,
    watchName4('command, with `user`'),
    {
      group: 'own',
      label: 'Param',
      sketch: 'parameter',
      values: {kind: 'text'},
      meaning: 'parameter of the command, with `user`',
    },
    {
      group: 'own',
      label: 'Address',
      sketch: 'address',
      values: {kind: 'text', what: 'data point'},
      meaning: 'data point to toggle, with `device`',
    },
    {
      group: 'own',
      label: 'Confirm',
      sketch: 'confirm',
      values: {kind: 'boolean'},
      default: '`false`',
      meaning: '`false`: one tap moves the shutter; `true`: two taps are required',
    },
    watchState(['up', 'down', 'offup', 'offdown', 'unknown']),
    comment,
  ],
} satisfies ObjectSpec;
