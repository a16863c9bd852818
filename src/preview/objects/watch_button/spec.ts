import type {ObjectSpec} from '../../model/attributes';
import {
  watchAction,
  watchAddress,
  watchId,
  watchLabel,
  watchName,
  watchParameter,
  watchUrl,
  watchVisible,
} from '../../model/watch';

export default {
  element: 'watch_button',
  sample: '<project width="160" height="80"><watch_button label="Gate" /></project>',
  attributes: [
    watchId('button'),
    watchLabel('what stands on the button'),
    watchAction('what a tap does'),
    watchName,
    watchParameter,
    watchAddress('the light or automation to control'),
    watchUrl(),
    watchVisible('button'),
  ],
} as const satisfies ObjectSpec;
