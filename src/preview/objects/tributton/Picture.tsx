import React, {type ReactNode} from 'react';
import {act} from '../../parts/act';
import type {ObjectProps} from '../../parts/types';

const places = ['left', 'middle', 'right'] as const;

/** `<tributton>`: three buttons side by side, each with a value of its own. */
export default function Tributton(props: ObjectProps): ReactNode {
  const {attribute, point, label} = props;
  const part = (name: string, index: number) => {
    const text = attribute(name)?.split(';')[index]?.trim() ?? '';
    return text === '' ? places[index] : text;
  };
  const read = attribute('action') === 'datapoint' ? point(attribute('address') ?? '') : undefined;
  return (
    <div role="group" aria-label={label} className="preview-tributton">
      {places.map((place, index) => {
        const value = part('parameters', index);
        return (
          <button
            key={place}
            type="button"
            className="preview-button"
            aria-pressed={read === undefined ? undefined : read === value}
            onClick={() => act(props, value)}>
            {part('labels', index)}
          </button>
        );
      })}
    </div>
  );
}
