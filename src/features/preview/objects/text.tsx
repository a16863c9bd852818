import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {boolean, inGroup, parameter, string, uiset} from '../model/attributeBuilders';
import {blink, comment, flex, id, movablePosition, size} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {hasBlocks, markup} from '../parts/markup';

/** `<text>`: its text with HTML tags; a dash if it is empty. */
function Text({attribute}: ObjectProps): ReactNode {
  const text = attribute('text');
  const className = hasBlocks(text ?? '') ? 'preview-html' : 'preview-text';
  return (
    <div className={clsx(className, text === undefined && 'preview-text--empty')}>
      {markup(text ?? '–')}
    </div>
  );
}

export default {
  Picture: Text,
  sample: '<text pos="x40y28" width="80" height="24" />',
  attributes: [
    id('name of the object in code'),
    ...inGroup('common', [
      uiset('visible', boolean, 'shows or hides the text', {default: '`true`'}),
      blink,
      uiset('opacity', string('`0.0` to `1.0`'), 'opacity, from invisible to solid'),
    ]),
    movablePosition,
    ...size,
    ...flex,
    uiset('text', string('text; HTML tags are allowed'), 'the text', {
      sketch: 'text',
      runTime: 'value binding, UISET',
    }),
    parameter('css', string('CSS'), 'optional style'),
    comment,
  ],
} satisfies ObjectSpec;
