import React, {useId, type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {performAction} from '../parts/performAction';

const hues = [
  'red',
  'orange',
  'yellow',
  'lime',
  'green',
  'mint',
  'cyan',
  'azure',
  'blue',
  'violet',
  'magenta',
  'rose',
] as const;
const shades = [
  ['light ', 0.75],
  ['', 0.5],
  ['dark ', 0.25],
] as const;

/**
 * A saturated colour as `red;green;blue`, from 0 to 255.
 *
 * @param hue degrees
 * @param lightness from 0 to 1
 */
function colourOf(hue: number, lightness: number): string {
  const reach = Math.min(lightness, 1 - lightness);
  return [0, 8, 4]
    .map((offset) => {
      const k = (offset + hue / 30) % 12;
      return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
    })
    .join(';');
}

const palette = shades.flatMap(([shade, lightness]) =>
  hues.map((hue, index) => ({name: shade + hue, colour: colourOf(index * 30, lightness)})),
);

/** `<colorpicker>`: a palette of radio inputs, which are one tab stop and are used with the arrow keys. */
function ColorPicker(props: ObjectProps): ReactNode {
  const {attribute, input, label, setInput} = props;
  const name = useId();
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
      {palette.map((one) => (
        <input
          key={one.colour}
          type="radio"
          name={name}
          value={one.colour}
          checked={one.colour === value}
          aria-label={one.name}
          title={one.name}
          style={{backgroundColor: `rgb(${one.colour.replaceAll(';', ' ')})`}}
          onChange={() => choose(one.colour)}
        />
      ))}
    </div>
  );
}

export default {
  Picture: ColorPicker,
  sample: '<colorpicker pos="x4y4" width="152" height="72" value="0;128;255" />',
} satisfies ObjectSpec;
