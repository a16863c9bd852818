import type {ObjectSpec} from '../../model/attributes';
import {comment, flex, id, position, sketched} from '../../model/shared';

export default {
  element: 'date',
  fieldValue: '',
  sample:
    '<project width="160" height="80"><date pos="x12y18" width="136" height="44" label="Until" value="2027-03-11" /></project>',
  attributes: [
    id('name for UISET; a value binding may set it'),
    {...position, default: '`x0y0`'},
    ...flex.map((attribute) => ({...attribute, default: '`true`'})),
    {
      group: 'field',
      label: 'Auto Send',
      values: {kind: 'boolean'},
      meaning: '`true`: sends when the date changes',
    },
    {
      group: 'field',
      uiset: 'enabled',
      values: {kind: 'boolean'},
      meaning: 'whether the field can be used',
      manual: '3.4',
    },
    {...comment, meaning: 'a note in the Project Editor, also found by its filter; static'},
    sketched('label'),
    sketched('name'),
    sketched('value'),
  ],
} as const satisfies ObjectSpec;
