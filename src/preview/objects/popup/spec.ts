import type {ObjectSpec} from '../../model/object';
import {id, sketchAttribute} from '../../model/commonAttributes';

export default {
  element: 'popup',
  place: 'project',
  holdsObjects: true,
  attributes: [
    id('name of the popup in links, responses and addresses'),
    {
      group: 'own',
      label: 'Title',
      sketch: 'title',
      values: {kind: 'text'},
      meaning: 'the title of the popup',
    },
    {
      group: 'own',
      label: 'Type',
      sketch: 'type',
      values: {kind: 'choice', of: ['simple', 'modal', 'persistent']},
      default: '`simple`',
      meaning:
        'a `simple` popup opens beside its button with an arrow, a `modal` popup in the middle with the rest dimmed, a `persistent` popup in the middle',
    },
    sketchAttribute('locked', {kind: 'boolean'}),
    sketchAttribute('width', {kind: 'pixels'}),
    sketchAttribute('height', {kind: 'pixels'}),
  ],
} satisfies ObjectSpec;
