import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../../model/object';
import {ChoiceContext} from '../../parts/choice';
import {fieldOf} from '../../parts/field';

/** `<radiogroup>`: a field whose value is the option of the radio button that is chosen in it. */
export default function RadioGroup(props: ObjectProps): ReactNode {
  const name = useId();
  const {value, set} = fieldOf(props);
  const choice = {name, value, choose: set};
  return (
    <ChoiceContext.Provider value={choice}>
      <div
        role="radiogroup"
        aria-label={props.label}
        className={clsx(
          'preview-inside',
          'preview-radiogroup',
          `preview-flow--${props.attribute('layout') === 'row' ? 'row' : 'column'}`,
        )}>
        {props.renderObjects(props.node.children)}
      </div>
    </ChoiceContext.Provider>
  );
}
