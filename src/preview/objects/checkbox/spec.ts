import type {ObjectSpec} from '../../model/object';
import {flex, id, position, sketchAttribute, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'checkbox',
  Picture,
  initialValue: 'false',
  sample:
    '<project width="160" height="80"><checkbox pos="x24y10" label="One" value="true" /><checkbox pos="x24y44" label="Two" /></project>',
  attributes: [
    id('name of the checkbox in code'),
    {...position, default: '`auto`'},
    {...width, default: '`auto`'},
    ...flex.map((attribute) => ({...attribute, default: '`auto`'})),
    {
      group: 'field',
      label: 'Value',
      sketch: 'value',
      values: {kind: 'choice', of: ['true', 'false', '']},
      default: '`false`',
      meaning: 'selected or not',
    },
    {
      group: 'field',
      label: 'Tri State',
      sketch: 'tristate',
      values: {kind: 'boolean'},
      meaning: 'allows a third, undetermined state',
    },
    {
      group: 'field',
      label: 'Auto Send',
      uiset: 'autosend',
      values: {kind: 'boolean'},
      meaning: 'sends each change at once; see [Field](./field.mdx#behaviour)',
    },
    {
      group: 'own',
      label: 'Label',
      sketch: 'label',
      values: {kind: 'text', what: 'text, can contain HTML tags'},
      meaning: 'label next to the checkbox',
      edition: '3',
    },
    {
      group: 'own',
      label: 'CSS',
      values: {kind: 'text', what: 'CSS declarations'},
      meaning: 'style of the label, for example its colour',
      edition: '3',
    },
    sketchAttribute('name'),
  ],
} satisfies ObjectSpec;
