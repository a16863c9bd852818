import type {ObjectSpec} from '../../model/object';
import {comment, id} from '../../model/commonAttributes';
import {watchVisible} from '../../model/watchAttributes';
import Picture from './Picture';

export default {
  element: 'watch_camera',
  Picture,
  sample: '<project width="160" height="80"><watch_camera address="gate" height="52" /></project>',
  attributes: [
    id('name for UISET and value bindings; see the [intro](../intro.mdx)'),
    {
      group: 'own',
      label: 'Address',
      sketch: 'address',
      values: {kind: 'text'},
      meaning: 'camera to show',
    },
    {
      group: 'own',
      label: 'Refresh',
      sketch: 'refresh',
      values: {kind: 'text', what: 'seconds'},
      meaning: 'refresh interval of the picture',
    },
    {...watchVisible('picture'), edition: '3'},
    comment,
  ],
} satisfies ObjectSpec;
