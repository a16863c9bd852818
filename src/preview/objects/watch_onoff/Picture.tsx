import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import WatchToggle from '../../parts/WatchToggle';
import {withDefaultAction} from '../../parts/withDefaultAction';

const power = 'M12 3v9M7.5 6a8 8 0 1 0 9 0';

/** `<watch_onoff>`: a tap toggles, an icon shows the state. */
export default function WatchOnoff(props: ObjectProps): ReactNode {
  return <WatchToggle {...withDefaultAction(props)} icon={power} />;
}
