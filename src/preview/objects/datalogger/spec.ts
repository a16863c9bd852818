import type {ObjectSpec} from '../../model/object';
import {flex, id, position} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'datalogger',
  Picture,
  sample:
    '<project width="160" height="112"><datalogger pos="x1y1" width="156" height="108" unit="kWh" /></project>',
  attributes: [
    id('name of the object in code'),
    position,
    ...flex,
    {
      group: 'own',
      uiset: 'loggerid',
      sketch: 'loggerid',
      values: {kind: 'text', what: 'name, or names separated by commas'},
      meaning: 'names of the data loggers',
      edition: '3',
    },
    {
      group: 'own',
      label: 'Unit',
      sketch: 'unit',
      values: {kind: 'text', what: 'text, or a list'},
      meaning: 'label of the value axis: one for each slot of the logger, or one for each logger',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'type',
      sketch: 'type',
      values: {kind: 'choice', of: ['bars', 'points', 'line', 'spline', 'pie']},
      meaning: 'type of drawing',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'pielegendposition',
      values: {kind: 'choice', of: ['right'], isOpen: true},
      meaning: 'position of the legend of a pie',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'controls',
      values: {kind: 'choice', of: ['toolbar'], isOpen: true},
      meaning: 'controls of the object',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'hd',
      values: {kind: 'choice', of: ['true', 'false', 'toggle']},
      meaning: 'high definition in browser mode',
      edition: '3',
    },
  ],
} satisfies ObjectSpec;
