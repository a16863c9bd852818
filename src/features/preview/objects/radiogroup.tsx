import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {choice, sketch, sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';
import {RadioContext} from './radiobutton';

/** `<radiogroup>`: a field whose value is the option of the selected radio button in it. */
function RadioGroup(props: ObjectProps): ReactNode {
  const name = useId();
  const {value, set} = fieldOf(props);
  return (
    <RadioContext.Provider value={{name, value, set}}>
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
    </RadioContext.Provider>
  );
}

export default {
  Picture: RadioGroup,
  holdsObjects: true,
  initialValue: '',
  sample:
    '<radiogroup pos="x24y4" width="112" height="72" value="2"><radiobutton label="One" option="1" /><radiobutton label="Two" option="2" /></radiogroup>',
  attributes: [...sketches('value', 'name'), sketch('layout', choice('column', 'row'))],
} satisfies ObjectSpec;
