import type {ObjectSpec} from '../../model/attributes';
import {
  watchAction,
  watchAddress,
  watchId,
  watchLabel,
  watchName,
  watchUrl,
  watchVisible,
} from '../../model/watch';

export default {
  element: 'watch_slider',
  sample: '<project width="160" height="80"><watch_slider label="Sofa" /></project>',
  attributes: [
    watchId('slider'),
    watchLabel('caption'),
    watchAction('where the level goes'),
    watchName,
    watchAddress('what is set and followed'),
    {
      ...watchUrl('address with `%value`'),
      meaning: 'with `url`: what to request; the level stands in for `%value`',
    },
    watchVisible('slider'),
  ],
} as const satisfies ObjectSpec;
