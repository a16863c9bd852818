import React, {createContext, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {fieldOf} from '../../parts/field';
import type {ObjectProps} from '../../model/object';

/** What the radio buttons in a group share. */
export interface Choice {
  /** Name that no other group of the document has. */
  readonly name: string;
  readonly value: string;
  readonly choose: (option: string) => void;
}

/** The group around a radio button; nothing for one that stands alone. */
export const ChoiceContext = createContext<Choice | undefined>(undefined);

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
