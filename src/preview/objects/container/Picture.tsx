import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../../model/object';

const layouts = ['row', 'column'] as const;

/** `<container>`: objects that move together, at their places in it or one after the other. */
export default function Container({attribute, node, renderObjects}: ObjectProps): ReactNode {
  const layout = layouts.find((one) => one === attribute('layout'));
  return (
    <div className={clsx('preview-inside', layout !== undefined && `preview-flow--${layout}`)}>
      {renderObjects(node.children)}
    </div>
  );
}
