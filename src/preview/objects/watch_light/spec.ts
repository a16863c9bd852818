import type {ObjectSpec} from '../../model/object';
import {
  watchAction,
  watchAddress,
  watchId,
  watchLabel,
  watchName,
  watchParameter,
  watchState,
  watchUrl,
  watchVisible,
} from '../../model/watchAttributes';
import Picture from './Picture';

export default {
  element: 'watch_light',
  Picture,
  sample: '<project width="160" height="80"><watch_light label="Hall" state="on" /></project>',
  attributes: [
    watchId('light'),
    watchLabel('text of the button'),
    watchAction('what a tap does, as for [Watch Button](./watch_button.mdx#behaviour)'),
    watchName,
    watchParameter,
    watchAddress('the light'),
    watchUrl(),
    watchState(['off', 'on', 'unknown']),
    watchVisible('light'),
  ],
} satisfies ObjectSpec;
