import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'time',
  Picture,
  initialValue: '',
  sample:
    '<project width="160" height="80"><time pos="x32y18" width="96" height="44" label="Alarm" value="06:45" /></project>',
  attributes: [
    {
      group: 'common',
      parameter: 'id',
      values: {kind: 'text'},
      meaning: 'name of the field, and of the command that it sends',
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
      group: 'position',
      parameter: 'width',
      values: {kind: 'text', what: 'pixels'},
      meaning: 'width of the field',
      edition: '3',
    },
    {
      group: 'field',
      uiset: 'enabled',
      values: {kind: 'boolean'},
      meaning: 'whether users can change the time',
      edition: '3',
    },
    {
      group: 'field',
      uiset: 'autosend',
      values: {kind: 'boolean'},
      meaning:
        'sends its value automatically; `true` unless a submit object is on the page or in a container around the field',
      edition: '3',
    },
    sketchAttribute('label'),
    sketchAttribute('name'),
    sketchAttribute('value'),
  ],
} satisfies ObjectSpec;
