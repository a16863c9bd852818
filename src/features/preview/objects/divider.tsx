import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<divider>`: a line between two groups, vertical if it is higher than wide, with an optional label. */
function Divider({attribute}: ObjectProps): ReactNode {
  const label = attribute('label');
  const isUpright = Number(attribute('height') ?? 0) > Number(attribute('width') ?? 0);
  return (
    <div
      role="separator"
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-label={label}
      className={clsx('preview-divider', isUpright && 'preview-divider--upright')}>
      {label === undefined ? null : <span aria-hidden="true">{label}</span>}
    </div>
  );
}

export default {
  Picture: Divider,
  sample: '<divider pos="x16y38" width="128" height="4" />',
  attributes: [sketch('label')],
} satisfies ObjectSpec;
