import type {ObjectSpec} from '../../model/object';
import Picture from './Picture';

export default {
  element: 'rgb',
  Picture,
  sample:
    '<project width="160" height="80"><rgb pos="x4y2" width="152" height="76" label="Light" /></project>',
  attributes: [
    {
      group: 'own',
      parameter: 'address',
      sketch: 'address',
      values: {kind: 'text', what: 'ID of a data point, or DMX number'},
      meaning: 'the light: its RGB data point, or the address of its three DMX channels',
      edition: '3',
    },
    {
      group: 'position',
      parameter: 'position',
      values: {kind: 'text', what: '`x<left>y<top>`, or row and column'},
      meaning: 'position on the page',
      edition: '3',
    },
    {
      group: 'own',
      parameter: 'label',
      sketch: 'label',
      values: {kind: 'text', what: 'text, can contain HTML tags'},
      meaning: 'label of the panel',
      edition: '3',
    },
  ],
} satisfies ObjectSpec;
