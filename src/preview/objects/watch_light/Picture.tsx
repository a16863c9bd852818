import React, {type ReactNode} from 'react';
import {performAction} from '../../parts/performAction';
import type {ObjectProps} from '../../model/object';

const lamp = 'M9 18h6M10 21h4M9 15.5c0-1-.3-1.6-1-2.5a6 6 0 1 1 8 0c-.7.9-1 1.5-1 2.5z';

/** With `device` the icon follows the data point, otherwise what code has set. */
function stateOf({attribute, dataPoint}: ObjectProps): 'off' | 'on' | 'unknown' {
  const value =
    attribute('action') === 'device' ? dataPoint(attribute('address') ?? '') : attribute('state');
  if (value === undefined || value === '' || value === 'unknown') {
    return 'unknown';
  }
  return value === '0' || value === 'off' ? 'off' : 'on';
}

/** A button of the watch with an icon on its left that shows one of two states, or that none is known. */
export function WatchToggle({icon, ...props}: ObjectProps & {readonly icon: string}): ReactNode {
  const state = stateOf(props);
  const text = props.attribute('label') ?? props.label;
  return (
    <button
      type="button"
      className="preview-button preview-watch"
      aria-label={`${text}, ${state}`}
      onClick={() => performAction(props)}>
      <svg viewBox="0 0 24 24" className={`preview-watch-icon preview-watch-icon--${state}`}>
        <path d={icon} />
        {state === 'unknown' ? (
          <text x="18" y="23">
            ?
          </text>
        ) : null}
      </svg>
      <span>{text}</span>
    </button>
  );
}

/** `<watch_light>`: a tap switches, a lamp shows whether it burns. */
export default function WatchLight(props: ObjectProps): ReactNode {
  return <WatchToggle {...props} icon={lamp} />;
}
