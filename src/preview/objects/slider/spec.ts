import type {ObjectSpec} from '../../model/object';
import {
  comment,
  flex,
  height,
  id,
  position,
  sketchAttribute,
  width,
} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'slider',
  Picture,
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
    sketchAttribute('address'),
    {
      group: 'own',
      label: 'Name',
      xml: 'name',
      values: {kind: 'text'},
      meaning: 'with `command`: the name of the command',
    },
    comment,
  ],
} satisfies ObjectSpec;
