import type {ObjectSpec} from '../../model/object';
import {
  height,
  id,
  position,
  shownInXml,
  sketchAttribute,
  width,
} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'button',
  Picture,
  isNamed: true,
  sample:
    '<project width="160" height="80"><button pos="x32y20" width="96" height="40" label="Press" /></project>',
  attributes: [
    id('name of the object in code; several objects can share an ID'),
    ...[position, width, height].map(shownInXml),
    {
      group: 'own',
      xml: 'label',
      values: {kind: 'text'},
      meaning: 'label of the button',
    },
    {
      group: 'own',
      xml: 'icon',
      values: {kind: 'icon'},
      meaning: 'picture on the button, for example `icon:delete`',
    },
    {
      group: 'own',
      xml: 'style',
      values: {kind: 'text', what: 'a style of the skin'},
      meaning:
        'colour; in version 3, the skin "blue" has `b` blue, `g` green, `gr` grey, `r` red, `y` yellow and `glass`',
    },
    {
      group: 'own',
      xml: 'action',
      values: {kind: 'choice', of: ['command', 'datapoint', 'link', 'submit'], isOpen: true},
      meaning: 'what happens when the button is selected',
    },
    {
      group: 'own',
      xml: 'name',
      values: {kind: 'text'},
      meaning: 'with `command`: the name that is sent',
    },
    {
      group: 'own',
      xml: 'parameter',
      values: {kind: 'text'},
      meaning: 'with `command`: the parameter that is sent',
    },
    {
      group: 'own',
      xml: 'link',
      values: {kind: 'page'},
      meaning: 'with `link`: the page to open',
    },
    sketchAttribute('address'),
  ],
} satisfies ObjectSpec;
