import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../../model/object';
import Icon from '../../parts/Icon';
import {performAction} from '../../parts/performAction';

/** `<button>`: sends a command, opens a page or submits the fields around it. */
export default function Button(props: ObjectProps): ReactNode {
  const {attribute, label} = props;
  const icon = attribute('icon');
  const text = attribute('label');
  return (
    <button
      type="button"
      className={clsx('preview-button', attribute('style') === 'gr' && 'preview-button--green')}
      aria-label={text === undefined ? label : undefined}
      onClick={() => performAction(props)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {text}
    </button>
  );
}
