import type {ObjectSpec} from '../../model/object';
import {
  watchAction,
  watchAddress,
  watchId,
  watchLabel,
  watchName,
  watchUrl,
  watchVisible,
} from '../../model/watchAttributes';
import Picture from './Picture';

export default {
  element: 'watch_slider',
  Picture,
  sample: '<project width="160" height="80"><watch_slider label="Sofa" /></project>',
  attributes: [
    watchId('slider'),
    watchLabel('caption'),
    watchAction('target of the level'),
    watchName,
    watchAddress('data point that is set and displayed'),
    {
      ...watchUrl('address with `%value`'),
      meaning: 'with `url`: address to request; the level replaces `%value`',
    },
    watchVisible('slider'),
  ],
} satisfies ObjectSpec;
