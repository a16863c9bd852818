import React, {type ReactNode} from 'react';
import {id} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import * as watch from '../model/watchAttributes';
import WatchToggle, {withDefaultAction} from '../parts/WatchToggle';

const power = 'M12 3v9M7.5 6a8 8 0 1 0 9 0';

/** `<watch_onoff>`: a tap toggles the device, an icon shows its state. */
function WatchOnoff(props: ObjectProps): ReactNode {
  return <WatchToggle {...withDefaultAction(props)} icon={power} />;
}

export default {
  Picture: WatchOnoff,
  sample: '<watch_onoff label="Pump" state="on" />',
  attributes: [
    id('name of the control in code; several objects can share an ID'),
    {...watch.label4('text of the control'), uiset: 'label'},
    watch.action4,
    watch.name4('name of the command'),
    watch.commandParameter,
    watch.address('what is toggled and followed'),
    watch.url(),
    watch.state('off', 'on', 'unknown'),
    watch.visible('control'),
  ],
} satisfies ObjectSpec;
