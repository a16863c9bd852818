import type {ObjectSpec} from '../../model/object';
import {flex, id, position, sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'field',
  Picture,
  initialValue: '',
  sample:
    '<project width="160" height="80"><field pos="x12y18" width="136" height="44" label="Name" value="Office" /></project>',
  attributes: [
    id('name of the field in code'),
    position,
    ...flex,
    {
      group: 'field',
      label: 'Type of data',
      sketch: 'type',
      values: {kind: 'text', what: 'text, multiline, date, time, keypad, select'},
      default: 'text',
      meaning: 'what the field accepts, and how it is entered',
    },
    {
      group: 'field',
      label: 'Auto Send',
      values: {kind: 'boolean'},
      meaning: 'sends each change without waiting for a submit',
    },
    {
      group: 'field',
      uiset: 'autosend',
      values: {kind: 'boolean'},
      meaning:
        'sends each change without waiting for a submit; `true` unless a submit object is on the page or in a parent container',
      edition: '3',
    },
    {
      group: 'field',
      uiset: 'enabled',
      values: {kind: 'boolean'},
      meaning: 'whether users can change the value',
      edition: '3',
    },
    {
      group: 'field',
      uiset: 'focus',
      values: {kind: 'boolean'},
      meaning: 'places the cursor in the field; set it to `true` on one object only',
      edition: '3',
    },
    {
      group: 'field',
      uiset: 'rollback',
      values: {kind: 'choice', of: ['true']},
      meaning: 'restores the last saved value',
      edition: '3',
    },
    {
      group: 'field',
      uiset: 'rollbackenabled',
      values: {kind: 'boolean'},
      meaning: 'restores the last saved value automatically after an error',
      edition: '3',
    },
    {
      group: 'field',
      uiset: 'error',
      values: {kind: 'choice', of: ['true']},
      meaning: 'marks the value as not valid',
      edition: '3',
    },
    sketchAttribute('label'),
    sketchAttribute('name'),
    sketchAttribute('value'),
    sketchAttribute('options'),
  ],
} satisfies ObjectSpec;
