import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps, ObjectSpec} from '../model/object';

const layouts = ['row', 'column'] as const;

/** `<container>`: objects at their positions in it, or in a row or column. */
function Container({attribute, node, renderObjects}: ObjectProps): ReactNode {
  const layout = layouts.find((one) => one === attribute('layout'));
  return (
    <div className={clsx('preview-inside', layout !== undefined && `preview-flow--${layout}`)}>
      {renderObjects(node.children)}
    </div>
  );
}

export default {
  Picture: Container,
  holdsObjects: true,
  sample:
    '<container pos="x16y12" width="128" height="56"><button pos="x8y12" width="48" height="32" label="A" /><button pos="x72y12" width="48" height="32" label="B" /></container>',
} satisfies ObjectSpec;
