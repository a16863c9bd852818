import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import WatchToggle from '../parts/WatchToggle';

const lamp = 'M9 18h6M10 21h4M9 15.5c0-1-.3-1.6-1-2.5a6 6 0 1 1 8 0c-.7.9-1 1.5-1 2.5z';

/** `<watch_light>`: a tap switches the light, an icon shows its state. */
function WatchLight(props: ObjectProps): ReactNode {
  return <WatchToggle {...props} icon={lamp} />;
}

export default {
  Picture: WatchLight,
  sample: '<watch_light label="Hall" state="on" />',
} satisfies ObjectSpec;
