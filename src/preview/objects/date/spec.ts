import type {ObjectSpec} from '../../model/object';
import {comment, flex, id, position, sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'date',
  Picture,
  initialValue: '',
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
      edition: '3',
    },
    {...comment, meaning: 'a note in the Project Editor, also found by its filter; static'},
    sketchAttribute('label'),
    sketchAttribute('name'),
    sketchAttribute('value'),
  ],
} satisfies ObjectSpec;
