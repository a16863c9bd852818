import type {ObjectSpec} from '../../model/attributes';
import {id} from '../../model/shared';
import {
  watchAction4,
  watchAddress,
  watchLabel4,
  watchName4,
  watchParameter,
  watchState,
  watchUrl,
  watchVisible,
} from '../../model/watch';

export default {
  element: 'watch_onoff',
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
} as const satisfies ObjectSpec;
