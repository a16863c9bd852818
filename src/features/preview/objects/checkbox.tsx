import React, {useEffect, useRef, type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';

/** `<checkbox>`: a checkbox; with `tristate`, it can be undetermined. */
function Checkbox(props: ObjectProps): ReactNode {
  const {attribute} = props;
  const label = attribute('label');
  const {value, set} = fieldOf(props);
  const box = useRef<HTMLInputElement>(null);
  const isUndetermined = attribute('tristate') === 'true' && value === '';
  useEffect(() => {
    if (box.current) {
      box.current.indeterminate = isUndetermined;
    }
  }, [isUndetermined]);
  return (
    <label className="preview-checkbox">
      <input
        ref={box}
        type="checkbox"
        checked={value === 'true'}
        disabled={attribute('enabled') === 'false'}
        aria-label={label === undefined ? props.label : undefined}
        onChange={({target}) => set(String(target.checked))}
      />
      <span>{label}</span>
    </label>
  );
}

export default {
  Picture: Checkbox,
  initialValue: 'false',
  sample: '<checkbox pos="x24y10" label="One" value="true" /><checkbox pos="x24y44" label="Two" />',
} satisfies ObjectSpec;
