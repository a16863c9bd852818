import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<divider>`: a rule between two groups, upright where it is higher than wide, or with words in it. */
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
  sample:
    '<project width="160" height="80"><divider pos="x16y38" width="128" height="4" /></project>',
  attributes: [sketch('label')],
} satisfies ObjectSpec;
