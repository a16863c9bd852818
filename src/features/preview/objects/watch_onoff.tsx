import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import WatchToggle, {withDefaultAction} from '../parts/WatchToggle';

const power = 'M12 3v9M7.5 6a8 8 0 1 0 9 0';

/** `<watch_onoff>`: a tap toggles the device, an icon shows its state. */
function WatchOnoff(props: ObjectProps): ReactNode {
  return <WatchToggle {...withDefaultAction(props)} icon={power} />;
}

export default {
  Picture: WatchOnoff,
  sample: '<watch_onoff label="Pump" state="on" />',
} satisfies ObjectSpec;
