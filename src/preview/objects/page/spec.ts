import type {ObjectSpec} from '../../model/object';
import {id, shownInXml} from '../../model/commonAttributes';

export default {
  element: 'page',
  isNamed: true,
  place: 'project',
  sample:
    '<project width="160" height="80"><page id="a" title="Page"><button pos="x16y16" width="56" height="24" label="A" /><button pos="x88y16" width="56" height="24" label="B" /></page></project>',
  holdsObjects: true,
  attributes: [
    shownInXml(id('what links, answers and addresses call the page')),
    {
      group: 'own',
      xml: 'title',
      values: {kind: 'text'},
      meaning:
        'the title of the page; in the 3.4 manual it stands at the top, if the skin has a place for it',
    },
    {
      group: 'meta',
      xml: 'pe-collapsed',
      values: {kind: 'boolean'},
      meaning: 'written by the Project Editor for itself; you need not set it',
    },
  ],
} satisfies ObjectSpec;
