import type {ObjectSpec} from '../../model/object';
import {comment, flex, height, id, position, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'text',
  Picture,
  sample: '<project width="160" height="80"><text pos="x40y28" width="80" height="24" /></project>',
  attributes: [
    id('names the object for code'),
    {
      group: 'common',
      label: 'Visible',
      uiset: 'visible',
      values: {kind: 'boolean'},
      default: '`true`',
      meaning: 'shows or hides it',
    },
    {
      group: 'common',
      label: 'Blink',
      uiset: 'blink',
      values: {kind: 'choice', of: ['true', 'slow', 'fast', 'false']},
      meaning: 'makes it blink; `true` is `slow`',
    },
    {
      group: 'common',
      label: 'Opacity',
      uiset: 'opacity',
      values: {kind: 'text', what: '`0.0` to `1.0`'},
      meaning: 'from invisible to solid',
    },
    position,
    width,
    height,
    ...flex,
    {
      group: 'own',
      label: 'Text',
      uiset: 'text',
      sketch: 'text',
      values: {kind: 'text', what: 'text; HTML tags are allowed'},
      meaning: 'what it shows',
    },
    {
      group: 'own',
      label: 'CSS',
      values: {kind: 'text', what: 'CSS'},
      meaning: 'optional style',
    },
    comment,
  ],
} satisfies ObjectSpec;
