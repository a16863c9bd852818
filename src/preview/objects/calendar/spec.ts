import type {ObjectSpec} from '../../model/object';
import {flex, height, id, position, sketchAttribute, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'calendar',
  Picture,
  initialValue: '',
  sample:
    '<project width="160" height="80"><calendar pos="x0y0" width="160" height="80" value="2027-03-03" /></project>',
  attributes: [
    id('names the calendar for code'),
    position,
    ...flex,
    {...width, meaning: 'room for the days of a week'},
    {...height, meaning: 'room for the weeks'},
    {
      group: 'field',
      label: 'Auto Send',
      values: {kind: 'boolean'},
      meaning: '`true`: each change goes to the server',
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
