import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {editor, inGroup, string} from '../model/attributeBuilders';
import {flex, height, id, position, width, withDefault} from '../model/commonAttributes';
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
  attributes: [
    id(
      'name of the container in code; several objects can share an ID; see [Value bindings](../value-bindings.mdx)',
    ),
    {
      ...position,
      default: '`x0y0`',
      meaning: 'top left corner, from which the positions of its objects are counted',
    },
    {...width, meaning: 'width of the visible part'},
    {...height, meaning: 'height of the visible part'},
    ...withDefault('`true`', ...flex),
    ...inGroup('layout', [
      editor('Layout', string('see the Project Editor'), 'arrangement of the objects inside', {
        sketch: 'layout',
      }),
      editor('Content', string('see the Project Editor'), 'objects inside', {runTime: 'UISET'}),
    ]),
  ],
} satisfies ObjectSpec;
