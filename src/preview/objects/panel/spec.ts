import type {Attribute} from '../../model/attributes';
import type {ObjectSpec} from '../../model/object';
import Picture from './Picture';

/** An attribute of the 3.7 manual; place and size are taken in XML as on every object. */
const own = (uiset: string, meaning: string, values: Attribute['values']): Attribute => ({
  group: 'position',
  uiset,
  values,
  meaning: `${meaning}; can be set at run time`,
  edition: '3',
});

export default {
  element: 'panel',
  Picture,
  sample:
    '<project width="160" height="80"><panel pos="x16y12" width="76" height="56" color="b" /><panel pos="x60y24" width="84" height="32" color="y" /></project>',
  attributes: [
    {
      group: 'common',
      parameter: 'id',
      values: {kind: 'text', what: 'text, optional'},
      meaning: 'name for UISET',
      edition: '3',
    },
    own('pos', 'place of the top left corner', {kind: 'position'}),
    own('width', 'width', {kind: 'pixels'}),
    own('height', 'height', {kind: 'pixels'}),
    {
      ...own('color', 'a colour of the skin', {
        kind: 'text',
        what: 'in the skin "blue": `b`, `g`, `gr`, `r`, `y`, `glass`',
      }),
      group: 'own',
      sketch: 'color',
    },
  ],
} satisfies ObjectSpec;
