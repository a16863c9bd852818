import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'keypad',
  Picture,
  initialValue: '',
  sample:
    '<project width="160" height="80"><keypad pos="x32y18" width="96" height="44" label="Code" value="1234" /></project>',
  attributes: [
    {
      group: 'common',
      parameter: 'id',
      values: {kind: 'text'},
      meaning: 'name for UISET, and of the command if the keypad sends alone',
      edition: '3',
    },
    {
      group: 'position',
      parameter: 'position',
      values: {kind: 'text', what: 'pixels'},
      meaning: 'position on the page',
      edition: '3',
    },
    {
      group: 'field',
      label: 'Type of the field',
      values: {kind: 'text', what: 'keypad'},
      meaning: 'type of a [field](./field.mdx) for a numeric code',
    },
    sketchAttribute('label'),
    sketchAttribute('name'),
    sketchAttribute('value'),
  ],
} satisfies ObjectSpec;
