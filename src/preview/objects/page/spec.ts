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
    shownInXml(id('name of the page in links, responses and addresses')),
    {
      group: 'own',
      xml: 'title',
      values: {kind: 'text'},
      meaning: 'title of the page; in version 3.4, shown at the top if the skin has a place for it',
    },
    {
      group: 'meta',
      xml: 'pe-collapsed',
      values: {kind: 'boolean'},
      meaning: 'set by the Project Editor; you do not need to set it',
    },
  ],
} satisfies ObjectSpec;
