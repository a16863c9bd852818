import type {Attribute} from '../../model/attributes';
import type {ObjectSpec} from '../../model/object';
import Picture from './Picture';

/** An attribute of the 3.5 manual that UISET reaches; the preview takes it by the same name. */
function chartAttribute(
  name: string,
  values: Attribute['values'],
  meaning: string,
  initial?: string,
): Attribute {
  return {
    group: 'own',
    uiset: name,
    sketch: name,
    values,
    default: initial,
    meaning,
    edition: '3',
  };
}

export default {
  element: 'chart',
  Picture,
  sample:
    '<project width="160" height="80"><chart pos="x8y8" width="144" height="64" values="4,7,3,9,6" axislabels="none" /></project>',
  attributes: [
    chartAttribute(
      'type',
      {kind: 'choice', of: ['bars', 'gauge', 'points', 'line', 'spline']},
      'bars, a gauge for one value, points, values joined by a line or by a smooth curve',
    ),
    chartAttribute(
      'orientation',
      {kind: 'choice', of: ['vertical', 'horizontal']},
      'direction of the drawing',
      '`vertical`',
    ),
    chartAttribute('value', {kind: 'text', what: 'a number'}, 'value of a gauge'),
    chartAttribute(
      'values',
      {kind: 'text', what: '`7,3,5.5`, or `[7,3,5.5],[4,1,0.5]`'},
      'one set of values, or several',
    ),
    {
      group: 'own',
      uiset: 'value[n]',
      values: {kind: 'text', what: 'a number'},
      meaning: 'one set among several',
      edition: '3',
    },
    {
      group: 'own',
      uiset: 'values[n]',
      values: {kind: 'text', what: '`7,3,5.5`'},
      meaning: 'one set among several',
      edition: '3',
    },
    chartAttribute(
      'valuerange',
      {kind: 'text', what: '`<min>,<max>`, such as `-2,10`'},
      'displayed range',
    ),
    chartAttribute(
      'axislabels',
      {kind: 'text', what: '`auto`, `none`, or words separated by commas'},
      'labels from 1 to the number of values, no labels, or your own',
      '`auto`',
    ),
    {
      group: 'own',
      uiset: 'valuelabeltype',
      values: {kind: 'choice', of: ['inside'], isOpen: true},
      meaning: 'position of the value',
      edition: '3',
    },
  ],
} satisfies ObjectSpec;
