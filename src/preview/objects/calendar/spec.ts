import type {ObjectSpec} from '../../model/object';
import {flex, height, id, position, sketchAttribute, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'calendar',
  Picture,
  initialValue: '',
  sample:
    '<project width="160" height="184"><calendar pos="x1y1" width="156" height="180" value="2027-02-10" /></project>',
  attributes: [
    id('name of the calendar in code'),
    position,
    ...flex,
    {...width, meaning: 'space for the days of a week'},
    {...height, meaning: 'space for the weeks'},
    {
      group: 'field',
      label: 'Auto Send',
      values: {kind: 'boolean'},
      meaning: '`true` sends each change to the server',
    },
    {
      group: 'own',
      label: 'Action',
      values: {kind: 'choice', of: ['select'], isOpen: true},
      default: '`select`',
      meaning: 'action of the calendar; marked as experimental',
    },
    sketchAttribute('name'),
    sketchAttribute('value'),
    sketchAttribute('events'),
  ],
} satisfies ObjectSpec;
