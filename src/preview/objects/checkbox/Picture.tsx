import React, {useEffect, useRef, type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import {fieldOf} from '../../parts/field';

/** `<checkbox>`: a box to tick; with `tristate`, also one that is neither ticked nor open. */
export default function Checkbox(props: ObjectProps): ReactNode {
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
      {label}
    </label>
  );
}
