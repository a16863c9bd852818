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
    watchAction('where the level goes'),
    watchName,
    watchAddress('what is set and followed'),
    {
      ...watchUrl('address with `%value`'),
      meaning: 'with `url`: what to request; the level stands in for `%value`',
    },
    watchVisible('slider'),
  ],
} satisfies ObjectSpec;
