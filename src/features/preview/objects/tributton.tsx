import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {performAction} from '../parts/performAction';

const places = ['left', 'middle', 'right'] as const;

/** `<tributton>`: three buttons side by side, each with a value of its own. */
function Tributton(props: ObjectProps): ReactNode {
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

export default {
  Picture: Tributton,
  sample: '<tributton pos="x1y20" width="156" height="40" labels="Up;Stop;Down" />',
} satisfies ObjectSpec;
