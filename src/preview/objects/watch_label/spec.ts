import type {ObjectSpec} from '../../model/object';
import {watchId, watchVisible} from '../../model/watchAttributes';
import Picture from './Picture';

export default {
  element: 'watch_label',
  Picture,
  sample: '<project width="160" height="80"><watch_label text="All dark" /></project>',
  attributes: [
    watchId('label'),
    {
      group: 'own',
      uiset: 'text',
      sketch: 'text',
      values: {kind: 'text', what: 'text with one or more rows'},
      meaning: 'text of the label; can be set at run time',
      edition: '3',
    },
    watchVisible('label'),
  ],
} satisfies ObjectSpec;
