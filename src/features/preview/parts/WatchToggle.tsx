import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../model/object';
import {performAction} from './performAction';

/** State of the icon: with `device`, of the data point, otherwise of the attribute. */
function stateOf({attribute, dataPoint}: ObjectProps): 'off' | 'on' | 'unknown' {
  const value =
    attribute('action') === 'device' ? dataPoint(attribute('address') ?? '') : attribute('state');
  if (value === undefined || value === '' || value === 'unknown') {
    return 'unknown';
  }
  return value === '0' || value === 'off' ? 'off' : 'on';
}

/** The same object with `user` as its default action, as in version 4. */
export function withDefaultAction(props: ObjectProps): ObjectProps {
  const attribute = (name: string) =>
    props.attribute(name) ?? (name === 'action' ? 'user' : undefined);
  return {...props, attribute};
}

/** A button of the watch with an icon that shows one of two states, or an unknown state. */
export default function WatchToggle({
  icon,
  ...props
}: ObjectProps & {readonly icon: string}): ReactNode {
  const state = stateOf(props);
  const label = props.attribute('label');
  return (
    <button
      type="button"
      className="preview-button preview-watch"
      aria-label={`${label ?? props.label}, ${state}`}
      onClick={() => performAction(props)}>
      <svg viewBox="0 0 24 24" className={`preview-watch-icon preview-watch-icon--${state}`}>
        <path d={icon} />
        {state === 'unknown' ? (
          <text x="18" y="23">
            ?
          </text>
        ) : null}
      </svg>
      <span>{label}</span>
    </button>
  );
}
