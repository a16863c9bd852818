import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../model/object';
import {useLevel} from '../parts/level';
import {performAction} from '../parts/performAction';

/** State of the icon: the data point's if the action is `device`, otherwise the attribute's. */
function stateOf({attribute, dataPoint}: ObjectProps): 'off' | 'on' | 'unknown' {
  const value =
    attribute('action') === 'device' ? dataPoint(attribute('address') ?? '') : attribute('state');
  if (value === undefined || value === '' || value === 'unknown') {
    return 'unknown';
  }
  return value === '0' || value === 'off' ? 'off' : 'on';
}

/** Makes `user` the default action of an object, as in version 4. */
function withDefaultAction(props: ObjectProps): ObjectProps {
  const attribute = (name: string) =>
    props.attribute(name) ?? (name === 'action' ? 'user' : undefined);
  return {...props, attribute};
}

/** A button of the watch with an icon that shows one of two states, or an unknown state. */
function WatchToggle({icon, ...props}: ObjectProps & {readonly icon: string}): ReactNode {
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

/** `<watch_button>`: one tap, one command, one data point or one request. */
export function WatchButton(props: ObjectProps): ReactNode {
  const label = props.attribute('label');
  return (
    <button
      type="button"
      className="preview-button preview-watch"
      aria-label={label === undefined ? props.label : undefined}
      onClick={() => performAction(props)}>
      {label}
    </button>
  );
}

/** Drawings of some pictures, in a square of 24 units. */
const drawings: readonly (readonly [name: string, path: string])[] = [
  ['lock', 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2'],
  ['lock-open', 'M6 11h12v9H6zM8.5 11V5.5a3.5 3.5 0 0 1 7 0V7M12 14.5v2'],
];
const landscape = 'M3 5h18v14H3zM3 17l6-6 4 4 3-3 5 5';

/** `<watch_image>`: the drawing of a picture, or else a placeholder with its name. */
export function WatchImage({attribute, label}: ObjectProps): ReactNode {
  const name = attribute('image');
  const drawing = drawings.find(([key]) => key === name)?.[1];
  return (
    <span className="preview-watch-image" role="img" aria-label={name ?? label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing ?? landscape} />
      </svg>
      {drawing === undefined ? <span>{name}</span> : null}
    </span>
  );
}

/** `<watch_label>`: a text of one or more rows. */
export function WatchLabel({attribute}: ObjectProps): ReactNode {
  return <p className="preview-watch-label">{attribute('text') ?? ''}</p>;
}

const lamp = 'M9 18h6M10 21h4M9 15.5c0-1-.3-1.6-1-2.5a6 6 0 1 1 8 0c-.7.9-1 1.5-1 2.5z';

/** `<watch_light>`: a tap switches the light, an icon shows its state. */
export function WatchLight(props: ObjectProps): ReactNode {
  return <WatchToggle {...props} icon={lamp} />;
}

const power = 'M12 3v9M7.5 6a8 8 0 1 0 9 0';

/** `<watch_onoff>`: a tap toggles the device, an icon shows its state. */
export function WatchOnoff(props: ObjectProps): ReactNode {
  return <WatchToggle {...withDefaultAction(props)} icon={power} />;
}

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
export function WatchShutter(object: ObjectProps): ReactNode {
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

/** `<watch_slider>`: a level for a dimmer, a command or an address, sent on release. */
export function WatchSlider(props: ObjectProps): ReactNode {
  const text = props.attribute('label');
  const level = useLevel(props, 'device');
  return (
    <label className="preview-watch-slider">
      <span>{text}</span>
      <span aria-hidden="true">{Math.trunc(level.value)}</span>
      <input {...level} aria-label={text === undefined ? props.label : undefined} />
    </label>
  );
}
