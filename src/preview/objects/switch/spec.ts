import type {ObjectSpec} from '../../model/object';
import {flex, id, position, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'switch',
  Picture,
  initialValue: 'false',
  sample: '<project width="160" height="80"><switch id="a" pos="x52y26" width="56" /></project>',
  attributes: [
    id(
      'name of the switch in code; several objects can share an ID; a value binding can change the ID, UISET cannot',
    ),
    {...position, default: '`auto`'},
    ...flex.map((attribute) => ({...attribute, default: '`auto`'})),
    {...width, default: '`auto`'},
    {
      group: 'field',
      label: 'Value',
      uiset: 'value',
      values: {kind: 'boolean'},
      default: '`false`',
      meaning: 'the state',
    },
    {
      group: 'field',
      label: 'Name',
      sketch: 'name',
      values: {kind: 'text'},
      default: 'none',
      meaning: 'the name of the field',
    },
    {
      group: 'field',
      label: 'Auto Send',
      uiset: 'autosend',
      values: {kind: 'boolean'},
      meaning: '`true` sends the value at each change',
    },
  ],
} satisfies ObjectSpec;
