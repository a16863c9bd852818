import type {ObjectSpec} from '../../model/object';
import {
  watchAction,
  watchAddress,
  watchId,
  watchLabel,
  watchName,
  watchParameter,
  watchUrl,
  watchVisible,
} from '../../model/watchAttributes';
import Picture from './Picture';

export default {
  element: 'watch_button',
  Picture,
  sample: '<project width="160" height="80"><watch_button label="Gate" /></project>',
  attributes: [
    watchId('button'),
    watchLabel('label of the button'),
    watchAction('what happens on a tap'),
    watchName,
    watchParameter,
    watchAddress('the light or automation to control'),
    watchUrl(),
    watchVisible('button'),
  ],
} satisfies ObjectSpec;
