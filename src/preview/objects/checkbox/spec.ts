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
    id('names the box for code'),
    {...position, default: '`auto`'},
    {...width, default: '`auto`'},
    ...flex.map((attribute) => ({...attribute, default: '`auto`'})),
    {
      group: 'field',
      label: 'Value',
      sketch: 'value',
      values: {kind: 'choice', of: ['true', 'false', '']},
      default: '`false`',
      meaning: 'ticked or not',
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
      values: {kind: 'text', what: 'text, may hold HTML tags'},
      meaning: 'the words next to the box',
      edition: '3',
    },
    {
      group: 'own',
      label: 'CSS',
      values: {kind: 'text', what: 'CSS declarations'},
      meaning: 'look of the label, such as its colour',
      edition: '3',
    },
    sketchAttribute('name'),
  ],
} satisfies ObjectSpec;
