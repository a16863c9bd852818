import type {ObjectSpec} from '../../model/object';
import {comment, flex, height, id, position, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'text',
  Picture,
  sample: '<project width="160" height="80"><text pos="x40y28" width="80" height="24" /></project>',
  attributes: [
    id('name of the object in code'),
    {
      group: 'common',
      uiset: 'visible',
      values: {kind: 'boolean'},
      default: '`true`',
      meaning: 'shows or hides the text',
      edition: '3',
    },
    {
      group: 'common',
      uiset: 'blink',
      values: {kind: 'choice', of: ['true', 'slow', 'fast', 'false']},
      meaning: 'speed of blinking, or none; `true` is `slow`',
      edition: '3',
    },
    {
      group: 'common',
      uiset: 'opacity',
      values: {kind: 'text', what: '`0.0` to `1.0`'},
      meaning: 'opacity, from invisible to solid',
      edition: '3',
    },
    position,
    width,
    height,
    ...flex,
    {
      group: 'own',
      uiset: 'text',
      sketch: 'text',
      values: {kind: 'text', what: 'text; HTML tags are allowed'},
      meaning: 'the text',
      edition: '3',
    },
    {
      group: 'own',
      parameter: 'css',
      values: {kind: 'text', what: 'CSS'},
      meaning: 'optional style',
      edition: '3',
    },
    comment,
  ],
} satisfies ObjectSpec;
