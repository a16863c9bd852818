import type {ObjectSpec} from '../../model/attributes';
import {comment, id} from '../../model/shared';
import {watchVisible} from '../../model/watch';

export default {
  element: 'watch_camera',
  sample: '<project width="160" height="80"><watch_camera address="gate" height="52" /></project>',
  attributes: [
    id('name for UISET and value bindings; see the [intro](../intro.mdx)'),
    {
      group: 'own',
      label: 'Address',
      sketch: 'address',
      values: {kind: 'text'},
      meaning: 'which camera is shown',
    },
    {
      group: 'own',
      label: 'Refresh',
      sketch: 'refresh',
      values: {kind: 'text', what: 'seconds'},
      meaning: 'how often the picture is renewed',
    },
    {...watchVisible('picture'), manual: '3.8'},
    comment,
  ],
} as const satisfies ObjectSpec;
