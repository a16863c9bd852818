import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {choice, sketch, sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {ChoiceContext} from '../parts/choice';
import {fieldOf} from '../parts/field';

/** `<radiogroup>`: a field whose value is the option of the radio button that is chosen in it. */
function RadioGroup(props: ObjectProps): ReactNode {
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

export default {
  Picture: RadioGroup,
  holdsObjects: true,
  initialValue: '',
  sample:
    '<project width="160" height="80"><radiogroup pos="x24y4" width="112" height="72" value="2"><radiobutton label="One" option="1" /><radiobutton label="Two" option="2" /></radiogroup></project>',
  attributes: [...sketches('value', 'name'), sketch('layout', choice('column', 'row'))],
} satisfies ObjectSpec;
