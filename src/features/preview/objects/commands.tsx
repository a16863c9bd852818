import React, {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../model/object';
import {ownValue} from '../model/ownValue';
import Icon from '../parts/Icon';
import {useLevel, useRangeInput} from '../parts/level';
import {performAction} from '../parts/performAction';

/** Colours of the skin "blue" of version 3 that the sketch distinguishes. */
const tones = {g: 'green', gr: 'grey', r: 'red', y: 'yellow'};

/** `<button>`: sends a command, opens a page or submits the fields around it. */
export function Button(props: ObjectProps): ReactNode {
  const {attribute, label} = props;
  const icon = attribute('icon');
  const text = attribute('label');
  const tone = ownValue(tones, attribute('style') ?? '');
  return (
    <button
      type="button"
      className={clsx('preview-button', tone && `preview-tone--${tone}`)}
      aria-label={text === undefined ? label : undefined}
      onClick={() => performAction(props)}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{text}</span>
    </button>
  );
}

/** Colours of the palette by name, as `red;green;blue` from 0 to 255. */
const palette = Object.entries({
  red: '255;0;0',
  orange: '255;128;0',
  yellow: '255;255;0',
  lime: '128;255;0',
  green: '0;255;0',
  mint: '0;255;128',
  cyan: '0;255;255',
  azure: '0;128;255',
  blue: '0;0;255',
  violet: '128;0;255',
  magenta: '255;0;255',
  rose: '255;0;128',
});

/** `<colorpicker>`: a palette of radio inputs, which are one tab stop and are used with the arrow keys. */
export function ColorPicker(props: ObjectProps): ReactNode {
  const {attribute, input, label, setInput} = props;
  const group = useId();
  const value = input ?? attribute('value') ?? '';
  const choose = (colour: string) => {
    setInput(colour);
    // With a data point, the documentation says toggle, not set to a colour.
    performAction(
      props,
      attribute('action') === 'command' ? (attribute('parameter') ?? colour) : undefined,
    );
  };
  return (
    <div role="radiogroup" aria-label={label} className="preview-colorpicker">
      {palette.map(([name, colour]) => (
        <input
          key={name}
          type="radio"
          name={group}
          value={colour}
          checked={colour === value}
          aria-label={name}
          title={name}
          style={{backgroundColor: `rgb(${colour.replaceAll(';', ' ')})`}}
          onChange={() => choose(colour)}
        />
      ))}
    </div>
  );
}

const channels = ['Red', 'Green', 'Blue'] as const;

/** Three channels, each from 0 to 255, of a text such as `255;0;0`; invalid ones are 0. */
function channelsOf(text: string): readonly number[] {
  const parts = text.split(';');
  return channels.map((_, index) =>
    Math.round(Math.min(255, Math.max(0, Number(parts[index]) || 0))),
  );
}

/** Slider of one primary colour. */
function Channel({
  name,
  level,
  onMove,
  onEnd,
}: {
  readonly name: string;
  readonly level: number;
  readonly onMove: (level: string) => void;
  readonly onEnd: (level: string) => void;
}): ReactNode {
  return (
    <label>
      {name[0]}
      <input
        type="range"
        min={0}
        max={255}
        value={level}
        aria-label={name}
        {...useRangeInput(onMove, onEnd)}
      />
    </label>
  );
}

/** `<rgb>`: a slider for each primary colour, and the resulting colour. */
export function Rgb({attribute, dataPoint, label, dispatch}: ObjectProps): ReactNode {
  const address = attribute('address') ?? '';
  const reading = dataPoint(address);
  const [lastReading, setLastReading] = useState(reading);
  const [draft, setDraft] = useState<string>();
  // The value that the light reports replaces the draft.
  if (lastReading !== reading) {
    setLastReading(reading);
    setDraft(undefined);
  }
  const levels = channelsOf(draft ?? reading ?? '');
  const withLevel = (index: number, level: string) =>
    levels.map((one, other) => (index === other ? level : one)).join(';');
  return (
    <div role="group" aria-label={label} className="preview-rgb">
      <p>
        <span>{attribute('label')}</span>
        <span style={{backgroundColor: `rgb(${levels.join(' ')})`}} />
      </p>
      {channels.map((channel, index) => (
        <Channel
          key={channel}
          name={channel}
          level={levels[index] ?? 0}
          onMove={(level) => setDraft(withLevel(index, level))}
          onEnd={(level) => {
            if (address !== '') {
              dispatch({kind: 'write', name: address, value: withLevel(index, level)});
            }
          }}
        />
      ))}
    </div>
  );
}

/** `<slider>`: a level from 0 to 100, sent on release; a data point receives percent. */
export function Slider(props: ObjectProps): ReactNode {
  return <input {...useLevel(props, 'datapoint')} aria-label={props.label} />;
}

/** Deeper branches have no space. */
const maxDepth = 6;

interface Branch {
  readonly words: string;
  readonly branches: Map<string, Branch>;
}

/** Branches and items of paths such as `Ground floor/Hall`. */
function branchesOf(paths: readonly string[]): Map<string, Branch> {
  const root: Branch['branches'] = new Map();
  for (const path of paths) {
    let branches = root;
    for (const words of path.split('/').slice(0, maxDepth)) {
      const branch = branches.get(words) ?? {words, branches: new Map<string, Branch>()};
      branches.set(words, branch);
      branches = branch.branches;
    }
  }
  return root;
}

/** `<tree>`: branches that open and close, and items to select. */
export function Tree(props: ObjectProps): ReactNode {
  const {attribute, input, label, setInput} = props;
  const isList = attribute('datamode') === 'list';
  const paths = (attribute(isList ? 'list' : 'items') ?? '').split(',');
  const choose = (path: string, words: string) => {
    setInput(path);
    performAction(props, words);
  };
  const lines = (branches: Branch['branches'], above: string): ReactNode => (
    <ul aria-label={above === '' ? label : undefined}>
      {[...branches.values()].map(({words, branches: below}) => {
        const path = `${above}/${words}`;
        return (
          <li key={words}>
            {below.size > 0 ? (
              <details open>
                <summary>{words}</summary>
                {lines(below, path)}
              </details>
            ) : (
              <button
                type="button"
                aria-pressed={input === path}
                onClick={() => choose(path, words)}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  return <div className="preview-list">{lines(branchesOf(paths), '')}</div>;
}

const places = ['left', 'middle', 'right'] as const;

/** `<tributton>`: three buttons side by side, each with a value of its own. */
export function Tributton(props: ObjectProps): ReactNode {
  const {attribute, dataPoint, label} = props;
  const part = (name: string, index: number) => {
    const text = attribute(name)?.split(';')[index]?.trim() ?? '';
    return text === '' ? places[index] : text;
  };
  const reading =
    attribute('action') === 'datapoint' ? dataPoint(attribute('address') ?? '') : undefined;
  return (
    <div role="group" aria-label={label} className="preview-tributton">
      {places.map((place, index) => {
        const value = part('parameters', index);
        return (
          <button
            key={place}
            type="button"
            className="preview-button"
            aria-pressed={reading === undefined ? undefined : reading === value}
            onClick={() => performAction(props, value)}>
            {part('labels', index)}
          </button>
        );
      })}
    </div>
  );
}
