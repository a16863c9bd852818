import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {ownValue} from '../model/ownValue';
import Icon from '../parts/Icon';
import {performAction} from '../parts/performAction';

/** Colours of the skin "blue" of version 3 that the sketch distinguishes. */
const tones = {g: 'green', gr: 'grey', r: 'red', y: 'yellow'};

/** `<button>`: sends a command, opens a page or submits the fields around it. */
function Button(props: ObjectProps): ReactNode {
  const {attribute, label} = props;
  const icon = attribute('icon');
  const text = attribute('label');
  const tone = ownValue(tones, attribute('style') ?? '');
  return (
    <button
      type="button"
      className={clsx('preview-button', tone && `preview-button--${tone}`)}
      aria-label={text === undefined ? label : undefined}
      onClick={() => performAction(props)}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{text}</span>
    </button>
  );
}

export default {
  Picture: Button,
  isNamed: true,
  sample: '<button pos="x32y20" width="96" height="40" label="Press" />',
} satisfies ObjectSpec;
