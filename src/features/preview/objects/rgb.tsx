import React, {useState, type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {useRangeInput} from '../parts/level';

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
function Rgb({attribute, dataPoint, label, dispatch}: ObjectProps): ReactNode {
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

export default {
  Picture: Rgb,
  sample: '<rgb pos="x4y2" width="152" height="76" label="Light" />',
} satisfies ObjectSpec;
