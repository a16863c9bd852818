import type {ObjectSpec} from '../../model/attributes';
import {comment, flex, height, id, position, sketched, width} from '../../model/shared';

export default {
  element: 'slider',
  sample:
    '<project width="160" height="80"><slider id="a" pos="x16y24" width="128" height="32" /></project>',
  attributes: [
    id('names the slider for code; a value binding can change it, UISET cannot'),
    position,
    width,
    height,
    ...flex,
    {
      group: 'own',
      label: 'Action',
      xml: 'action',
      values: {kind: 'choice', of: ['command', 'datapoint']},
      meaning: 'what a move does',
    },
    sketched('address'),
    {
      group: 'own',
      label: 'Name',
      xml: 'name',
      values: {kind: 'text'},
      meaning: 'with `command`: the name of the command',
    },
    comment,
  ],
} as const satisfies ObjectSpec;
