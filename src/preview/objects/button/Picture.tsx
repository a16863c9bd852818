import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ownValue} from '../../model/ownValue';
import type {ObjectProps} from '../../model/object';
import {performAction} from '../../parts/performAction';

const icons: Readonly<Record<string, string>> = {
  'icon:delete': 'M5 7h14M8 7v12h8V7M10 7V5h4v2M11 10v6M13 10v6',
  'icon:edit': 'M6 18l1-4 8-8 3 3-8 8z',
};
const otherIcon = 'M7 7h10v10H7z';

/** Icon of the sketch: the few that have a shape of their own, a square for the others. */
export function Icon({name}: {readonly name: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className="preview-icon" aria-hidden="true">
      <path d={ownValue(icons, name) ?? otherIcon} />
    </svg>
  );
}

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
