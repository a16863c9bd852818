import type {ObjectSpec} from '../../model/object';
import {flex, height, id, position, sketchAttribute, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'tabview',
  Picture,
  holdsObjects: true,
  sample:
    '<project width="160" height="80"><tabview pos="x12y8" width="136" height="64" tabs="A,B"><button pos="x8y4" width="48" height="22" label="On" /><button pos="x72y4" width="48" height="22" label="Up" /></tabview></project>',
  attributes: [
    id('names it for code; several objects may share one; takes a value binding, no UISET'),
    {...position, default: '`x0y0`', meaning: 'corner from which the objects in it are counted'},
    {...width, meaning: 'how wide it is'},
    {...height, meaning: 'how high it is'},
    ...flex.map((attribute) => ({...attribute, default: '`true`'})),
    {
      group: 'layout',
      label: 'Layout',
      values: {kind: 'text', what: 'listed in the Project Editor'},
      meaning: 'how it arranges what it holds',
    },
    {
      group: 'layout',
      label: 'Content',
      values: {kind: 'text', what: 'listed in the Project Editor'},
      meaning: 'what it holds; can be set at run time',
    },
    sketchAttribute('tabs', {kind: 'text', what: 'names with commas between them'}),
  ],
} satisfies ObjectSpec;
