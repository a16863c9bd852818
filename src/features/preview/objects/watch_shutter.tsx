import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {performAction} from '../parts/performAction';
import {withDefaultAction} from '../parts/WatchToggle';

/** Covered part of the icon, in its units; half for other states. */
const covers = new Map([
  ['offup', 3],
  ['offdown', 16],
  ['unknown', 0],
]);
const halfway = 8;
const arrows = new Map([
  ['up', 'M12 19v-5M9.5 16l2.5-2.5 2.5 2.5'],
  ['unknown', 'M12 7v10M9.5 9.5l2.5-2.5 2.5 2.5M9.5 14.5l2.5 2.5 2.5-2.5'],
  ['down', 'M12 13.5v5M9.5 16.5l2.5 2.5 2.5-2.5'],
]);
/** Milliseconds for the second tap. */
const confirmTimeout = 3000;

/** Command of a tap: stop, or move in the other direction. */
function commandOf(state: string, last: string): string {
  if (state === 'up' || state === 'down') {
    return 'stop';
  }
  return state === 'offdown' || (state !== 'offup' && last === 'down') ? 'up' : 'down';
}

/** `<watch_shutter>`: a tap, or two with `confirm`, moves the shutter; the icon shows its position. */
function WatchShutter(object: ObjectProps): ReactNode {
  const props = withDefaultAction(object);
  const {attribute, dataPoint} = props;
  const [isAsking, setIsAsking] = useState(false);
  const last = useRef('');
  useEffect(() => {
    const timer = isAsking
      ? window.setTimeout(() => setIsAsking(false), confirmTimeout)
      : undefined;
    return () => window.clearTimeout(timer);
  }, [isAsking]);

  const isBound = attribute('action') === 'device';
  const state = (isBound ? dataPoint(attribute('address') ?? '') : attribute('state')) ?? 'unknown';
  const label = attribute('label');
  const tap = () => {
    if (attribute('confirm') === 'true' && !isAsking) {
      setIsAsking(true);
      return;
    }
    setIsAsking(false);
    const command = commandOf(state, last.current);
    last.current = command === 'stop' ? state : last.current;
    performAction(props, isBound ? command : undefined);
  };
  return (
    <div className="preview-watch-shutter">
      <button
        type="button"
        className="preview-button preview-watch"
        aria-label={`${label ?? props.label}, ${state}`}
        onClick={tap}>
        <svg
          viewBox="0 0 24 24"
          className={clsx(
            'preview-watch-icon preview-watch-icon--shutter',
            attribute('mode') === 'horizontal' && 'preview-watch-icon--sideways',
          )}>
          <path d="M4 4h16v16H4z" />
          <rect x="4" y="4" width="16" height={covers.get(state) ?? halfway} />
          <path d={arrows.get(state)} />
          {state === 'unknown' ? (
            <text x="25" y="23">
              ?
            </text>
          ) : null}
        </svg>
        <span>{label}</span>
      </button>
      <span role="status">{isAsking ? 'Tap again' : ''}</span>
    </div>
  );
}

export default {
  Picture: WatchShutter,
  sample: '<watch_shutter label="Blind" state="offdown" />',
} satisfies ObjectSpec;
