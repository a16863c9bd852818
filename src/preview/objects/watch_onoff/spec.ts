import type {ObjectSpec} from '../../model/object';
import {id} from '../../model/commonAttributes';
import {
  watchAction4,
  watchAddress,
  watchLabel4,
  watchName4,
  watchParameter,
  watchState,
  watchUrl,
  watchVisible,
} from '../../model/watchAttributes';
import Picture from './Picture';

export default {
  element: 'watch_onoff',
  Picture,
  sample: '<project width="160" height="80"><watch_onoff label="Pump" state="on" /></project>',
  attributes: [
    id(
      'may be shared, may have a value binding, not settable by UISET; see the [intro](../intro.mdx)',
    ),
    watchLabel4('text of the control'),
    watchAction4,
    watchName4('name of the command'),
    watchParameter,
    watchAddress('what is toggled and followed'),
    watchUrl(),
    watchState(['off', 'on', 'unknown']),
    watchVisible('control'),
  ],
} satisfies ObjectSpec;
