import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import {WatchToggle} from '../watch_light/Picture';

const power = 'M12 3v9M7.5 6a8 8 0 1 0 9 0';

/** The same object, with the action that it has in 4.x while none is given. */
export function withDefaultAction(props: ObjectProps): ObjectProps {
  const attribute = (name: string) =>
    props.attribute(name) ?? (name === 'action' ? 'user' : undefined);
  return {...props, attribute};
}

/** `<watch_onoff>`: a tap toggles, an icon shows the state. */
export default function WatchOnoff(props: ObjectProps): ReactNode {
  return <WatchToggle {...withDefaultAction(props)} icon={power} />;
}
